// Unpacks the Chromium of the package @sparticuz/chromium into a folder, once, and prints as JSON how to start it:
//   node scripts/chromium.mjs FOLDER

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? 'chromium');
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder; // where the package unpacks to

const { default: chromium, inflate } = await import('@sparticuz/chromium');
const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
const executable = await chromium.executablePath();
await inflate(join(packed, 'al2023.tar.br')); // the libraries it needs, for machines that lack them

// The package's own list of fonts names folders that only its usual host has.
const fonts = join(folder, 'fonts.conf');
writeFileSync(
  fonts,
  `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
);
console.log(JSON.stringify({ executable, libraries: join(folder, 'al2023', 'lib'), fonts }));

import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `caravanserai serve` on its usual port, for `npm run dev`.
const SERVER = process.env.CARAVANSERAI_SERVER ?? 'http://127.0.0.1:8001';

// What all screens share travels as one file: many small ones would each bring their headers, and pack worse.
const SHARED = { name: 'shared', test: /node_modules|src[/]look|src[/]parts|src[/]lib[/](?!languages)/ };

// Comments in the words are for translators: they stay at home.
const withoutComments = {
  name: 'words-without-comments',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf-8').replace(/^#.*\n/gm, '');
    return `export default ${JSON.stringify(text)}`;
  },
};

export default defineConfig({
  plugins: [withoutComments, svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  server: {
    fs: { allow: ['..'] },
    // The proxy keeps the Host, which the server compares with where the page comes from.
    proxy: { '/api': { target: SERVER, changeOrigin: false }, '/ws': { target: SERVER.replace('http', 'ws'), ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['./src/test-setup.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});

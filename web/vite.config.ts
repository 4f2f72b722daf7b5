import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `caravanserai serve` on its usual port, for `npm run dev`.
const SERVER = process.env.CARAVANSERAI_SERVER ?? 'http://127.0.0.1:8001';

// What asks for everything else comes first, and needs nothing itself.
const FIRST = { name: 'first', test: /src[/]first[/](?!languages[/](en|ru|hu)[.])|preload-helper/, priority: 2 };

// What all screens share travels as one file, and what all tables do as another: many small ones would each bring their headers, and pack
// worse. What neither the first screen nor a table needs at once stays with what asks for it.
const SHARED = 'shared';
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
/** A file of all that these modules import, and what that imports. */
function together(name: string, needed: RegExp, priority: number) {
  const isNeeded = (id: string, graph: Graph): boolean => {
    const above = new Set([id]);
    for (const one of above) for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
    return id.includes('node_modules') || [...above].some((one) => needed.test(one));
  };
  return { test: /node_modules[/](?!uqr)|src[/](look|parts|lib)[/]/, priority, name: (id: string, graph: Graph) => (isNeeded(id, graph) ? name : null) };
}
// The first screen may have 110 kB and a table 60 kB more (tests/page/test_first_visit.py): something of a table comes with the first screen.
const GROUPS = [
  FIRST,
  together(SHARED, /src[/](app[.]ts|lib[/](table-play|explained)[.]svelte[.]ts|lib[/]arrangement[.]ts|parts[/]Story[.]svelte|screens[/]Home[.]svelte|[a-z-]+[/](game[.]ts|Art[.]svelte))$/, 1),
  // Small parts that table and review share: as one file they cost a review fewer headers.
  { name: 'pieces', test: /src[/]five-tribes[/]((Track|Resources|Price|DjinnCard)[.]svelte|(seat-status|paths)[.]ts)$/, priority: 0 },
  together('at-table', /src[/]([a-z-]+[/]Table|screens[/](TableScreen|AtTable))[.]svelte$/, 0),
];

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

// The page asks for what all screens share while it is still being read, not only when its script runs.
const sharedFirst: Plugin = {
  name: 'shared-first',
  transformIndexHtml(_html, { bundle = {} }) {
    const shared = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === SHARED);
    if (shared?.type !== 'chunk') return [];
    const styles = [...(shared.viteMetadata?.importedCss ?? [])];
    return [
      { tag: 'link', attrs: { rel: 'preload', as: 'script', crossorigin: true, href: `/${shared.fileName}` }, injectTo: 'head' },
      ...styles.map((style) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${style}` }, injectTo: 'head' as const })),
    ];
  },
};

// Packed here, once and as small as can be, for browsers that read it; the server packs by gzip for the others.
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle) {
    for (const part of Object.values(bundle)) {
      const content = part.type === 'chunk' ? part.code : part.source;
      if (/\.(js|css|svg)$/.test(part.fileName)) writeFileSync(join(dir, `${part.fileName}.br`), brotliCompressSync(content));
    }
  },
};

export default defineConfig({
  plugins: [withoutComments, sharedFirst, packed, svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    // The proxy keeps the Host, which the server compares with where the page comes from.
    proxy: { '/api': { target: SERVER, changeOrigin: false }, '/ws': { target: SERVER.replace('http', 'ws'), ws: true } },
  },
});

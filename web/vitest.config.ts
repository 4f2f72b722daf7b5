// How units are tested. Apart from how the page is built: who only plays has no Vitest.
import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

// Few tests need a document: those say so in their first line. None leaves anything behind, so they share their modules.
const units = defineConfig({
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
  resolve: { conditions: ['browser'] },
});

export default mergeConfig(page, units);

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // A Map that nothing on the screen depends on need not be watched; what is shown is in $state.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  { files: ['*.config.*', 'scripts/*'], languageOptions: { globals: { ...globals.node } } },
);

// All texts of one language that most screens need, in one file to load.
export default import.meta.glob<string>(
  ['../../../../src/caravanserai/locales/ru/*.ftl', '!../../../../src/caravanserai/locales/ru/{company,guide,keepers,learn,profile,puzzles,review,score,tournaments}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

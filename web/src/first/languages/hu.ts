// All texts of one language that most screens need, in one file to load.
export default import.meta.glob<string>(
  ['../../../../src/caravanserai/locales/hu/*.ftl', '!../../../../src/caravanserai/locales/hu/{guide,learn,review,score}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

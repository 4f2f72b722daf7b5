// All texts of one language, in one file to load.
export default import.meta.glob<string>('../../../../src/caravanserai/locales/ru/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

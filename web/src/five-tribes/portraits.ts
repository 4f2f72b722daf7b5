// What is on each djinn's medallion: what the djinn works on and, at the lower right, how.

export interface Portrait {
  on: string;
  /** coin: pays; star8: counts at the end; ui-ends: puts it elsewhere; ui-ban: protects; card: brings a card. */
  how?: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  'al-amin': { on: 'fakir', how: 'star8' },
  'anun-nak': { on: 'hidden-coins' },
  baal: { on: 'djinn-head', how: 'coin' },
  boaz: { on: 'vizier', how: 'ui-ban' },
  bouraq: { on: 'palace' },
  echidna: { on: 'builder', how: 'coin' },
  enki: { on: 'palm' },
  hagis: { on: 'palace', how: 'ui-ends' },
  haurvatat: { on: 'palm', how: 'star8' },
  iblis: { on: 'assassin', how: 'assassin' },
  jafaar: { on: 'vizier', how: 'star8' },
  kandicha: { on: 'assassin', how: 'card' },
  kumarbi: { on: 'fakir', how: 'coin' },
  lamia: { on: 'palm', how: 'ui-ends' },
  leta: { on: 'camel' },
  marid: { on: 'camel', how: 'coin' },
  monkir: { on: 'palace', how: 'coin' },
  nekir: { on: 'assassin', how: 'coin' },
  shamhat: { on: 'elder', how: 'star8' },
  sibittis: { on: 'djinn-head', how: 'card' },
  sloar: { on: 'card' },
  utug: { on: 'camel', how: 'merchant' },
};

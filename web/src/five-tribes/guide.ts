// What is explained to who plays Five Tribes for the first time, decision by decision.

import type { GuideNote } from '../lib/games';

export default [
  { name: 'bid', rule: 'FT-B1', steps: ['bid'] },
  { name: 'pick', rule: 'FT-M1', steps: ['pick'] },
  { name: 'drop', rule: 'FT-M5', steps: ['drop'] },
  { name: 'builders', rule: 'FT-U1', steps: ['builders'] },
  { name: 'kill', rule: 'FT-A1', steps: ['kill'] },
  { name: 'before-tile', rule: 'FT-D1', steps: ['before-tile'] },
  { name: 'take', rule: 'FT-L3', steps: ['take', 'second-take'] },
  { name: 'buy', rule: 'FT-L5', steps: ['buy'] },
  { name: 'end', rule: 'FT-X1', steps: ['end', 'sell'] },
  { name: 'power', rule: 'FT-D1', steps: ['place', 'redirect', 'keep', 'second-kill'] },
] satisfies GuideNote[];

// What is explained to who plays Ali Baba for the first time, decision by decision.

import type { GuideNote } from '../lib/games';

export default [
  { name: 'take', rule: 'AB-T1', steps: ['take'] },
  { name: 'also', rule: 'AB-GREEN1', steps: ['also'] },
  { name: 'show', rule: 'AB-YELLOW1', steps: ['show'] },
  { name: 'steal', rule: 'AB-YELLOW1', steps: ['steal'] },
  { name: 'ban', rule: 'AB-WHITE1', steps: ['ban'] },
  { name: 'lamp', rule: 'AB-L2', steps: ['magic'] },
] satisfies GuideNote[];

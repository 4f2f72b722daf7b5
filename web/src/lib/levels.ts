// The bots people are offered, from gentle to master; `random` is for tests.
export const LEVELS = ['novice', 'merchant', 'vizier', 'sultan'] as const;
export type Level = (typeof LEVELS)[number];

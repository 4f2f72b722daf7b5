/** The bots people are offered, from gentle to master. */
export const LEVELS = ['novice', 'merchant', 'vizier', 'sultan'] as const;
/** With the one that is for tests. */
export const ALL_LEVELS = ['random', ...LEVELS] as const;
/** Those that answer soon enough to be played at once. */
export const QUICK_LEVELS = ['novice', 'merchant', 'vizier'] as const;
export type Level = (typeof LEVELS)[number];

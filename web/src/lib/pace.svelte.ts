// How fast turns of others are shown on the board.

export const SPEEDS = [0.5, 1, 2, 4] as const;

export const pace = $state<{ speed: number }>({ speed: 1 });

// Whether the board still shows rivals' moves: what has to wait until the eyes are free (the end of the game) looks here.

export const replaying = $state({ now: false });

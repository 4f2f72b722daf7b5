"""Friends, challenges, who is blocked, quick matches; notes on games and comments on reviews."""

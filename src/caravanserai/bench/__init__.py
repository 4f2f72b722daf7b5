"""What measures: games, simulations and steps a second, and changes of bots put to the test."""

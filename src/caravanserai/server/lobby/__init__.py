"""Tables around their games: setting them up, sitting down, leaving, playing again."""

"""How long things are kept, and what removes them when they have been kept long enough."""

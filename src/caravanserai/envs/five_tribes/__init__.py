"""Five Tribes for learners: many games at once, inside the compiled core."""

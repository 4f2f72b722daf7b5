"""What games that are over have brought: results, ratings, profiles, history."""

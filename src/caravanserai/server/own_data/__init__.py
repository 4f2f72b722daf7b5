"""What is kept of a guest: told as one file, or forgotten."""

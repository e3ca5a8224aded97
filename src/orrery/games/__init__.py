"""The games, one room each."""

"""Numbers about games: perft, speed, matches between bots."""

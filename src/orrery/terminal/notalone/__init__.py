"""Not Alone at the terminal."""

"""Games played by a person at a terminal, against bots."""

"""Nebula at a terminal: how its table is drawn and how choices are typed."""

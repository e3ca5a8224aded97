"""Comet at the terminal."""

"""Comet: hatch animals, lead them over crowded fields into the cavern, use what the rescued ones can do.

Read in the order of the rulebook: setup, turn, hatch, move, rest, abilities, between, comet_phase, scoring.
"""

"""Comet: hatch animals, lead them over crowded fields into the cavern, use what the rescued ones can do.

Read in the order of the rulebook: setup, turn, hatch (nests, reductions), move (symbols, movement, skipping), rest
(gold, piles), abilities (glide, scouts, tokens, owned), between, comet_phase, end_of_turn, scoring. Whether a turn can
still become what it must be is in hatch_lookahead and move_lookahead.
"""

"""Not Alone with Exploration: one Creature against one to six Hunted.

Read docs/rules/notalone.md for the numbered statements that the docstrings cite.
"""

"""Nebula: draft stars by clock or chaos, set them on the orbits of a galaxy, meet goals.

Read in the order of the rulebook: setup, collect, place, values, goals, refill, turn, scoring.
"""

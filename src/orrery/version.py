"""The version, and whether the engine in use is compiled."""

from orrery.kernel import state

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")

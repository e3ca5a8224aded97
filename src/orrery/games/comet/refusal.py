"""stub"""
from orrery.kernel.errors import IllegalAction
def why_not(s, seat, action): return IllegalAction("no")

"""A bot in twenty lines: it tries every action in positions that may be the true one, and goes by points."""

import orrery


class Fox(orrery.Bot):
    """Takes what brings it furthest ahead at once. It plays every game but knows none."""

    def decide(self, decision: orrery.Decision) -> int:
        """The action after which the seat leads by most, on average over three such positions."""
        worlds = [decision.position.determinize(decision.rng) for _ in range(3)]
        return max(decision.legal, key=lambda action: sum(self.lead(world, decision.seat, action) for world in worlds))

    def lead(self, world: orrery.State, seat: int, action: int) -> float:
        """By how many points the seat is ahead of the best other one after an action."""
        after = world.copy()
        after.do(seat, action)
        points = [total or 0 for total in after.score_sheet().totals]
        return points[seat] - max(points[:seat] + points[seat + 1 :])

"""One game between bots, each given only what its seat has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time

from orrery import bots as all_bots
from orrery.bots.base import Bot, Budget, Decision
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import OrreryError
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.study.arena_plan import Setting, Task


class Thought:
    """How long a bot has thought about choices between several actions, in CPU seconds."""

    def __init__(self, choices: int = 0, seconds: float = 0.0, longest: float = 0.0) -> None:
        self.choices = choices
        self.seconds = seconds
        self.longest = longest

    def add(self, other: Thought) -> None:
        """Count what another has counted as well."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Result:
    """How a game ended for its hero: 1 for a win, its share of a shared one, 0 for a loss."""

    task: Task
    score: float
    thought: Mapping[str, Thought] = field(default_factory=dict, compare=False)


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int | str,
    options: Mapping[str, object] | None = None,
    thought: Sequence[Thought] | None = None,
) -> State:
    """Play one game to its end, bot i in seat i, and note in `thought` how long each one thinks."""
    state = game.new(len(bots), options)
    events = state.watch()
    nature = Rng(f"{seed}:nature")
    streams = [Rng(f"{seed}:bot:{seat}") for seat in range(len(bots))]
    histories: list[list[Event]] = [[] for _ in bots]
    budget = Budget()
    while not state.over:
        seat = state.pending()[0]
        if seat == NATURE:
            state.apply(NATURE, int(natures_choice(state, nature)))
            continue
        _hand_out(events, histories)
        decision = Decision(state.conceal(seat), histories[seat], state.legal(seat), streams[seat], budget)
        start = process_time()
        action = bots[seat].decide(decision)
        if thought is not None and len(decision.legal) > 1:
            spent = process_time() - start
            thought[seat].add(Thought(1, spent, spent))
        state.apply(seat, action)
    return state


def _hand_out(events: list[Event], histories: list[list[Event]]) -> None:
    """Add what has happened to what each seat has seen, and start anew."""
    for seat, history in enumerate(histories):
        history += [event for event in events if event.seen_by(seat)]
    events.clear()


def play(setting: Setting, task: Task) -> Result:
    """Play the game of a task; its luck follows from the setting and the block alone."""
    game = setting.rules()
    sides = setting.sides()
    named = [task.hero if side == task.side else task.rival for side in sides]
    made = {name: all_bots.local_bot(name, game) for name in dict.fromkeys(named)}
    thought = [Thought() for _ in named]
    luck = f"{setting.seed}:{task.block}"
    state = play_match(game, [made[name] for name in named], luck, dict(setting.options), thought)
    winners = state.winners()
    ours = sum(1 for seat in winners if sides[seat] == task.side)
    spent: dict[str, Thought] = {}
    for name, each in zip(named, thought, strict=True):
        spent.setdefault(name, Thought()).add(each)
    return Result(task, ours / len(winners) if winners else 0.0, spent)


def check_bot(name: str, setting: Setting) -> None:
    """Refuse a name that no bot of the game has."""
    if not name:
        raise OrreryError("a bot has no name")
    all_bots.local_bot(name, setting.rules())

"""Fair nature: chance that follows from a secret committed to before the first choice, and can be checked afterwards.

The n-th choice of a game, if it is nature's, is drawn with HMAC-SHA256(secret, commitment : nonces : n) as the
ticket. The server shows the commitment, SHA-256 of the secret, before anybody sits down; each seat adds a nonce of
its own; the secret is shown at the end. So neither side can choose its luck, and an undone choice meets the same
luck again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from orrery.kernel.errors import BadRecord
from orrery.kernel.game import Game
from orrery.kernel.record import Record, begin
from orrery.kernel.state import NATURE, State


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


def draw(state: State, secret: str, nonces: list[str], number: int) -> int:
    """Nature's choice for a position that is the `number`-th of its game."""
    text = f"{commitment(secret)}:{'/'.join(nonces)}:{number}"
    digest = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
    legal = state.legal(NATURE)
    weights = [state.weight(action) for action in legal]
    ticket = int.from_bytes(digest, "big") % sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        if ticket < weight:
            return int(action)
        ticket -= weight
    raise AssertionError("the ticket is below the sum of the weights")


def bot_seed(secret: str, seat: int, choices: int) -> str:
    """The seed of a bot's luck for one choice: it reveals nothing of the secret it follows from."""
    return hmac.new(secret.encode(), f"bot:{seat}:{choices}".encode(), hashlib.sha256).hexdigest()


def inherited(record: Record) -> int:
    """How many choices at a record's beginning come from another game, with that game's luck."""
    origin = record.about.get("inherited")
    if origin is None:
        return 0
    count = origin.get("choices") if isinstance(origin, dict) else None
    if type(count) is not int or not 0 <= count <= len(record.choices):
        raise BadRecord("about.inherited: expected a table and how many choices come from it")
    return count


def verify(game: Game, record: Record) -> int:
    """Check that every choice of nature that was made here follows from the secret; say how many there were.

    Choices inherited from another game had that game's luck: they are checked by the rules only.
    """
    fair = record.about.get("fair")
    if not isinstance(fair, dict):
        raise BadRecord("about.fair: missing; this record does not say where its luck came from")
    secret, nonces = fair.get("secret"), fair.get("nonces")
    if not isinstance(secret, str) or not isinstance(nonces, list):
        raise BadRecord("about.fair: expected a secret and a list of nonces")
    if commitment(secret) != fair.get("commitment"):
        raise BadRecord("about.fair: the secret is not the one that was committed to")
    state = begin(game, record)
    first = inherited(record)
    checked = 0
    for number, (seat, action) in enumerate(record.choices):
        if seat == NATURE:
            if state.pending() != (NATURE,):
                raise BadRecord(f"choices[{number}]: it was not nature's to choose")
            if number >= first and action != draw(state, secret, [str(nonce) for nonce in nonces], number):
                raise BadRecord(f"choices[{number}]: nature's choice does not follow from the secret")
            checked += number >= first
        state.apply(seat, action)
    if state.hash() != record.final:
        raise BadRecord("final: the choices lead to another position")
    return checked

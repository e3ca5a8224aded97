"""Phase 3 a second time, slowly and plainly, in words and dictionaries: what the engine is compared with.

Everybody follows one habit: play no card, use no power, take the highest discarded card back where allowed, discard
the lowest Place cards when told to, lose Will to a Scream, discard the first Survival card to a Toxin.
"""

from __future__ import annotations

from typing import Any

NEXT_TO = {
    1: {2, 6}, 2: {1, 3, 7}, 3: {2, 4, 8}, 4: {3, 5, 9}, 5: {4, 10},
    6: {1, 7}, 7: {2, 6, 8}, 8: {3, 7, 9}, 9: {4, 8, 10}, 10: {5, 9},
}  # fmt: skip


class Table:
    """A position after the reveal. Tokens are sets of slots, Hunt cards are ids, Hunted are dictionaries."""

    def __init__(self, hunted: list[dict[str, Any]], tokens: dict[str, set[int]], cards: set[str]) -> None:
        self.hunted = hunted
        self.tokens = tokens
        self.cards = cards
        self.assimilation = 0
        self.rescue = 0
        self.shielded = False
        self.anticipated: int | None = None
        self.ended = False

    def acts(self, token: str, who: dict[str, Any], slot: int) -> bool:
        """Whether a token acts on a Hunted at a slot."""
        return not self.shielded and slot in self.tokens[token] and token not in who["ignores"]

    def caught_at(self, who: dict[str, Any], slot: int) -> bool:
        """The Creature token catches there, or a Clone does; who dodges ignores both."""
        if "creature" in who["ignores"]:
            return False
        return self.acts("creature", who, slot) or ("clone" in self.cards and self.acts("target", who, slot))

    def lose(self, who: dict[str, Any], amount: int) -> None:
        """Lose Will; a Protective Suit softens the next loss."""
        if amount and who["suit"]:
            amount -= 1
            who["suit"] = False
        amount = min(amount, who["will"])
        who["will"] -= amount
        if amount and who["will"] == 0:
            who["last"] = True

    def drop(self, who: dict[str, Any], count: int) -> None:
        """Discard the lowest Place cards of the hand."""
        for card in sorted(who["hand"])[:count]:
            who["hand"].remove(card)
            who["discard"].add(card)

    def run(self) -> None:
        """The whole phase, after the window right after the reveal."""
        still = "inertia" in self.cards and any(
            self.acts("target", who, slot) for who in self.hunted for slot in who["at"]
        )
        self.free_places(still)
        if "time_shift" in self.cards:
            count = sum(any(self.acts("target", who, slot) for slot in who["at"]) for who in self.hunted)
            self.assimilation += count
            self.rescue += count
        self.target_places(still)
        self.artemia_places()
        self.creature_places()

    def ineffective(self, who: dict[str, Any], slot: int, still: bool) -> bool:
        if still:
            return True
        return bool({"mirage", "toxin"} & self.cards) and self.acts("target", who, slot)

    def resolve(self, who: dict[str, Any], slot: int, still: bool) -> None:
        """The habit: take the highest discarded card back where the place is usable."""
        stuck = "quicksand" in self.cards and any(self.acts("target", who, each) for each in who["at"])
        if not self.ineffective(who, slot, still) and not stuck and who["discard"]:
            card = max(who["discard"])
            who["discard"].remove(card)
            who["hand"].add(card)

    def free_places(self, still: bool) -> None:
        for who in self.hunted:
            for slot in who["at"]:
                if not any(self.acts(t, who, slot) for t in self.tokens) and not self.caught_at(who, slot):
                    self.resolve(who, slot, still)

    def target_places(self, still: bool) -> None:
        for who in self.hunted:
            for slot in who["at"]:
                if not self.acts("target", who, slot):
                    continue
                if "scream" in self.cards:
                    self.lose(who, 1)
                if "toxin" in self.cards and who["survival"]:
                    who["survival"].remove(min(who["survival"]))
                if not self.acts("artemia", who, slot) and not self.caught_at(who, slot):
                    self.resolve(who, slot, still)

    def artemia_places(self) -> None:
        for who in self.hunted:
            for slot in who["at"]:
                if self.acts("artemia", who, slot):
                    if "mutation" in self.cards:
                        self.lose(who, 1)
                    self.drop(who, 2 if "swarm" in self.cards else 1)

    def creature_places(self) -> None:
        spaces = 0
        named = False
        for number, who in enumerate(self.hunted):
            spots = [slot for slot in who["at"] if self.caught_at(who, slot)]
            if not spots:
                continue
            loss = 1 if "fierceness" in self.cards else 0
            for slot in spots:
                loss += 2 if who["place"][slot] == "lair" else 1
                spaces = max(spaces, 2 if who["place"][slot] == "nexus" else 1)
            self.lose(who, loss)
            named = named or number == self.anticipated
        self.assimilation += spaces
        if named:
            self.assimilation += 1
        if any(who["last"] for who in self.hunted):
            self.assimilation += 1
            for who in self.hunted:
                if who["last"]:
                    who["will"] = 3
                    who["hand"] |= who["discard"] | who["played"]
                    who["discard"], who["played"] = set(), set()

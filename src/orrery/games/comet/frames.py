"""The kinds of frames of Comet: the numbers of its steps. Pinned: dumps and hashes rely on them."""

from __future__ import annotations

from typing import Final

REFILL: Final = 1  # nature turns up gold cards until the display holds four (C10, C15)
HEROES: Final = 2  # nature deals a hero to the seat in the first argument (C11)
HANDS: Final = 3  # the seat in the first argument draws its first hand (C12)
FIRST_PLAYER: Final = 4  # nature names the first player (C13)
DRAW: Final = 5  # the seat in the first argument draws as many silver cards as the second says
TURN: Final = 6  # a turn, in the phase of the first argument (C14)
HATCH: Final = 7  # a Hatch (C16)
NEST: Final = 8  # the animal in the slot of the first argument looks for a nest
AMOUNT: Final = 9  # by how much its nest distance is lowered, at most the first argument (CQ6)
MOVE: Final = 10  # a Move (C22)
GLIDE: Final = 11  # an ability moves a savior of the seat in arg2: so many steps, 0 for a nest or the cavern (C63, C68)
SCOUT: Final = 12  # an ability lets one savior skip the areas of the first argument (C69)
PLACE: Final = 13  # the seat in arg2 places the mammoth or tortoise; the first argument says which are allowed (C65)
DUPLICATE: Final = 14  # as many symbols as the first argument says are copied (CS47)
REST: Final = 15  # a Rest, at the step of the first argument (C36)
DISCARDING: Final = 16  # step 2 of a Rest
TAKING: Final = 17  # the seat in arg2 takes as many gold cards as the first argument says from the display
DRAWING: Final = 18  # step 4 of a Rest; the first argument counts silver cards that gold ones may replace (C61)
COMET_CHOICE: Final = 19  # the n-th seat from the active one draws or readies (C48)
BETWEEN: Final = 20  # the n-th seat after the active one may use abilities (C43)
PARROT: Final = 21  # the seat in the first argument moves by the symbols of a card another played (C66)

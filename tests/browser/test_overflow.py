"""The measure of unreadable text finds what it should, and nothing else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.overflow import overflows

BOX = "font: 16px/20px sans-serif; width: 120px; border: 1px solid; background: #eee"
HERE = "position: relative"
OVER = "position: absolute; left: 20px; top: 2px"
ELLIPSIS = "overflow: hidden; text-overflow: ellipsis; white-space: nowrap"
UNSEEN = "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)"
SCROLLS = "height: 20px; overflow: auto"
BESIDE = "position: absolute; left: 100%"
LONG = "Some words that are longer than the box around them"

FAULTS = {
    "cut": f'<p style="{BOX}; height: 20px; overflow: hidden">{LONG}</p>',
    'cut: "Long': f'<div style="{BOX}"><select style="width: 60px"><option>Long words here</option></select></div>',
    'cut: "Say': f'<div style="{BOX}"><input style="width: 60px" placeholder="Say something long"></div>',
    "spills": f'<button style="{BOX}; white-space: nowrap; padding: 0">{LONG}</button>',
    "outside the window": f'<p style="white-space: nowrap; margin-left: 1200px">{LONG}</p>',
    "only by scrolling sideways": f'<div style="{BOX}; overflow: auto; white-space: nowrap">{LONG}</div>',
    "broken word": f'<p style="{BOX}; width: 40px; overflow-wrap: anywhere">Abracadabra</p>',
    "overlaps": f'<div style="{BOX}; {HERE}">One text<b style="{OVER}">Two</b></div>',
    "covered": f'<div style="{BOX}; {HERE}">One text<b style="{OVER}; background: #fff">Two</b></div>',
    "wider than its shape": '<svg width="200" height="40"><g><circle cx="50" cy="20" r="9"/>'
    '<text x="50" y="25" text-anchor="middle" font-size="16">12345</text></g></svg>',
    "shortened without a tip": f'<p style="{BOX}; {ELLIPSIS}">{LONG}</p>',
    'cut: "Some': f'<p class="btn" style="{BOX}; {ELLIPSIS}">{LONG}</p>',
}

SOUND = {
    "wrapped": f'<p style="{BOX}">{LONG}</p>',
    "scrolled": f'<div style="{BOX}; height: 40px; overflow: auto">{LONG} {LONG}</div>',
    "for screen readers": f'<p style="{UNSEEN}">{LONG}</p>',
    "hidden": f'<p style="{BOX}; height: 9px; overflow: hidden; visibility: hidden">{LONG}</p>',
    "a label beside a box": f'<div style="{BOX}; height: 40px; {HERE}"><i style="{BESIDE}">24</i></div>',
    "scrolled away below another text": f'<div style="{BOX}"><div style="{SCROLLS}">{LONG}</div>Below</div>',
    "broken where it may be": f'<p style="{BOX}; width: 60px">Abraca&shy;dabra</p>',
    "a label in its shape": '<svg width="200" height="40"><g><circle cx="50" cy="20" r="19"/>'
    '<text x="50" y="25" text-anchor="middle" font-size="16">12</text></g></svg>',
    "on its way": f'<p style="{BOX}">Here</p><script>document.querySelector("p").animate('
    '[{transform: "translateX(-900px)"}, {transform: "none"}], 60000)</script>',
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(person: Invite, fault: str) -> None:
    page = person().page
    page.set_content(f"<!doctype html><body>{FAULTS[fault]}</body>")
    found = overflows(page)
    assert any(each.startswith(fault) for each in found), found


@pytest.mark.parametrize("sound", SOUND)
def test_nothing_else_is_found(person: Invite, sound: str) -> None:
    page = person().page
    page.set_content(f"<!doctype html><body>{SOUND[sound]}</body>")
    assert overflows(page) == []


def test_what_is_shortened_may_be_told_by_a_tip(person: Invite) -> None:
    page = person().page
    page.set_content(f"<!doctype html><body>{FAULTS['shortened without a tip']}</body>")
    page.evaluate(
        """whole => document.querySelector('p').addEventListener('keydown', () => {
             document.body.insertAdjacentHTML('beforeend', `<div id="tip"><b>${whole}</b></div>`);
           })""",
        LONG,
    )
    assert overflows(page) == []

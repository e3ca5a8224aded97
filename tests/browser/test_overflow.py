"""The measure of unreadable text finds what it should, and nothing else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.overflow import overflows

STYLE = """<style>
  .box { font: 16px/20px sans-serif; width: 120px; border: 1px solid; background: #eee; padding: 0; position: relative }
  .hide { overflow: hidden }
  .line { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  .low { height: 20px }
  .over { position: absolute; left: 20px; top: 2px }
  .reader { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>"""
LONG = "Some words that are longer than the box around them"
ROUND = '<svg><g><circle cx="50" cy="20" r="{}"/><text x="50" y="25" text-anchor="middle">{}</text></g></svg>'

FAULTS = {
    "cut": f'<p class="box hide low">{LONG}</p>',
    'cut: "Long': '<select class="box" style="width: 60px"><option>Long words to choose</option></select>',
    'cut: "Say': '<input class="box" style="width: 60px" placeholder="Say something long">',
    'cut: "Some': f'<p class="box line btn">{LONG}</p>',
    "spills": f'<button class="box" style="white-space: nowrap">{LONG}</button>',
    "outside the window": f'<p style="white-space: nowrap; margin-left: 1200px">{LONG}</p>',
    "only by scrolling sideways": f'<div class="box" style="overflow: auto; white-space: nowrap">{LONG}</div>',
    "broken word": '<p class="box" style="width: 40px; overflow-wrap: anywhere">Abracadabra</p>',
    "overlaps": '<div class="box">One text<b class="over">Two</b></div>',
    "covered": '<div class="box">One text<b class="over" style="background: #fff">Two</b></div>',
    "wider than its shape": ROUND.format(9, "12345"),
    "shortened without a tip": f'<p class="box line">{LONG}</p>',
}

SOUND = {
    "wrapped": f'<p class="box">{LONG}</p>',
    "scrolled": f'<div class="box" style="height: 40px; overflow: auto">{LONG} {LONG}</div>',
    "for screen readers": f'<p class="reader">{LONG}</p>',
    "hidden": f'<p class="box hide low" style="visibility: hidden">{LONG}</p>',
    "a label beside a box": '<div class="box low"><i class="over" style="left: 100%">24</i></div>',
    "scrolled away under a text": f'<div class="box"><div class="low" style="overflow: auto">{LONG}</div>Below</div>',
    "broken where it may be": '<p class="box" style="width: 60px">Abraca&shy;dabra</p>',
    "a label in its shape": ROUND.format(19, "12"),
    "on its way": """<p class="box">Here</p><script>
        document.querySelector("p").animate([{transform: "translateX(-900px)"}, {transform: "none"}], 60000)
      </script>""",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(person: Invite, fault: str) -> None:
    page = person().page
    page.set_content(f"<!doctype html>{STYLE}<body>{FAULTS[fault]}")
    found = overflows(page)
    assert any(each.startswith(fault) for each in found), found


@pytest.mark.parametrize("sound", SOUND)
def test_nothing_else_is_found(person: Invite, sound: str) -> None:
    page = person().page
    page.set_content(f"<!doctype html>{STYLE}<body>{SOUND[sound]}")
    assert overflows(page) == []


def test_what_is_shortened_may_be_told_by_a_tip(person: Invite) -> None:
    page = person().page
    page.set_content(f"<!doctype html>{STYLE}<body>{FAULTS['shortened without a tip']}")
    page.evaluate(
        """whole => document.querySelector('p').addEventListener('keydown', () => {
             document.body.insertAdjacentHTML('beforeend', `<div id="tip"><b>${whole}</b></div>`);
           })""",
        LONG,
    )
    assert overflows(page) == []

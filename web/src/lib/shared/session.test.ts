/** What a session makes of the server's messages, of silence and of cuts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Session } from './session.svelte';
import { FakeSocket, fakeServer, tableOf, viewOf } from './testing/server';

const PUSH = { do: 'push', token: 'a' };

let session: Session;

/** A session whose table is shown. */
function joined(more: Parameters<typeof tableOf>[0] = {}): FakeSocket {
  session = new Session('t1');
  FakeSocket.last.say(tableOf(more));
  return FakeSocket.last;
}

/** The socket that is opened after a cut, once the session comes back by itself. */
function reconnected(more: Parameters<typeof tableOf>[0] = {}): FakeSocket {
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.say(tableOf(more));
  return FakeSocket.last;
}

const event = (number: number, kind = 'marbles-pushed') => ({ number, kind, args: {} });

beforeEach(fakeServer);
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a choice', () => {
  test('is sent with the number of its question and is on its way until the table shows it', () => {
    const socket = joined();
    session.choose(PUSH);
    const [sent] = socket.asked('choose');
    expect(sent).toMatchObject({ do: 'choose', question: 7, action: PUSH });
    expect(session.choosing).toBe(true);
    expect(session.legal).toEqual([]);
    socket.say({ is: 'done', id: sent!.id!, number: 11 });
    expect(session.choosing).toBe(true);
    socket.say(tableOf({ number: 11, question: null, legal: [] }));
    expect(session.choosing).toBe(false);
  });

  test('acknowledged after the table that shows it is settled at once', () => {
    const socket = joined();
    session.choose(PUSH);
    const id = socket.asked('choose')[0]!.id!;
    socket.say(tableOf({ number: 11, question: null, legal: [] }));
    expect(session.choosing).toBe(true);
    socket.say({ is: 'done', id, number: 11 });
    expect(session.choosing).toBe(false);
  });

  test('is settled by a table that says itself which commands it contains', () => {
    const socket = joined();
    session.choose(PUSH);
    const id = socket.asked('choose')[0]!.id!;
    socket.say(tableOf({ number: 11, question: null, legal: [], done: [{ is: 'done', id, number: 11 }] }));
    expect(session.choosing).toBe(false);
  });

  test('is not made where nothing is asked', () => {
    const socket = joined({ question: null, legal: [] });
    session.choose(PUSH);
    expect(socket.asked('choose')).toEqual([]);
    expect(session.choosing).toBe(false);
  });

  test('that is refused is free again, and the reason is shown for a while', () => {
    const socket = joined();
    session.choose(PUSH);
    const id = socket.asked('choose')[0]!.id!;
    socket.say({ is: 'refused', id, code: 'illegal', message: 'no', rule: 'X1' });
    expect(session.choosing).toBe(false);
    expect(session.legal).toEqual([PUSH]);
    expect(session.refused).toMatchObject({ code: 'illegal', rule: 'X1' });
    vi.advanceTimersByTime(6000);
    expect(session.refused).toBeNull();
  });

  test('that came too late is settled without a word', () => {
    const socket = joined();
    session.choose(PUSH);
    socket.say({ is: 'refused', id: socket.asked('choose')[0]!.id!, code: 'late', message: 'too late' });
    expect(session.choosing).toBe(false);
    expect(session.refused).toBeNull();
  });

  test('may be several in one command, which are said to have stopped where fewer were made', () => {
    const socket = joined();
    session.choose([PUSH, PUSH]);
    expect(session.choosingSeveral).toBe(true);
    const [sent] = socket.asked('choose');
    expect(sent).toMatchObject({ action: [PUSH, PUSH] });
    socket.say({ is: 'done', id: sent!.id!, number: 10, made: 1 });
    expect(session.choosingSeveral).toBe(false);
    expect(session.stopped).toBe(true);
    session.choose([PUSH, PUSH]);
    expect(session.stopped).toBe(false);
    socket.say({ is: 'done', id: socket.asked('choose')[1]!.id!, number: 10, made: 2 });
    expect(session.stopped).toBe(false);
  });

  test('each has an id of its own', () => {
    const socket = joined();
    session.choose(PUSH);
    session.tell({ do: 'chat', text: 'hello' });
    session.undo();
    const ids = socket.received.map((command) => command.id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('after a cut', () => {
  test('what was not acknowledged is sent again under the same id, once the table is there', () => {
    const socket = joined();
    session.choose(PUSH);
    const id = socket.asked('choose')[0]!.id;
    socket.cut();
    expect(session.online).toBe(false);
    expect(session.choosing).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last).not.toBe(socket);
    expect(FakeSocket.last.received).toEqual([]);
    FakeSocket.last.say(tableOf());
    expect(FakeSocket.last.asked('choose')).toEqual([{ do: 'choose', question: 7, action: PUSH, id }]);
    expect(session.online).toBe(true);
  });

  test('what the new table contains already is not sent again', () => {
    const socket = joined();
    session.choose(PUSH);
    const id = socket.asked('choose')[0]!.id!;
    socket.cut();
    const next = reconnected({ number: 11, question: null, legal: [], done: [{ is: 'done', id, number: 11 }] });
    expect(next.asked('choose')).toEqual([]);
    expect(session.choosing).toBe(false);
  });

  test('an unanswered choice outlives the page', () => {
    const socket = joined();
    session.choose(PUSH);
    session.tell({ do: 'chat', text: 'hello' });
    const id = socket.asked('choose')[0]!.id;
    session.close();
    const again = joined();
    expect(again.asked('choose').map((command) => command.id)).toEqual([id]);
    expect(again.asked('chat')).toEqual([]);
  });

  test('a settled choice does not', () => {
    const socket = joined();
    session.choose(PUSH);
    socket.say({ is: 'done', id: socket.asked('choose')[0]!.id!, number: 10 });
    session.close();
    expect(joined().asked('choose')).toEqual([]);
  });

  test('it waits longer from try to try, but never longer than six seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    joined().cut();
    const waits: number[] = [];
    for (let tried = 0; tried < 6; tried++) {
      const before = FakeSocket.all.length;
      const began = Date.now();
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(100);
      waits.push(Date.now() - began);
      FakeSocket.last.cut();
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(1000);
    expect(waits[3]).toBeGreaterThan(2 * waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
    vi.restoreAllMocks();
  });

  test('the browser being online again is tried at once', () => {
    joined().cut();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test('a message on the old socket is not heard any more', () => {
    const socket = joined();
    socket.cut();
    reconnected({ number: 20 });
    socket.say(tableOf({ number: 10 }));
    expect(session.table?.number).toBe(20);
  });

  test('it does not come back to a table that is not there', () => {
    joined().cut(4404);
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(session.missing).toBe('table');
    expect(FakeSocket.all.length).toBe(before);
  });

  test('a closed session opens no socket', () => {
    const socket = joined();
    session.close();
    socket.cut();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(before);
  });
});

describe('a silent connection', () => {
  test('is given up when a ping has no answer', () => {
    const socket = joined();
    vi.advanceTimersByTime(15_000);
    expect(socket.asked('ping')).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(session.online).toBe(false);
  });

  test('is not, while anything is heard', () => {
    const socket = joined();
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(15_000);
      socket.say({ is: 'pong', id: 'p' });
    }
    vi.advanceTimersByTime(8_000);
    expect(session.online).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the log', () => {
  test('grows by what is new and holds every event once', () => {
    const socket = joined({ events: [event(1), event(2)] });
    socket.say(tableOf({ number: 11, choices: 4, events: [event(2), event(4)] }));
    expect(session.log.map((line) => line.number)).toEqual([1, 2, 4]);
    expect(session.fresh.map((each) => each.number)).toEqual([4]);
  });

  test('strikes out what is taken back, and lets the same be said anew', () => {
    const socket = joined({ choices: 3, events: [event(1), event(3)] });
    socket.say(tableOf({ number: 11, choices: 2, events: [event(2, 'table-undid')] }));
    expect(session.log.map((line) => [line.number, line.undone])).toEqual([
      [1, false],
      [3, true],
      [2, false],
    ]);
    const told = { number: 3, kind: 'table-undone', args: { kind: 'marbles-pushed', args: {} } };
    socket.say(tableOf({ number: 12, choices: 3, events: [told, event(3)] }));
    expect(session.log.filter((line) => line.number === 3).map((line) => line.undone)).toEqual([true, false]);
  });

  test('shows what was taken back before one came, in the order it happened', () => {
    const wrapped = { number: 2, kind: 'table-undone', args: { kind: 'marbles-pushed', args: { seat: 1 } } };
    joined({ events: [event(3), wrapped, event(1)] });
    expect(session.log).toEqual([
      { ...event(1), undone: false },
      { number: 2, kind: 'marbles-pushed', args: { seat: 1 }, undone: true },
      { ...event(3), undone: false },
    ]);
    expect(session.fresh).toEqual([]);
  });

  test('says what happened since one chose last, while one is asked', () => {
    const socket = joined({ your_last: 2, events: [event(1), event(2), event(3)] });
    expect(session.news.map((line) => line.number)).toEqual([3]);
    socket.say(tableOf({ number: 11, your_last: 2, legal: [], question: null }));
    expect(session.news).toEqual([]);
  });
});

describe('the table', () => {
  test('keeps what is drawn of the game where only people come and go', () => {
    const socket = joined();
    const { view, legal } = session.table!;
    socket.say(tableOf({ watchers: 1 }));
    expect(session.table!.watchers).toBe(1);
    expect(session.table!.view).toBe(view);
    expect(session.table!.legal).toBe(legal);
    socket.say(tableOf({ number: 11, view: viewOf({ phase: 'place' }) }));
    expect(session.view?.phase).toBe('place');
  });

  test('chat lines are held once, also where they are told again', () => {
    const line = { number: 1, seat: 1, name: 'Bob', watcher: false, text: 'hi', time: 0 };
    const socket = joined({ chat: [line] });
    socket.say(tableOf({ number: 11, chat: [line, { ...line, number: 2 }] }));
    expect(session.chat.map((each) => each.number)).toEqual([1, 2]);
  });

  test('tells when the seat went along to another device, and when it came back', () => {
    const socket = joined();
    socket.say(tableOf({ number: 11, you: null, legal: [], question: null }));
    expect(session.moved).toBe(true);
    socket.say(tableOf({ number: 12 }));
    expect(session.moved).toBe(false);
  });

  test('who asks to take back is told, and the vote is sent', () => {
    const socket = joined({ may_undo: true });
    session.undo();
    expect(socket.asked('undo')).toHaveLength(1);
    socket.say(tableOf({ number: 11, undo_asked_by: 1 }));
    expect(session.table?.undo_asked_by).toBe(1);
    session.tell({ do: 'undo-answer', yes: true });
    expect(socket.asked('undo-answer')).toMatchObject([{ yes: true }]);
  });

  test('says that somebody else chose when time ran out, until one chooses again', () => {
    const socket = joined();
    socket.say(tableOf({ number: 11, events: [{ number: 4, kind: 'table-time-up', args: { seat: 0 } }], choices: 4 }));
    expect(session.late?.number).toBe(4);
    session.choose(PUSH);
    expect(session.late).toBeNull();
  });

  test('clocks run down between messages', () => {
    const seats = tableOf().seats.map((each, index) => ({ ...each, clock: 60, ticking: index === 0 }));
    joined({ seats });
    vi.advanceTimersByTime(5000);
    expect(session.clockOf(0)).toBeCloseTo(55, 0);
    expect(session.clockOf(1)).toBe(60);
  });
});

describe('questions', () => {
  test('the hint is shown until another question is asked', () => {
    const socket = joined();
    session.askHint();
    socket.say({ is: 'hint', id: socket.asked('hint')[0]!.id!, choices: [{ action: PUSH }] });
    expect(session.advice.action).toEqual(PUSH);
    socket.say(tableOf({ number: 11, question: 8 }));
    expect(session.advice.action).toBeNull();
  });

  test('why something cannot be done is asked once for each question', async () => {
    const socket = joined();
    const first = session.why(PUSH);
    const second = session.why(PUSH);
    const [asked, ...more] = socket.asked('why');
    expect(more).toEqual([]);
    socket.say({ is: 'why', id: asked!.id!, code: 'illegal', message: 'no', rule: 'X1' });
    expect(await first).toMatchObject({ code: 'illegal', rule: 'X1' });
    expect(await second).toBe(await first);
    socket.say(tableOf({ number: 11, question: 8 }));
    void session.why(PUSH);
    expect(socket.asked('why')).toHaveLength(2);
  });

  test('nothing is the answer where it can be done, and where nobody can be asked', async () => {
    const socket = joined();
    const answer = session.why(PUSH);
    socket.say({ is: 'why', id: socket.asked('why')[0]!.id! });
    expect(await answer).toBeNull();
    socket.cut();
    expect(await session.why(PUSH)).toBeNull();
  });
});

describe('travel in time', () => {
  const answering = (view: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(view), { status })),
    );

  test('shows the moment, in which nothing can be chosen, and comes back to the present', async () => {
    joined({ phase: 'over', choices: 1 });
    answering({ at: 1, of: 1, seat: 0, view: viewOf({ round: 5 }), more: [] });
    await session.travel(9);
    expect(session.past).toMatchObject({ at: 1 });
    expect(session.view?.round).toBe(5);
    expect(session.legal).toEqual([]);
    expect(session.live).toBe(false);
    session.present();
    expect(session.view?.round).toBe(1);
  });

  test('what is refused there is said', async () => {
    joined({ phase: 'over', choices: 1 });
    answering({ error: { code: 'no-such-moment', message: 'no' } }, 404);
    await session.travel(1);
    expect(session.past).toBeNull();
    expect(session.refused?.code).toBe('no-such-moment');
  });
});

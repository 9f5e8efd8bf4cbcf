import { expect, it } from 'vitest';
import { openEntrance } from './overload.ts';

function rush() {
  let time = 0;
  let turn: (() => void)[] = [];
  const made = openEntrance({ now: () => time, afterTurn: work => turn.push(work) });
  return {
    ...made,
    /** Visitors of one turn, each of whom costs some milliseconds; how many got in. */
    come(count: number, each: number): number {
      const before = turn;
      turn = [];
      for (const work of before) work();
      let inside = 0;
      for (let i = 0; i < count; i++) {
        if (!made.enter()) continue;
        inside++;
        time += each;
      }
      return inside;
    },
  };
}

it('lets everybody in as long as a turn is short', () => {
  const { come } = rush();
  expect(come(300, 0.3)).toBe(300);
});

it('refuses the rest of a turn that lasts, and begins anew with the next', () => {
  const { come } = rush();
  expect(come(500, 1)).toBe(100);
  expect(come(500, 1)).toBe(100);
  expect(come(10, 1)).toBe(10);
});

it('a few get in however slow the machine is', () => {
  expect(rush().come(80, 1000)).toBe(50);
});

it('refuses while too many wait for something else', () => {
  const { come, begin, end } = rush();
  for (let i = 0; i < 400; i++) begin();
  expect(come(5, 0)).toBe(0);
  end();
  expect(come(5, 0)).toBe(5);
});

/** A server that answers one after the other at its pace, by a clock of our own. */
function shop(paceAt: (time: number) => number) {
  let time = 0;
  let turn: (() => void)[] = [];
  const entrance = openEntrance({ now: () => time, afterTurn: work => turn.push(work) });
  const line: number[] = [];
  let free = 0;
  const waits: number[] = [];
  let refused = 0;
  return {
    waits,
    refused: () => refused,
    /** So many come a second, evenly, for so many seconds. */
    come(each: number, seconds: number, { hasOrder = false } = {}) {
      let due = 0;
      for (const end = time + seconds * 1000; time < end; time++) {
        const before = turn;
        turn = [];
        for (const work of before) work();
        for (; line.length > 0 && time >= free; free = Math.max(free, time - 1) + paceAt(time)) {
          waits.push(time - (line.shift() ?? time));
          entrance.answered('order');
          entrance.end();
        }
        if (line.length === 0) free = time + paceAt(time);
        for (due += each / 1000; due >= 1; due--)
          if (entrance.enter('order', hasOrder)) {
            entrance.begin('order');
            line.push(time);
          } else refused++;
      }
    },
  };
}

it.each([20, 50, 100, 250])(
  'whoever is let in waits no longer than a second, at %i answers a second',
  capacity => {
    for (const times of [1.5, 3, 10]) {
      const { come, waits, refused } = shop(() => 1000 / capacity);
      come(capacity / 2, 5);
      come(capacity * times, 20);
      expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
      expect(refused()).toBeGreaterThan(0);
      // Nobody is turned away for nothing: there is always work.
      expect(waits.length).toBeGreaterThan(capacity * (20 + 2) * 0.9);
    }
  },
);

it('nobody is refused while all are served soon', () => {
  const { come, refused } = shop(() => 5);
  for (let i = 0; i < 20; i++) come(190, 1);
  expect(refused()).toBe(0);
});

it('a server that becomes slow, stands still and comes back is believed again', () => {
  const { come, waits, refused } = shop(time => (time < 5000 ? 5 : time < 10_000 ? 40 : 5));
  come(150, 5);
  expect(refused()).toBe(0);
  come(150, 5);
  const slow = refused();
  expect(slow).toBeGreaterThan(300);
  come(150, 2);
  const after = refused();
  come(150, 10);
  expect(refused() - after).toBe(0);
  expect(waits.filter(wait => wait > 1500)).toEqual([]);
});

it('nobody more is let in where nobody was answered for most of a second', () => {
  const { come, refused } = shop(() => 60_000);
  come(100, 1);
  const before = refused();
  come(125, 1);
  expect(refused() - before).toBe(125);
});

it('who has an order already is not sent to the end of a line', () => {
  const { come, refused } = shop(() => 20);
  come(100, 5);
  const before = refused();
  expect(before).toBeGreaterThan(0);
  come(50, 2, { hasOrder: true });
  expect(refused()).toBe(before);
});

it('a line is of its own kind', () => {
  let time = 0;
  const entrance = openEntrance({ now: () => time, afterTurn: () => undefined });
  for (let i = 0; i < 40; i++) entrance.begin('order');
  time = 5000;
  expect(entrance.enter('order')).toBe(false);
  expect(entrance.enter('')).toBe(true);
});

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

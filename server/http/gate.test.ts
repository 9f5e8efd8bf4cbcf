import { expect, it } from 'vitest';
import { gate } from './gate.ts';

function tasks() {
  const open: (() => void)[] = [];
  let running = 0;
  const most = { at: 0 };
  const work = async (): Promise<string> => {
    most.at = Math.max(most.at, ++running);
    await new Promise<void>(done => open.push(done));
    running--;
    return 'done';
  };
  const finish = async (): Promise<void> => {
    while (open.length > 0) {
      open.shift()?.();
      await new Promise(resolve => setTimeout(resolve, 0));
    }
  };
  return { work, finish, most };
}

it('lets a few of one key work at a time, in their order, and everybody of another key', async () => {
  const inTurn = gate(2, 10);
  const { work, finish, most } = tasks();
  const mine = Array.from({ length: 6 }, () => inTurn('a', work));
  await Promise.resolve();
  expect(most.at).toBe(2);
  const other = inTurn('b', work);
  expect(most.at).toBe(3);
  await finish();
  expect(await Promise.all([...mine, other])).toHaveLength(7);
  expect(most.at).toBe(3);
});

it('refuses who comes when too many wait, and goes on after a failure', async () => {
  const inTurn = gate(1, 1);
  const { work, finish } = tasks();
  const first = inTurn('a', work);
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  await expect(inTurn('a', work)).rejects.toMatchObject({ errcode: '2008' });
  await Promise.all([finish(), first, expect(failing).rejects.toThrow('no')]);
  const after = inTurn('a', work);
  await finish();
  expect(await after).toBe('done');
});

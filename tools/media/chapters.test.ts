import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { performMovement, readMovements } from './movement.ts';
import { timeline } from './stream.ts';
import { tinyScore } from './tiny-score.ts';

const bars = (...numbers: string[]) => numbers.map(number => ({ notes: 'C4 D4 E4 F4', number }));

it('makes of several movements in one file as many chapters, one after the other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chapters-'));
  const numbers = ['1', '2', '1', '2', '3', '0', '1'];
  const score = tinyScore({ Violin: bars(...numbers), Viola: bars(...numbers) });
  await writeFile(join(folder, 'suite.musicxml'), score);
  const movements = await readMovements(folder, 'suite.musicxml', folder);
  const told = timeline(movements.map(m => performMovement(m, {})));
  expect(told.movements.map(m => [m.id, m.written])).toEqual([
    ['suite-1', 2],
    ['suite-2', 3],
    ['suite-3', 2],
  ]);
  told.movements.forEach((chapter, i) => {
    expect(chapter.start).toBe(told.movements[i - 1]?.end ?? 0);
    expect(chapter.music).toBeGreaterThan(chapter.start);
    // Each has bars and a score of its own.
    expect(told.bars.filter(bar => bar.movement === i)).toHaveLength(chapter.played);
    expect(chapter.score).toBe(`../scores/suite-${i + 1}/score.json`);
  });
  expect(told.duration).toBe(told.movements.at(-1)!.end);
  await rm(folder, { recursive: true });
});

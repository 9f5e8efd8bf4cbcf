import { expect, test, vi } from 'vitest';
import { town } from './lives.ts';
import { auditMember, auditTown } from './lives-audit.ts';
import { eachStore } from './stores.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Money, seats, tickets, coupons, points and levels add up, whatever ten members do for months. */
async function live(store: Parameters<typeof town>[0], seed: number, steps: number): Promise<void> {
  const life = await town(store, seed);
  for (let i = 1; i <= steps; i++) {
    const who = await life.step();
    if (i % 20 === 0) await auditMember(life, who, `seed ${seed}, step ${i}`);
    if (i % 300 === 0) await auditTown(life, `seed ${seed}, step ${i}`);
  }
  life.office.clock.advance(3_600_000);
  await life.office.sweep();
  await auditTown(life, `seed ${seed}, the end`);
  expect(life.office.deps.lines).toEqual([]);
}

eachStore(
  (open, kind) => {
    const seeds = kind === 'memory' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [11];
    test.each(seeds)('whole lives add up (%i)', async seed => {
      await live(await open(), seed, kind === 'memory' ? 1_200 : 150);
    });
  },
  ['memory', 'pglite'],
);

import { describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { digital, FACETS } from '#domain/contract/digital.ts';
import { fixtureMedia } from './digital-media.ts';
import { makeApp, START } from './harness.ts';

const open = async () => {
  const made = await makeApp({ media: fixtureMedia() });
  await seedWorld(made.deps.store, START);
  return made;
};

describe('lists', () => {
  it('a shelf has what stands on it, and each count is what its press gives', async () => {
    const c = (await open()).client();
    const all = await c.ok(digital.list, { pageSize: 100 });
    expect(all.total).toBeGreaterThanOrEqual(24);
    for (const facet of FACETS) {
      const group = all.facets.find(f => f.facet === facet);
      for (const { value, count } of group?.values.slice(0, 3) ?? []) {
        const { total } = await c.ok(digital.list, { [facet]: value });
        expect(total, `${facet}=${value}`).toBe(count);
      }
    }
  });
});

describe('the works of a programme', () => {
  it('each leads to the title that has most of it, with how much the caller hears', async () => {
    const c = (await open()).client();
    for (const p of ['beethoven-5', 'bach-brandenburg', 'mahler-5', 'britten-guide', 'xian-yellow-river', 'carnival-animals','strauss-alpine'])
    console.log(p, (await c.ok(digital.ofProgram, { programId: p })).map(w => [w.workId, w.card.id, w.card.introduction, w.movement, w.movements, w.seconds, w.open, w.grant].join(' ')));
  });
});

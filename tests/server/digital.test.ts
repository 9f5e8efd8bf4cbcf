import { describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { digital, FACETS, SHELVES, TITLE_ORDERS } from '#domain/contract/digital.ts';
import { news } from '#domain/contract/news.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { program } from '#domain/contract/program.ts';
import { Client } from './client.ts';
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

describe('pictures side by side', () => {
  type Card = {
    readonly id: string;
    readonly home: string;
    readonly art: { readonly motif?: string | undefined };
  };
  const SERIES = 'year';
  /** Neighbours with one motif, but for a series, which has one on purpose. */
  const alike = (cards: readonly Card[]) =>
    cards.flatMap((card, i) => {
      const before = cards[i - 1];
      return before?.art.motif === card.art.motif && !(before?.home === SERIES && card.home === SERIES)
        ? [`${before?.id} ${card.id}`]
        : [];
    });

  it('differ in what comes beside a title', async () => {
    const c = (await open()).client();
    for (const { id } of (await c.ok(digital.list, { pageSize: 100 })).list)
      expect(alike((await c.ok(digital.byId, { titleId: id })).related), id).toEqual([]);
  });

  it.each(['zh-CN/pc', 'en-US/pc'] as const)('differ on each shelf in each order, %s', async tree => {
    const c = new Client((await open()).app, { tree });
    for (const shelf of [undefined, ...SHELVES])
      for (const order of TITLE_ORDERS)
        expect(
          alike((await c.ok(digital.list, { shelf, order, pageSize: 100 })).list),
          `${shelf} ${order}`,
        ).toEqual([]);
    const { seasons, shelves, newest } = await c.ok(digital.front, {});
    for (const { list } of [...seasons, ...shelves, { list: newest }]) expect(alike(list)).toEqual([]);
  });
});

describe('ways to play a movement', () => {
  it('are each other rendering of it once, by the title that has the least beside it', async () => {
    const c = (await open()).client();
    const of = async (titleId: string) =>
      (await c.ok(digital.byId, { titleId })).interpretations.map(other => other.id);
    expect(await of('brandenburg-3')).toEqual(['brandenburg-3-broad']);
    expect(await of('brandenburg-3-broad')).toEqual(['brandenburg-3']);
    expect(await of('beethoven-5-fate')).toEqual([]);
  });
});

describe('the works of a programme', () => {
  const PROGRAMMES = ['beethoven-5', 'bach-brandenburg', 'brahms-4', 'mahler-5', 'dvorak-9'];

  it('lead to a title that holds them, of which no more is promised than a visitor hears', async () => {
    const c = (await open()).client();
    for (const programId of PROGRAMMES)
      for (const { workId, card, movement, seconds, open: heard, grant } of await c.ok(digital.ofProgram, {
        programId,
      })) {
        const title = await c.ok(digital.byId, { titleId: card.id });
        const work = title.works.find(w => w.id === workId);
        const sounding = work?.movements.filter(m => m.rendered) ?? [];
        expect(movement, workId).toBe(sounding[0]?.id);
        expect(seconds).toBeCloseTo(sounding.reduce((sum, m) => sum + m.end - m.start, 0));
        expect(title.grant).toBe(grant);
        expect(card.state).toBe('out');
        const trial = sounding.reduce((sum, m) => sum + Math.max(0, Math.min(m.end, 180) - m.start), 0);
        expect(heard).toBeCloseTo(grant === 'free' ? seconds : trial);
      }
  });

  it('name the movements where not all of a work sounds, and what plays instead where nothing does', async () => {
    const c = (await open()).client();
    const of = async (programId: string) => c.ok(digital.ofProgram, { programId });
    const [fifth] = await of('beethoven-5');
    expect(fifth).toMatchObject({ workId: 'op-67', movements: ['I. Allegro con brio'], grant: 'free' });
    expect(fifth?.open).toBe(fifth?.seconds);
    const [brandenburg] = await of('bach-brandenburg');
    expect(brandenburg).toMatchObject({
      card: { id: 'brandenburg-3' },
      movements: ['I. [Allegro]', 'III. Allegro'],
    });
    const [mahler] = await of('mahler-5');
    expect(mahler).toMatchObject({ card: { introduction: true }, seconds: 0, open: 0 });
    expect(mahler?.movement).toBeUndefined();
    expect(await of('no-such-programme')).toEqual([]);
  });
});

describe('what an article tells of', () => {
  it('comes as it names it, then what was recorded of its programmes; of others nothing', async () => {
    const c = (await open()).client();
    const of = async (newsId: string) => (await c.ok(digital.related, { newsId })).map(card => card.id);
    expect(await of('news-quartet')).toEqual(['italian-serenade', 'quartettsatz']);
    const [first, ...rest] = await of('news-score-beethoven');
    expect(first).toBe('beethoven-5-fate');
    expect(rest).toContain('live-fifth');
    expect(new Set(rest)).not.toContain(first);
    expect(await of('news-new-year')).toContain('new-year-live');
    expect(await of('news-points')).toEqual([]);
    expect(await of('no-such-article')).toEqual([]);
  });
});

describe('what there is to hear of a thing', () => {
  it('is promised by its page where there is something, and nowhere else', async () => {
    const { client } = await open();
    const c = client();
    const told: boolean[] = [];
    const same = async (
      toHear: boolean,
      about: { newsId?: string; programId?: string; artistId?: string },
    ) => {
      told.push(toHear);
      expect(toHear, JSON.stringify(about)).toBe((await c.ok(digital.related, about)).length > 0);
    };
    for (const { id } of (await c.ok(news.list, { pageSize: 60 })).list)
      await same((await c.ok(news.byId, { id })).toHear, { newsId: id });
    for (const programId of ['beethoven-5', 'schubert-trout', 'carnival-animals'])
      await same((await c.ok(program.byId, { id: programId })).toHear, { programId });
    for (const artistId of ['gu-jingxing', 'jiang-wan'])
      await same((await c.ok(orchestra.person, { id: artistId })).toHear, { artistId });
    expect(new Set(told).size).toBe(2);
  });
});

import { expect, test } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { search } from '#domain/contract/search.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { TitleDoc } from '#server/catalogue/types-digital.ts';
import { mediaResponse } from '#server/digital/serve.ts';
import { sitemap } from '#server/feeds/sitemap.ts';
import { compose } from '#server/letters/compose.ts';
import type { LetterRow } from '#server/store/ports/letters.ts';
import { worldDocs } from './box-office.ts';
import { fixtureMedia } from './digital-media.ts';
import { addMember, fakeClock, makeApp, START, signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const both = (zh: string, en: string) => ({ zh, en });
const UNTIL = START + 3_600_000;
const LAST = UNTIL - 1;
const TITLE: TitleDoc = {
  id: 'stays',
  home: 'season',
  shelves: ['record'],
  composerId: 'bach',
  name: both('第三勃兰登堡协奏曲', 'Brandenburg Concerto No. 3'),
  standfirst: both('九把弦乐器。', 'Nine strings.'),
  lead: both('引子。', 'A lead.'),
  paragraphs: [],
  art: { seed: 'a', key: 'G' } as TitleDoc['art'],
  form: 'concerto',
  season: '2025–26',
  day: '2026-05-02',
  releasedAt: START - 1,
  streams: ['bach-brandenburg-3'],
  works: [
    {
      id: 'bwv-1048',
      composerId: 'bach',
      title: both('协奏曲', 'Concerto'),
      catalogue: 'BWV 1048',
      artists: [],
      notes: [],
      movements: [],
    },
  ],
  lessons: [],
  free: true,
  introduction: false,
  hears: both('', ''),
  answering: [],
  order: 2,
};
/** Heard until a date; and on the air in turn, as the one that stays is not. */
const ENDING: TitleDoc = {
  ...TITLE,
  id: 'ending',
  name: both('第三勃兰登堡协奏曲，暂存', 'Brandenburg Concerto No. 3, for a time'),
  until: UNTIL,
  air: { kind: 'channel', channel: 'a', turn: 1 },
  order: 1,
};
const DOCS = [TITLE, ENDING].map(body => ({ kind: 'title', id: body.id, body }));

eachStore(open => {
  test('a title that may be heard until a date is withdrawn from then on, everywhere and without a word', async () => {
    const store = await open();
    const clock = fakeClock(START);
    const { deps, client } = await makeApp({ store, clock, media: fixtureMedia() });
    await store.transaction(tx => tx.catalogue.upsert([...worldDocs(START), ...DOCS]));
    const c = client();
    await signIn(deps, c, await addMember(deps, '13911112222'));
    await c.ok(favorites.save, { type: 'recording', targetId: 'ending' });
    await c.ok(digital.progress, { titleId: 'ending', at: 100 });
    const letter = (startsAt: number) =>
      compose(deps, { kind: 'on-air-soon', facts: { titleId: 'ending', startsAt } } as unknown as LetterRow);

    /** Where it is met. */
    const met = async () => {
      const front = await c.ok(digital.front, {});
      const ids = (cards: readonly { id: string }[]) => cards.map(card => card.id);
      const found = await c.ok(search.query, { q: '勃兰登堡' });
      const suggested = await c.ok(search.suggest, { q: '勃兰登堡' });
      const live = await c.ok(digital.live, {});
      const places = {
        list: ids((await c.ok(digital.list, {})).list),
        shelf: ids((await c.ok(digital.list, { shelf: 'record', composer: 'bach' })).list),
        front: ids([...front.newest, ...front.seasons.flatMap(s => s.list)]),
        continue: ids(front.continue),
        heard: (await c.ok(digital.library, {})).heard.map(h => h.card.id),
        related: ids(await c.ok(digital.related, { composerId: 'bach' })),
        near: ids((await c.ok(digital.byId, { titleId: 'stays' })).related),
        hall: (await c.ok(digital.search, { query: '勃兰登堡' })).list.map(hit => hit.card.id),
        site: found.groups.flatMap(g => g.list.map(hit => hit.id)),
        box: suggested.map(hit => hit.id),
        live: [...live.onAir, ...live.next].map(airing => airing.titleId),
        sitemap: /id=ending</.test(sitemap(await getCatalogue(deps), clock.now(), 'https://h.example'))
          ? ['ending']
          : [],
        letter: (await letter(LAST)) === null ? [] : ['ending'],
      };
      return Object.entries(places).flatMap(([place, list]) => (list.includes('ending') ? [place] : []));
    };
    const media = async () =>
      (await mediaResponse(deps, new Request('http://localhost/media/ending/manifest.json'))).status;
    const favourite = async () => (await c.ok(favorites.list, { type: 'recording' })).list[0];

    clock.set(LAST);
    expect(await met()).toEqual([
      'list',
      'shelf',
      'front',
      'continue',
      'heard',
      'related',
      'near',
      'hall',
      'site',
      'box',
      'live',
      'sitemap',
      'letter',
    ]);
    expect(await c.ok(digital.byId, { titleId: 'ending' })).toMatchObject({ state: 'out', notice: '' });
    expect(await c.ok(digital.open, { titleId: 'ending' })).toMatchObject({ access: 'full' });
    expect(await media()).toBe(200);
    expect((await favourite())?.gone).toBeUndefined();
    // Nobody is called to what will be gone by then.
    expect(await letter(UNTIL)).toBeNull();

    clock.set(UNTIL);
    expect(await met()).toEqual([]);
    expect(await c.ok(digital.list, { composer: 'bach' })).toMatchObject({ total: 1 });
    const gone = await c.ok(digital.byId, { titleId: 'ending' });
    expect(gone).toMatchObject({ state: 'withdrawn', airings: [] });
    expect(gone.notice).not.toBe('');
    // The way on.
    expect(gone.related.map(card => card.id)).toEqual(['stays']);
    expect((await c.call(digital.open, { titleId: 'ending' })).success).toBe(false);
    expect((await c.call(digital.progress, { titleId: 'ending', at: 120 })).success).toBe(false);
    expect(await media()).toBe(404);
    expect(await favourite()).toMatchObject({
      gone: true,
      title: 'Brandenburg Concerto No. 3, for a time',
      link: 'digitalhall/season-detail?id=ending',
    });
    const anew = await c.call(favorites.save, { type: 'recording', targetId: 'ending' });
    expect(anew.errcode).toBe(ERR.notFound);
  });
});

import { expect, test } from 'vitest';
import type { Envelope } from '#domain/contract/envelope.ts';
import { FAVORITE_TYPES, type FavoriteType, favorites } from '#domain/contract/favorites.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { sweepFavorites } from '#server/accounts/favorites.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import type { ProgramDoc, ScheduleDoc } from '#server/catalogue/types.ts';
import type { Store } from '#server/store/port.ts';
import { type BoxOffice, boxOffice, worldDocs } from './box-office.ts';
import { Client } from './client.ts';
import { START } from './harness.ts';
import { shopDocs } from './shop-world.ts';
import { eachStore } from './stores.ts';

const both = (zh: string, en = zh) => ({ zh, en });
const ART = { seed: 'a', key: 'C' };
const ALL = ['A', 'B'].flatMap(zone =>
  [1, 2, 3].flatMap(row => Array.from({ length: 10 }, (_, i) => `${zone}-${row}-${i + 1}`)),
);
const NINTH = { id: 'ninth', composerId: '', title: both('第九交响曲', 'Symphony No. 9') };
/** One programme with a single evening of two seats, one thing of each other kind. */
const DOCS = [
  ...worldDocs(START).filter(d => d.kind !== 'schedule'),
  ...shopDocs(START),
  {
    kind: 'schedule',
    id: 'only',
    body: {
      ...(worldDocs(START).find(d => d.id === 'big')?.body as ScheduleDoc),
      id: 'only',
      planId: 'small',
      withheld: ALL.filter(id => id !== 'A-1-1' && id !== 'A-1-2'),
    },
  },
  {
    kind: 'news',
    id: 'n1',
    body: {
      id: 'n1',
      type: 'season',
      title: both('新乐季', 'The new season'),
      publishedAt: START - 1,
      art: ART,
    },
  },
  {
    kind: 'artist',
    id: 'gu',
    body: {
      id: 'gu',
      name: both('顾景行', 'Gu Jingxing'),
      bio: both(''),
      portrait: { seed: 'gu', seal: '顾', instrument: '' },
    },
  },
  {
    kind: 'ad',
    id: 'rec',
    body: {
      id: 'rec',
      adflag: 'home-hall',
      order: 1,
      title: both('录音', 'A recording'),
      kicker: both(''),
      text: both('', ''),
      link: 'digitalhall',
      linkText: both(''),
    },
  },
  {
    kind: 'title',
    id: 'of-work',
    body: {
      home: 'season',
      composerId: '',
      name: both('第九交响曲', 'Symphony No. 9'),
      standfirst: both(''),
      art: ART,
      works: [{ ...NINTH, artists: [] }],
    },
  },
];
const TITLE = {
  kind: 'title',
  id: 'heard',
  body: {
    id: 'heard',
    home: 'season',
    composerId: '',
    name: both('第九交响曲', 'Symphony No. 9'),
    standfirst: both('现场录音', 'A live recording'),
    art: ART,
  },
};
const TARGETS = {
  program: 'p1',
  recording: 'rec',
  news: 'n1',
  person: 'gu',
  product: 'vinyl',
  work: 'ninth',
} as const;

eachStore((open, _kind, openWithDatabase) => {
  const opened = async (to?: Store): Promise<BoxOffice> => {
    const store = to ?? (await open());
    await store.transaction(tx => tx.catalogue.upsert(DOCS));
    return boxOffice(store, { seeded: true });
  };
  const later = (office: BoxOffice, ms: number) => office.clock.advance(ms);

  test('a heart comes beside its concert for the member whose it is, and for nobody else', async () => {
    const office = await opened();
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'program', targetId: 'p1' });
    const heart = async (of: Client) => {
      const { beside = [] }: Envelope = await (await of.raw(program.byId, { id: 'p1', beside: 'Y' })).json();
      return beside.find(({ key }) => key.startsWith(favorites.is.path))?.reply.data;
    };
    expect(await heart(who)).toMatchObject({ favorite: true });
    expect(await heart(await office.buyer())).toEqual({ favorite: false });
    expect(await heart(new Client(office.app))).toBeUndefined();
  });

  test('one heart for each kind of thing, and a list by kind', async () => {
    const office = await opened();
    const who = await office.buyer();
    for (const type of FAVORITE_TYPES) {
      await who.ok(favorites.save, { type, targetId: TARGETS[type] });
      const absent = await who.call(favorites.save, { type, targetId: 'nothing' });
      expect([type, absent.errcode]).toEqual([type, '2003']);
      later(office, 1_000);
    }
    const page = await who.ok(favorites.list, {});
    expect(page.list.map(f => f.type)).toEqual([...FAVORITE_TYPES].reverse());
    expect(page.counts).toMatchObject({
      all: 6,
      program: 1,
      recording: 1,
      work: 1,
      news: 1,
      person: 1,
      product: 1,
    });
    for (const type of FAVORITE_TYPES) {
      const { list, total } = await who.ok(favorites.list, { type });
      expect([total, list[0]?.targetId]).toEqual([1, TARGETS[type]]);
      expect(list[0]?.link).toContain(TARGETS[type] === 'rec' ? 'digitalhall' : TARGETS[type]);
      expect(list[0]?.gone).toBeUndefined();
    }
    expect((await (await office.buyer()).ok(favorites.list, {})).total).toBe(0);
  });

  test('a work that is followed says what of it can be heard, and leads to all of its recordings', async () => {
    const office = await opened();
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'work', targetId: 'ninth' });
    const { list } = await who.ok(favorites.list, {});
    expect(list[0]).toMatchObject({
      title: 'Symphony No. 9',
      line: '1 recording',
      link: 'digitalhall?work=ninth&order=oldest',
    });
  });

  test('whoever is followed tells the concert that comes next, and what can be heard since', async () => {
    const office = await opened();
    const by = [{ artistId: 'gu', role: 'conductor' }];
    const program = {
      ...(worldDocs(START).find(d => d.id === 'p1')?.body as ProgramDoc),
      title: both('第九', 'The Ninth'),
      works: [{ ...NINTH, artists: [] }],
      artists: by,
    };
    const heard = (id: string, releasedAt: number) => ({
      kind: 'title',
      id,
      body: { ...TITLE.body, id, name: both(id), works: [{ ...NINTH, artists: by }], releasedAt },
    });
    await office.deps.store.transaction(tx =>
      tx.catalogue.upsert([
        { kind: 'program', id: 'p1', body: program },
        heard('before', START - 1),
        heard('soon', START + 60_000),
      ]),
    );
    expireCatalogue(office.deps.store);
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'person', targetId: 'gu' });
    await who.ok(favorites.save, { type: 'work', targetId: 'ninth' });
    for (const { next, newest, state, again } of (await who.ok(favorites.list, {})).list) {
      expect(next).toMatchObject({ title: 'The Ninth', link: 'musicale-detail?id=p1', state: 'few' });
      expect(next?.startsAt).toBeDefined();
      // What was there before is no news, what is to come not yet; the evening's sale is not their own.
      expect([newest, state, again]).toEqual([undefined, undefined, undefined]);
    }
    expect((await who.ok(favorites.list, { state: 'few' })).total).toBe(0);
    later(office, 61_000);
    for (const { newest } of (await who.ok(favorites.list, {})).list)
      expect(newest).toMatchObject({ title: 'soon', link: 'digitalhall/season-detail?id=soon' });
    // After its last evening nothing comes next.
    later(office, 40 * 86_400_000);
    const again = await office.buyer();
    await again.ok(favorites.save, { type: 'person', targetId: 'gu' });
    const [left] = (await again.ok(favorites.list, {})).list;
    expect([left?.title, left?.next, left?.newest]).toEqual(['Gu Jingxing', undefined, undefined]);
  });

  test('a title of the digital halls is a recording with a page of its own', async () => {
    const office = await opened();
    await office.deps.store.transaction(tx => tx.catalogue.upsert([TITLE]));
    expireCatalogue(office.deps.store);
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'recording', targetId: 'heard' });
    expect((await who.ok(favorites.list, { type: 'recording' })).list[0]).toMatchObject({
      title: 'Symphony No. 9',
      line: 'A live recording',
      link: 'digitalhall/season-detail?id=heard',
    });
  });

  test('what was sold out and can be had again is said to be, and what is nearly sold out', async () => {
    const office = await opened();
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'program', targetId: 'p1' });
    const mine = async () => (await who.ok(favorites.list, { type: 'program' })).list[0];
    expect(await mine()).toMatchObject({ state: 'few', minPrice: 180.5 });
    expect((await mine())?.again).toBeUndefined();
    const other = await office.buyer();
    const tradeNo = await other.order(['A-1-1', 'A-1-2'], 'only');
    later(office, 4_000);
    await sweepFavorites(office.deps);
    expect(await mine()).toMatchObject({ state: 'out' });
    expect((await who.ok(favorites.list, { state: 'again' })).total).toBe(0);
    // Who keeps it only now gets to know of it as well.
    const third = await office.buyer();
    await third.ok(favorites.save, { type: 'program', targetId: 'p1' });
    await other.ok(ticketOrder.cancel, { tradeNo });
    later(office, 4_000);
    expect(await mine()).toMatchObject({ state: 'few', again: true });
    for (const member of [who, third]) {
      const page = await member.ok(favorites.list, { state: 'again' });
      expect([page.total, page.counts?.again, page.counts?.few]).toEqual([1, 1, 1]);
    }
    expect((await who.ok(favorites.list, { state: 'few' })).total).toBe(1);
  });

  test('what has been deleted keeps its name and says so; without one it says that, too', async () => {
    const { store, database } = await openWithDatabase();
    // A newer release that knows more kinds has said so to the database.
    await database?.script('alter table favorite drop constraint favorite_type_check');
    const office = await opened(store);
    const who = await office.buyer();
    await who.ok(favorites.save, { type: 'news', targetId: 'n1' });
    await store.direct.accounts.addFavorite({
      id: 'f-old',
      memberId: who.memberId,
      type: 'person',
      targetId: 'nobody',
      addedAt: START - 1,
    });
    await store.direct.accounts.addFavorite({
      id: 'f-new',
      memberId: who.memberId,
      type: 'of-tomorrow' as FavoriteType,
      targetId: 'x',
      addedAt: START - 2,
    });
    const news = DOCS.find(d => d.id === 'n1');
    // Taken back: it is no longer published.
    const body = { ...(news?.body as object), publishedAt: START + 1e10 };
    await store.transaction(tx => tx.catalogue.upsert([{ kind: 'news', id: 'n1', body }]));
    expireCatalogue(store);
    const { list, total } = await who.ok(favorites.list, {});
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ title: 'The new season', gone: true });
    expect(list[1]).toMatchObject({ title: 'No longer listed', gone: true });
    expect((await who.call(favorites.save, { type: 'news', targetId: 'n1' })).errcode).toBe('2003');
    await who.ok(favorites.remove, { id: list[0]?.id ?? '' });
    expect((await who.ok(favorites.list, {})).total).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { say } from '#domain/text.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { checkSeason } from '#server/season/check.ts';
import { compare, publish, published, removeDemonstration, undo } from '#server/season/publish.ts';
import type { Store } from '#server/store/port.ts';
import { boxOffice } from '#tests/server/box-office.ts';
import { fakeClock } from '#tests/server/harness.ts';
import { jpeg, png } from '#tests/server/pictures.ts';
import { eachStore } from '#tests/server/stores.ts';
import { edited, folder, SMALL } from './folder.ts';

const NOW = Date.UTC(2027, 0, 10, 4);
const FIRST = 'brahms-20270305-1930';
const docsOf = (changes: Record<string, string | null> = {}) => {
  const { docs, faults } = checkSeason(folder(changes), { today: '2027-01-10', relative: false });
  expect(faults).toEqual([]);
  return docs;
};
const CALENDAR = 'calendar.yaml';
const put = (store: Store, changes: Record<string, string | null> = {}, now = NOW) =>
  publish(store, { docs: docsOf(changes), by: 'office', note: '', now });
const without = edited(CALENDAR, /- .*2027-03-05.*\n/, '');
const cancelled = edited(CALENDAR, 'prices: usual }', 'prices: usual, state: cancelled }');
const movedTo = edited(
  CALENDAR,
  'at: 2027-03-05 19:30, hall: saal, prices: usual',
  'at: 2027-03-08 19:30, hall: saal, prices: usual, state: moved, was: 2027-03-05 19:30',
);

eachStore(open => {
  it('keeps its pictures, those of earlier versions too', async () => {
    const store = await open();
    const one = { id: `${'a'.repeat(32)}.png`, type: 'image/png', bytes: png() };
    const other = { id: `${'b'.repeat(32)}.jpg`, type: 'image/jpeg', bytes: jpeg() };
    const version = { docs: docsOf(), by: 'office', note: '' };
    await publish(store, { ...version, pictures: [one], now: NOW });
    await publish(store, { ...version, pictures: [one, other], now: NOW + 1 });
    await publish(store, { ...version, now: NOW + 2 });
    expect(await store.direct.seasons.picture(one.id)).toEqual(one);
    expect(await store.direct.seasons.picture(other.id)).toEqual(other);
    expect(await store.direct.seasons.picture(`${'c'.repeat(32)}.png`)).toBeNull();
  });

  it('is published as a version, shown within seconds by who runs already, and taken back', async () => {
    const store = await open();
    const clock = fakeClock(NOW);
    const deps = { store, clock };
    expect((await getCatalogue(deps)).calendar).toEqual([]);
    expect(await put(store)).toEqual({ ok: true, version: 1, changes: 0 });
    clock.advance(4000);
    expect((await getCatalogue(deps)).calendar.map(s => s.id)).toEqual([FIRST, 'brahms-20270306-1930']);

    expect(
      await put(store, { ...without, 'places/a.yaml': 'place: list\ntitle: a\n' }, NOW + 1),
    ).toMatchObject({
      ok: true,
      version: 2,
    });
    clock.advance(4000);
    const second = await getCatalogue(deps);
    expect(second.calendar.map(s => s.id)).toEqual(['brahms-20270306-1930']);
    expect(second.ads.map(ad => ad.id)).toEqual(['a']);

    expect(await undo(store, { by: 'head', note: 'too soon', now: NOW + 2 })).toMatchObject({
      ok: true,
      version: 3,
    });
    clock.advance(4000);
    const third = await getCatalogue(deps);
    expect(third.calendar).toHaveLength(2);
    expect(third.ads).toEqual([]);
    expect(
      (await store.direct.seasons.versions()).map(v => [v.number, v.publishedBy, v.undoes, v.note]),
    ).toEqual([
      [3, 'head', 2, 'too soon'],
      [2, 'office', null, ''],
      [1, 'office', null, ''],
    ]);
  });

  it('taken back, the first one gives back what stood in its places', async () => {
    const store = await open();
    const bodies = async () =>
      new Map((await store.direct.catalogue.readAll()).map(doc => [`${doc.kind} ${doc.id}`, doc.body]));
    const docs = docsOf();
    const [mine] = docs.filter(doc => doc.kind === 'artist');
    if (!mine) throw new Error('no artist');
    const imported = { ...mine, body: { ...(mine.body as object), imported: true } };
    await store.transaction(tx => tx.catalogue.upsert([imported]));
    expect(await publish(store, { docs, by: 'office', note: '', now: NOW })).toMatchObject({ version: 1 });
    expect((await bodies()).get(`artist ${mine.id}`)).not.toHaveProperty('imported');
    expect((await published(store)).map(v => v.number)).toEqual([1]);
    expect(await undo(store, { by: 'head', note: '', now: NOW + 1 })).toMatchObject({ version: 2 });
    const back = await bodies();
    expect(back.get(`artist ${mine.id}`)).toEqual(imported.body);
    expect([...back].filter(([, body]) => body !== null)).toHaveLength(1);
    expect((await published(store)).map(v => [v.number, v.undoes])).toEqual([
      [2, 1],
      [1, null],
    ]);
  });

  it('a demonstration that a first season gave its places back to goes from a real house all the same', async () => {
    const store = await open();
    const docs = docsOf();
    const shown = {
      kind: 'artist',
      id: docs.find(doc => doc.kind === 'artist')?.id ?? '',
      body: { demo: true },
    };
    const edition = { kind: 'edition', id: '2027-01-01', body: { date: '2027-01-01' } };
    await store.transaction(tx => tx.catalogue.upsert([shown, edition]));
    await publish(store, { docs, by: 'office', note: '', now: NOW });
    await undo(store, { by: 'office', note: '', now: NOW + 1 });
    expect(await store.direct.catalogue.read('artist', shown.id)).toMatchObject([{ body: shown.body }]);
    expect(await removeDemonstration(store)).toBe(true);
    expect(await store.direct.catalogue.read('artist', shown.id)).toEqual([]);
  });

  it('keeps what is sold: no seat, no price, no date and no evening of it goes', async () => {
    const store = await open();
    await put(store);
    const lost = await store.direct.sales.claim(FIRST, ['A-1', 'B-2'], 'T1', Number.MAX_SAFE_INTEGER, NOW);
    expect(lost).toEqual([]);
    const said = async (changes: Record<string, string | null>): Promise<string[]> => {
      const result = await put(store, changes);
      return result.ok ? [] : result.breaches.map(words => say(words, 'en-US'));
    };
    expect(await said(without)).toEqual([
      `${FIRST} has 2 sold seats and cannot be taken away: keep it, with state: cancelled`,
    ]);
    const other = { ...edited(CALENDAR, 'at: 2027-03-05 19:30', `id: ${FIRST}, at: 2027-03-05 18:30`) };
    expect(await said(other)).toEqual([expect.stringContaining('its date cannot change unsaid')]);
    const smaller = edited('halls/saal.json', /"seat_guid": "B-2"/, '"seat_guid": "B-9"');
    expect(await said(smaller)).toEqual([`${FIRST}: sold seats are missing from the plan: B-2`]);
    // Nothing of it was written.
    expect((await store.direct.seasons.versions()).map(v => v.number)).toEqual([1]);
    expect(await store.direct.catalogue.version()).toBe(1);
    // What is not sold may go, and prices may change for who buys later.
    expect(await said(edited(CALENDAR, /- .*2027-03-06.*\n/, ''))).toEqual([]);
    expect(await said(edited('season.yaml', 'A: 60', 'A: 66'))).toEqual([]);
  });

  it('a cancelled or moved evening keeps its id and its seats, and is noted for its buyers', async () => {
    const store = await open();
    await put(store);
    await store.direct.sales.claim(FIRST, ['A-1'], 'T1', Number.MAX_SAFE_INTEGER, NOW);
    expect(await put(store, movedTo, NOW + 1)).toEqual({ ok: true, version: 2, changes: 1 });
    const catalogue = await getCatalogue({ store, clock: fakeClock(NOW + 10_000) });
    const moved = catalogue.schedules.get(FIRST) as ScheduleDoc;
    expect(new Date(moved.startsAt).toISOString()).toBe('2027-03-08T11:30:00.000Z');
    expect(new Date(moved.movedFrom ?? 0).toISOString()).toBe('2027-03-05T11:30:00.000Z');
    // Published once more, nobody is told twice.
    expect(await put(store, movedTo, NOW + 2)).toEqual({ ok: true, version: 3, changes: 0 });
    expect(await put(store, cancelled, NOW + 3)).toMatchObject({ ok: true, changes: 1 });
    const untold = await store.direct.seasons.untold(10);
    expect(untold.map(c => [c.occasionId, c.kind, c.version])).toEqual([
      [FIRST, 'moved', 2],
      [FIRST, 'cancelled', 4],
    ]);
    const told = () => store.direct.seasons.markTold(untold[0]?.id ?? '', NOW + 9);
    expect([await told(), await told()]).toEqual([true, false]);
    expect((await store.direct.seasons.untold(10)).map(c => c.kind)).toEqual(['cancelled']);
  });

  it('of two that publish at once each becomes a version', async () => {
    const store = await open();
    const results = await Promise.all([put(store), put(store), put(store)]);
    expect(results.map(r => r.ok && r.version).sort()).toEqual([1, 2, 3]);
  });

  it('a bought seat is protected from the purchase on, and goes when it is given back', async () => {
    const store = await open();
    const clock = fakeClock(NOW);
    const box = await boxOffice(store, { clock, seeded: true });
    const season: Record<string, string | null> = {
      'programmes/brahms.md': null,
      'programmes/p1.md': SMALL['programmes/brahms.md'] ?? '',
      ...edited(
        CALENDAR,
        /programme: brahms(.*)prices: usual/g,
        'programme: p1$1prices: usual, sale: 2027-01-01 10:00',
      ),
    };
    await put(store, season);
    const buyer = await box.buyer();
    const evening = 'p1-20270305-1930';
    const tradeNo = await buyer.order(['A-1', 'A-2'], evening);
    expect(await store.direct.sales.sold(clock.now())).toEqual({
      things: [{ family: 'seat', id: evening }],
      places: new Map([[evening, ['A-1', 'A-2']]]),
    });
    const gone = { ...season, [CALENDAR]: season[CALENDAR]?.replace(/- .*2027-03-05.*\n/, '') ?? '' };
    expect((await put(store, gone)).ok).toBe(false);
    await buyer.ok(ticketOrder.cancel, { tradeNo });
    expect((await put(store, gone)).ok).toBe(true);
  });
});

describe('the difference of two seasons', () => {
  eachStore(
    open => {
      it('is told in sentences', async () => {
        const store = await open();
        await put(store);
        const told = async (changes: Record<string, string | null>, locale: 'zh-CN' | 'en-US') =>
          (await compare(store, docsOf(changes), NOW)).differences.map(words => say(words, locale));
        expect(await told({}, 'en-US')).toEqual([]);
        expect(await told(movedTo, 'en-US')).toEqual([
          'Brahms: Symphony No. 4, Mon 8 March, 19:30 2027: moved from Fri 5 March, 19:30 2027; every buyer will be told'.replaceAll(
            /(\d+ March), (19:30) (2027)/g,
            '$1 $3, $2',
          ),
        ]);
        expect(await told(edited('season.yaml', 'A: 60', 'A: 66'), 'zh-CN')).toEqual([
          '勃拉姆斯　第四交响曲，2027年3月5日 周五 19:30：票价：A 60 → 66',
          '勃拉姆斯　第四交响曲，2027年3月6日 周六 19:30：票价：A 60 → 66',
        ]);
        expect(await told({ ...without, 'places/a.yaml': 'place: list\ntitle: a\n' }, 'en-US')).toEqual([
          'taken off: Brahms: Symphony No. 4, Fri 5 March 2027, 19:30',
          'new place on the site: a',
        ]);
      });
    },
    ['memory', 'pglite'],
  );
});

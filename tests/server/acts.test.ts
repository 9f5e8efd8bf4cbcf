import { expect, test } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import { compose } from '#server/letters/compose.ts';
import { compare, publish, undo } from '#server/season/publish.ts';
import { tellChanges } from '#server/season/tell.ts';
import { HOUSE } from '#server/store/ports/sales.ts';
import { type BoxOffice, boxOffice, worldDocs } from './box-office.ts';
import { addMember, fakeClock, START } from './harness.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;
const BEFORE = START + 30 * DAY;
/** 10 March 2027, 19:30 in the hall. */
const LATER = Date.UTC(2027, 2, 10, 11, 30);

/** The world as files, with one performance said otherwise. */
const files = (patch: Partial<ScheduleDoc> = {}) =>
  worldDocs(START).map(doc =>
    doc.id === 'plain' ? { ...doc, body: { ...(doc.body as object), ...patch } } : doc,
  );

function season(office: BoxOffice) {
  const { store, clock } = office.deps;
  const desk = async (line: string, options: Record<string, string> = {}) => {
    // What comes next is later.
    clock.advance(1_000);
    const [command, ...words] = line.split(' ');
    const asked = askedOf({ command, words, options, who: 'lin', why: 'ill' });
    const shown = await runCommand(office.deps, asked);
    if (shown.digest === undefined) return { shown, done: shown };
    return { shown, done: await runCommand(office.deps, { ...asked, agreed: shown.digest }) };
  };
  const put = async (patch: Partial<ScheduleDoc> = {}) => {
    clock.advance(1_000);
    const result = await publish(store, { docs: files(patch), by: 'x', note: '', now: clock.now() });
    await tellChanges(office.deps);
    return result;
  };
  const diff = async (patch: Partial<ScheduleDoc> = {}) =>
    (await compare(store, files(patch), clock.now())).differences.map(d => d.en.replaceAll(/\s/g, ' '));
  const plain = async () => {
    clock.advance(4_000);
    return (await getCatalogue(office.deps)).schedules.get('plain');
  };
  return { desk, put, diff, plain };
}
async function bought(office: BoxOffice, seats: readonly string[]) {
  const who = await office.buyer();
  const { tradeNo, payNo } = await who.upToPayment(seats);
  await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { who, tradeNo };
}
const letters = async ({ deps }: BoxOffice, tradeNo: string) =>
  (await deps.store.direct.letters.lettersOf(tradeNo)).map(l => l.kind);

eachStore(open => {
  test('an evening that the office cancelled stays cancelled, whatever is published or taken back', async () => {
    const office = await boxOffice(await open());
    const { desk, put, diff, plain } = season(office);
    await put();
    const { tradeNo } = await bought(office, ['A-1-1']);
    expect((await desk('cancel-evening plain')).done.ok).toBe(true);
    expect(await diff()).toEqual([
      'T, Fri 1 January 2027, 12:00: cancelled (by the office, act 1, lin: ill); the files have it take place. The office’s stands until npm run office -- undo 1',
    ]);
    expect(await put()).toMatchObject({ ok: true, changes: 0, acts: [expect.anything()] });
    expect(await undo(office.deps.store, { by: 'x', note: '', now: office.clock.now() })).toMatchObject({
      ok: true,
      changes: 0,
    });
    await tellChanges(office.deps);
    expect(await plain()).toMatchObject({ cancelled: true });
    expect(await letters(office, tradeNo)).toEqual(['paid', 'evening-cancelled']);
    expect((await desk('acts')).done.lines).toEqual([
      expect.stringMatching(/^1 \| plain \| .*cancelled .*lin: ill/),
    ]);
  });

  test('an act is undone by its number: who still has tickets hears of it, who has had the money does not', async () => {
    const office = await boxOffice(await open());
    const { desk, put, plain } = season(office);
    await put();
    const kept = await bought(office, ['A-1-1']);
    const returned = await bought(office, ['A-1-2']);
    await desk('cancel-evening plain');
    office.clock.advance(60_000);
    await returned.who.ok(ticketOrder.refund, { tradeNo: returned.tradeNo, fee: 0, amount: 380 });
    const { shown, done } = await desk('undo 1');
    const text = shown.lines.join('\n');
    expect(text).toMatch(/^Act 1 is undone: T takes place/);
    expect(text).toContain('1 paid order with 1 seat');
    expect(text).toMatch(new RegExp(`1 order was given back[^]*${returned.tradeNo}`));
    expect(done.lines.join()).toContain('1 buyer is told');
    expect(await plain()).toMatchObject({ cancelled: false, startsAt: BEFORE });
    expect(await letters(office, kept.tradeNo)).toEqual(['paid', 'evening-cancelled', 'evening-restored']);
    expect(await letters(office, returned.tradeNo)).not.toContain('evening-restored');
    expect((await (await office.buyer()).create(['A-1-2'])).success).toBe(true);
    expect((await desk('undo 1')).done).toMatchObject({ ok: false, lines: ['No act 1 stands. Try: acts'] });
    expect((await office.deps.store.direct.desk.acts(1))[0]).toMatchObject({ command: 'undo', why: 'ill' });
  });

  test('a hall has one evening at a time: none is moved, taken back or published into another one', async () => {
    const office = await boxOffice(await open());
    const { desk, put, plain } = season(office);
    await put();
    await office.patchSchedule('other', { hallId: 'h1', startsAt: LATER });
    const said = async (line: string, to?: string) =>
      (await desk(line, to === undefined ? {} : { to })).done.lines.join('\n');
    // In it, over its end, over its beginning; the last minute before and the first after it are free.
    for (const at of ['19:30', '21:29', '17:31'])
      expect(await said('move-evening plain', `2027-03-10 ${at}`)).toBe(
        'The hall is taken then: T, Wed 10 March 2027, 19:30 (other).',
      );
    for (const at of ['17:30', '21:30']) {
      expect(await said('move-evening plain', `2027-03-10 ${at}`)).toContain(`T begins 2027-03-10 ${at}`);
      expect((await plain())?.startsAt).toBe(LATER + (at === '17:30' ? -1 : 1) * 120 * 60_000);
    }
    // Whoever has the hall now keeps it when the move or the cancellation is undone.
    await office.patchSchedule('other', { startsAt: BEFORE });
    expect(await said('undo 1')).toContain('Act 1 is undone');
    expect(await said('undo 2')).toContain('The hall is taken then');
    await office.patchSchedule('other', { cancelled: true });
    expect(await said('undo 2')).toContain('T takes place');
    // Files that have another evening where the office has moved this one.
    await desk('move-evening plain', { to: '2027-03-10 19:30' });
    const docs = files().map(doc =>
      doc.id === 'other' ? { ...doc, body: { ...(doc.body as object), hallId: 'h1', startsAt: LATER } } : doc,
    );
    const { breaches } = await compare(office.deps.store, docs, office.clock.now());
    expect(breaches.map(b => b.en)).toEqual([
      'T, Wed 10 March 2027, 19:30, would begin in its hall before T, Wed 10 March 2027, 19:30, is over: one of them was moved (by the office, act 3, lin: ill)',
    ]);
    const result = await publish(office.deps.store, { docs, by: 'x', note: '', now: office.clock.now() });
    expect(result.ok).toBe(false);
  });

  test('a moved evening keeps the office’s time, until the files say it too', async () => {
    const office = await boxOffice(await open());
    const { desk, put, diff, plain } = season(office);
    await put();
    const { tradeNo } = await bought(office, ['A-1-1']);
    await desk('move-evening plain', { to: '2027-03-10 19:30' });
    // The files as they were.
    expect(await put()).toMatchObject({ ok: true, changes: 0 });
    expect(await plain()).toMatchObject({ startsAt: LATER, movedFrom: BEFORE });
    // Another time altogether.
    const third = { startsAt: BEFORE + DAY, movedFrom: BEFORE };
    expect(await diff(third)).toContainEqual(
      expect.stringMatching(/moved to Wed 10 March 2027.*the files say Sat 2 Jan/),
    );
    expect(await put(third)).toMatchObject({ ok: true, changes: 0 });
    expect(await plain()).toMatchObject({ startsAt: LATER });
    // The same.
    const same = { startsAt: LATER, movedFrom: BEFORE };
    const result = await put(same);
    expect(result.ok && result.acts?.map(a => a.en)).toEqual([expect.stringContaining('settles the act')]);
    expect((await desk('acts')).done.lines).toEqual([
      'Nothing of the office stands over the season’s files.',
    ]);
    expect((await desk('undo 1')).done.lines[0]).toMatch(/settled: version 4/);
    // A version that settled it is taken back, and the act is not.
    await undo(office.deps.store, { by: 'x', note: '', now: office.clock.now() });
    await tellChanges(office.deps);
    expect(await plain()).toMatchObject({ startsAt: LATER });
    expect(await letters(office, tradeNo)).toEqual(['paid', 'evening-moved']);
    office.clock.advance(1_000);
    await desk('undo 1');
    expect(await plain()).toMatchObject({ startsAt: BEFORE + DAY });
    expect(await letters(office, tradeNo)).toEqual(['paid', 'evening-moved', 'evening-moved']);
  });

  test('who pays after the evening moved hears of it too, once', async () => {
    const office = await boxOffice(await open());
    const { desk, put } = season(office);
    await put();
    const who = await office.buyer();
    const { tradeNo, payNo } = await who.upToPayment(['A-1-1']);
    await desk('move-evening plain', { to: '2027-03-10 19:30' });
    office.clock.advance(5_000);
    await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
    const after = await bought(office, ['A-1-2']);
    office.clock.advance(1_000);
    await Promise.all([tellChanges(office.deps), tellChanges(office.deps)]);
    await tellChanges(office.deps);
    expect(await letters(office, tradeNo)).toEqual(['paid', 'evening-moved']);
    expect(await letters(office, after.tradeNo)).toEqual(['paid']);
    const [, letter] = await office.deps.store.direct.letters.lettersOf(tradeNo);
    expect(letter && (await compose(office.deps, letter))?.subject.en).toMatch(/^New date: .*10 March/);
  });

  test('held seats are nobody’s purchase: they bind no version, are named, and settle with the file', async () => {
    const office = await boxOffice(await open());
    const { desk, put, diff } = season(office);
    await put();
    await desk('hold plain A-1-1 A-1-2');
    const given = await desk('comp plain A-1-3', { name: 'Guest' });
    expect(given.done.ok).toBe(true);
    expect(await diff()).toEqual([
      expect.stringMatching(/holds A-1-1, A-1-2 \(by the office, act 1, lin: ill\)/),
    ]);
    const gone = files().filter(doc => doc.id !== 'plain');
    const refused = await compare(office.deps.store, gone, office.clock.now());
    expect(refused.breaches.map(b => b.en)).toEqual([expect.stringMatching(/^plain has 1 sold seat/)]);
    const house = async () =>
      (await office.deps.store.direct.sales.taken('plain', office.clock.now()))
        .filter(t => t.tradeNo === HOUSE)
        .map(t => t.seatId);
    await put({ withheld: ['A-1-1'] });
    expect(await house()).toEqual(['A-1-1', 'A-1-2']);
    await put({ withheld: ['A-1-1', 'A-1-2', 'A-2-1'] });
    expect(await house()).toEqual([]);
    await undo(office.deps.store, { by: 'x', note: '', now: office.clock.now() });
    expect(await house()).toEqual(['A-1-1', 'A-1-2']);
    await desk('undo 1');
    expect(await house()).toEqual([]);
  });

  test('what is sold of a cancelled evening stays, so that it can take place again', async () => {
    const office = await boxOffice(await open());
    const { desk, put } = season(office);
    await put();
    await bought(office, ['A-1-1']);
    await desk('cancel-evening plain');
    expect(await put({ prices: { B: 18_050 } })).toMatchObject({
      ok: false,
      breaches: [{ en: expect.stringContaining('lose their price “A”') }],
    });
  });

  test('the demonstration’s own seasons leave it as it is, too', async () => {
    const store = await open();
    const clock = fakeClock();
    const office = await boxOffice(store, { clock, seeded: true });
    await seedWorld(store, clock.now());
    await addMember(office.deps, '13900000000');
    const first = (await getCatalogue(office.deps)).calendar.find(s => s.startsAt > clock.now() + DAY);
    const { desk } = season(office);
    await desk(`cancel-evening ${first?.id}`);
    await store.transaction(async tx => {
      const [edition] = await tx.catalogue.read('edition');
      await tx.catalogue.upsert([{ ...edition!, body: { ...(edition?.body as object), print: 'older' } }]);
    });
    await seedWorld(store, clock.now());
    clock.advance(4_000);
    expect((await getCatalogue(office.deps)).schedules.get(first?.id ?? '')?.cancelled).toBe(true);
    await desk('undo 1');
    clock.advance(4_000);
    expect((await getCatalogue(office.deps)).schedules.get(first?.id ?? '')).toEqual(first);
  });
});

import { describe, expect, test } from 'vitest';
import { office as calls } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { hallTime } from '#lib/dates.ts';
import { runCommand } from '#server/desk/run.ts';
import { sweep } from '#server/orders/sweep.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;

eachStore(open => {
  test('a seat is sold for cash: paid, with its ticket, in the drawer, and back out of it', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    expect((await anna('sell', ['plain', 'A-1-1'], { way: 'cash' })).lines[0]).toMatch(/drawer/);
    expect((await anna('drawer', ['open'], { sum: '200' })).ok).toBe(true);
    expect((await anna('drawer', ['open'], { sum: '200' })).ok).toBe(false);
    const sold = await anna('sell', ['plain', 'A-1-1', 'A-1-2'], { way: 'cash', name: '张三' });
    expect(sold.ok).toBe(true);
    const tradeNo = sold.order ?? '';
    expect(await office.tickets(tradeNo)).toHaveLength(2);
    expect(await office.payments(tradeNo)).toMatchObject([
      { gateway: 'desk', state: 'paid', received: 76_000, reference: 'cash' },
    ]);
    expect((await anna('sell', ['plain', 'A-1-1'], { way: 'cash' })).lines[0]).toMatch(/Not free/);
    const { drawers, desk } = office.deps.store.direct;
    expect((await drawers.drawerOf('anna'))?.taken).toBe(76_000);
    expect((await anna('refund', [tradeNo], { pieces: 'A-1-1' })).ok).toBe(true);
    expect((await drawers.drawerOf('anna'))?.taken).toBe(38_000);
    const counted = await anna('drawer', ['close'], { sum: '570' });
    expect(counted.lines.join('\n')).toMatch(/580\.00 should be there[\s\S]*10\.00 missing/);
    expect(await drawers.drawerOf('anna')).toBeNull();
    expect((await anna('drawer', ['close'], { sum: '1' })).ok).toBe(false);
    expect((await desk.acts(9)).map(a => a.command)).toEqual(['drawer', 'refund', 'sell', 'drawer']);
  });

  test('cash is in a drawer or it is not taken, and comes out of one or is not handed back', async () => {
    const office = await boxOffice(await open());
    const { drawers } = office.deps.store.direct;
    const [anna, bert] = [clerk(office, 'anna'), clerk(office, 'bert')];
    const until = `${hallTime(office.clock.now() + 120 * HOUR).date} 19:00`;
    const kept = await anna('sell', ['plain', 'A-1-1'], { way: 'later', until, name: '李四' });
    const tradeNo = kept.order ?? '';
    const refused = await anna('paid', [tradeNo], { sum: '380' });
    expect([refused.ok, refused.lines[0]]).toEqual([false, expect.stringMatching(/drawer/)]);
    expect(await office.tickets(tradeNo)).toEqual([]);
    await anna('drawer', ['open'], { sum: '100' });
    // A drawer that is closed between the look and the act takes nothing, and nothing is noted.
    const asked = { command: 'paid', words: [tradeNo], options: { sum: '380' }, who: 'anna', why: 'x' };
    const { digest } = await runCommand(office.deps, asked);
    await anna('drawer', ['close'], { sum: '100' });
    const late = await runCommand(office.deps, { ...asked, ...(digest && { agreed: digest }) });
    expect([late.ok, await office.tickets(tradeNo)]).toEqual([false, []]);
    await anna('drawer', ['open'], { sum: '100' });
    expect((await anna('paid', [tradeNo], { sum: '380' })).ok).toBe(true);
    expect(await office.payments(tradeNo)).toMatchObject([{ state: 'paid', reference: 'cash' }]);
    // A colleague without a drawer hands nothing back; one with a drawer does, out of theirs.
    const none = await bert('refund', [tradeNo]);
    expect([none.ok, none.lines[0]]).toEqual([false, expect.stringMatching(/drawer/)]);
    expect((await office.row(tradeNo))?.realStatus).toBe('paid_success');
    await bert('drawer', ['open'], { sum: '500' });
    expect((await bert('refund', [tradeNo])).ok).toBe(true);
    expect((await drawers.drawerOf('bert'))?.taken).toBe(-38_000);
    expect((await drawers.drawerOf('anna'))?.taken).toBe(38_000);
    // What came by card goes back by card.
    const sold = await anna('sell', ['plain', 'A-1-2'], { way: 'card', slip: '7' });
    expect((await anna('refund', [sold.order ?? ''])).ok).toBe(true);
    expect((await drawers.drawerOf('anna'))?.taken).toBe(38_000);
  });

  test('the other orders of a guest are those of the same number or address, and never a stranger’s', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const sell = async (seat: string, whose: Record<string, string>) =>
      (await anna('sell', ['plain', seat], { way: 'card', slip: '1', ...whose })).order ?? '';
    const [mobile, email] = ['13900001234', 'guest@example.com'];
    const mine = [await sell('A-1-1', { mobile }), await sell('A-1-2', { mobile })];
    const others = [
      await sell('A-1-3', { mobile: '13900001235' }),
      await sell('A-1-4', { email }),
      await sell('A-1-5', { name: '张三' }),
    ];
    const who = await colleague(office.app, office.deps, 'counter');
    const beside = async (tradeNo = '') =>
      (await who.ok(calls.order, { tradeNo })).others.map(o => o.tradeNo);
    expect(await beside(mine[0])).toEqual([mine[1]]);
    for (const tradeNo of others) expect(await beside(tradeNo)).toEqual([]);
  });

  test('a card needs the number of its slip, and no drawer', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    expect((await anna('sell', ['plain', 'A-1-1'], { way: 'card' })).lines[0]).toMatch(/slip/);
    const sold = await anna('sell', ['plain', 'A-1-1'], { way: 'card', slip: '004711' });
    expect(await office.payments(sold.order ?? '')).toMatchObject([
      { state: 'paid', reference: 'card 004711' },
    ]);
  });

  test('seats are kept until a time: taken and paid before it, or free after it', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const before = office.clock.now();
    const until = `${hallTime(before + 120 * HOUR).date} 19:00`;
    const later = (seat: string) => anna('sell', ['plain', seat], { way: 'later', until, name: '李四' });
    const [first, second] = [await later('A-1-1'), await later('A-1-2')];
    expect([first.ok, second.ok]).toEqual([true, true]);
    const kept = first.order ?? '';
    const row = await office.deps.store.direct.sales.order(kept);
    expect(row?.realStatus).toBe('new_confirm');
    expect(row?.expiresAt).toBeGreaterThan(before);
    await anna('drawer', ['open'], { sum: '0' });
    expect((await anna('paid', [kept], { sum: '380' })).ok).toBe(true);
    expect(await office.tickets(kept)).toHaveLength(1);
    expect((await office.deps.store.direct.drawers.drawerOf('anna'))?.taken).toBe(38_000);
    office.clock.advance((row?.expiresAt ?? 0) - before + HOUR / 60);
    await sweep(office.deps);
    expect((await anna('paid', [second.order ?? ''], { sum: '380' })).ok).toBe(false);
    expect((await anna('sell', ['plain', 'A-1-2'], { way: 'cash' })).ok).toBe(true);
  });

  test('what is kept is kept for longer, or given up; what a member ordered is neither', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const at = (time: string) => `${hallTime(office.clock.now() + 120 * HOUR).date} ${time}`;
    const kept = await anna('sell', ['plain', 'A-1-1'], { way: 'later', until: at('12:00'), name: '李四' });
    const tradeNo = kept.order ?? '';
    const before = (await office.row(tradeNo))?.expiresAt ?? 0;
    expect((await anna('keep', [tradeNo], { until: '2020-01-01 10:00' })).ok).toBe(false);
    expect((await anna('keep', [tradeNo], { until: at('18:00') })).ok).toBe(true);
    expect((await office.row(tradeNo))?.expiresAt).toBe(before + 6 * HOUR);
    office.clock.advance(before - office.clock.now() + HOUR);
    await sweep(office.deps);
    const { sales } = office.deps.store.direct;
    expect((await sales.taken('plain', office.clock.now())).map(k => k.seatId)).toEqual(['A-1-1']);
    expect((await anna('let-go', [tradeNo])).ok).toBe(true);
    expect(await sales.taken('plain', office.clock.now())).toEqual([]);
    expect((await office.row(tradeNo))?.realStatus).toBe('cancel_user');
    expect((await anna('let-go', [tradeNo])).ok).toBe(false);
    const buyer = await office.buyer();
    const own = await buyer.order(['A-1-2'], 'plain');
    await buyer.confirm(own);
    expect((await anna('let-go', [own])).ok).toBe(false);
    expect((await anna('keep', [own], { until: at('18:00') })).ok).toBe(false);
  });

  test('a receipt that is printed later says what went back', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    await anna('drawer', ['open'], { sum: '0' });
    const tradeNo = (await anna('sell', ['plain', 'A-1-1', 'A-1-2'], { way: 'cash' })).order ?? '';
    const page = await colleague(office.app, office.deps, 'counter');
    expect(await page.ok(calls.print, { tradeNo })).toMatchObject({ total: 760, back: 0 });
    expect((await anna('refund', [tradeNo], { pieces: 'A-1-2', full: '' })).ok).toBe(true);
    const later = await page.ok(calls.print, { tradeNo });
    expect([later.total, later.back, later.tickets.map(k => k.price)]).toEqual([760, 380, [380]]);
  });

  test('two clerks and the web sell one house, and no seat twice', async () => {
    const office = await boxOffice(await open());
    const clerks = [clerk(office, 'anna'), clerk(office, 'bert')];
    for (const sells of clerks) await sells('drawer', ['open'], { sum: '0' });
    const buyers = await Promise.all([office.buyer(), office.buyer(), office.buyer()]);
    const seats = ['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4', 'A-1-5', 'A-1-6'];
    const pairs = seats.map((seat, i) => [seat, seats[(i + 1) % seats.length] ?? '']);
    await Promise.all([
      // The web may win every pair that it wants: the clerks have one for themselves.
      ...clerks.flatMap(sells =>
        [...pairs, ['B-1-1']].map(wanted => sells('sell', ['plain', ...wanted], { way: 'cash' })),
      ),
      ...buyers.flatMap((buyer, i) => pairs.slice(i * 2, i * 2 + 2).map(pair => buyer.create(pair, 'plain'))),
    ]);
    const { sales } = office.deps.store.direct;
    const taken = await sales.taken('plain', office.clock.now());
    const owners = new Map<string, string>();
    for (const { seatId, tradeNo } of taken) {
      expect(owners.has(seatId)).toBe(false);
      owners.set(seatId, tradeNo);
    }
    for (const tradeNo of new Set(owners.values()))
      for (const seat of (await sales.order(tradeNo))?.seats ?? [])
        expect(owners.get(seat.seatId)).toBe(tradeNo);
    const paid = await Promise.all([...new Set(owners.values())].map(no => office.payments(no)));
    const cash = paid.flat().reduce((sum, p) => sum + (p.state === 'paid' ? p.received : 0), 0);
    const inDrawers = await Promise.all(
      ['anna', 'bert'].map(async who => (await office.deps.store.direct.drawers.drawerOf(who))?.taken ?? 0),
    );
    expect(inDrawers.reduce((a, b) => a + b, 0)).toBe(cash);
    expect(cash).toBeGreaterThan(0);
  });

  test('tickets are printed by who sells, with codes, and for nobody else', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const { order: tradeNo = '' } = await anna('sell', ['plain', 'A-1-1'], { way: 'card', slip: '1' });
    const counter = await colleague(office.app, office.deps, 'counter');
    const sheet = await counter.ok(calls.print, { tradeNo });
    expect(sheet.tickets.map(t => t.code)).toEqual((await office.tickets(tradeNo)).map(t => t.code));
    expect(sheet).toMatchObject({ total: 380, way: { zh: '刷卡', en: 'Card' } });
    const reader = await colleague(office.app, office.deps, 'reader');
    expect((await reader.call(calls.print, { tradeNo })).errcode).toBe(ERR.noPermission);
  });
});

test('the plan says what is taken and what the house keeps, and a move says its difference', async () => {
  const office = await boxOffice(memoryStore());
  const anna = clerk(office, 'anna');
  const { order: tradeNo = '' } = await anna('sell', ['plain', 'A-1-1'], { way: 'card', slip: '1' });
  await anna('hold', ['plain', 'A-1-3']);
  const counter = await colleague(office.app, office.deps, 'counter');
  const { plan, categories } = await counter.ok(calls.plan, { scheduleId: 'plain' });
  const named = new Set(plan.categories.map(c => c.name));
  expect(categories.every(c => named.has(c.code) && c.price > 0)).toBe(true);
  const before = await counter.ok(calls.taken, { scheduleId: 'plain' });
  expect([before.taken, before.house]).toEqual([['A-1-1'], ['A-1-3']]);
  const look = await runCommand(office.deps, {
    command: 'move-seat',
    words: [tradeNo, 'A-1-1', 'B-1-1'],
    options: {},
    who: 'anna',
    why: 'x',
  });
  expect(look.lines.join('\n')).toMatch(/Ordered for ¥380\.00; the new seat costs .*(?:more|less)/);
  expect((await anna('move-seat', [tradeNo, 'A-1-1', 'B-1-1'])).ok).toBe(true);
  // And back again: what it had is free as long as nobody took it.
  expect((await anna('move-seat', [tradeNo, 'B-1-1', 'A-1-1'])).ok).toBe(true);
  expect((await counter.ok(calls.taken, { scheduleId: 'plain' })).taken).toEqual(['A-1-1']);
});

describe('what a sale is refused for', () => {
  test.each([
    [['plain', 'Z-9-9'], { way: 'card', slip: '1' }, /no seat/],
    [['plain', 'A-1-1', 'A-1-1'], { way: 'card', slip: '1' }, /twice/],
    [['plain', 'A-1-1'], { way: 'barter' }, /--way/],
    [['plain', 'A-1-1'], { way: 'later', name: 'x' }, /--until/],
    [['plain', 'A-1-1'], { way: 'later', name: 'x', until: '2020-01-01 10:00' }, /before the evening/],
    [['plain', 'A-1-1'], { way: 'later', until: '2026-09-01 19:00' }, /for whom/],
    [['plain', 'A-1-1'], { way: 'card', slip: '1', mobile: '12' }, /no mobile number/],
  ] as const)('%j %j', async (words, options, said) => {
    const office = await boxOffice(memoryStore());
    const answer = await clerk(office, 'anna')('sell', words, options);
    expect(answer.ok).toBe(false);
    expect(answer.lines[0]).toMatch(said);
  });
});

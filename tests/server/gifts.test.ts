import { expect, test } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { security } from '#domain/contract/security.ts';
import { actionsOf } from '#domain/rules/order-actions.ts';
import { sweepLeft } from '#server/orders/left.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { Client } from './client.ts';
import { signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;

/** A member with paid seats, one code for all of them or one each. */
async function bought(
  office: BoxOffice,
  seats = ['A-1-1', 'A-1-2'],
  { channel = 'oneYard', at = 'plain' }: { channel?: 'oneYard' | 'productUnwanted'; at?: string } = {},
): Promise<{ giver: Buyer; tradeNo: string }> {
  const giver = await office.buyer();
  const tradeNo = await giver.order(seats, at);
  const confirmed = await giver.confirm(tradeNo, { channel });
  expect(confirmed.success).toBe(true);
  const { payNo } = (await giver.pay(tradeNo)).data;
  await giver.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { giver, tradeNo };
}
/** What a link says of its offer. */
const giftState = async (who: Buyer, code = ''): Promise<string> => (await who.ok(gift.look, { code })).state;
const mobileOf = async (office: BoxOffice, who: Buyer): Promise<string> =>
  (await office.deps.store.direct.accounts.member(who.memberId))?.mobile ?? '';

eachStore(open => {
  test('a borrowed session gives nothing away; one proof serves for the tickets of ten minutes (S24)', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    // In other hands: no test's help, and no password.
    const borrowed = new Client(office.app);
    await signIn(office.deps, borrowed, giver.memberId);
    const offer = (piece: string, proof = {}) => borrowed.call(gift.offer, { tradeNo, piece, ...proof });
    const asked = await offer('A-1-1');
    expect(asked).toMatchObject({ errcode: ERR.proofNeeded, data: { password: false } });
    expect((await offer('A-1-1', { ownCode: '000000' })).errcode).toBe(ERR.wrongCode);
    expect((await offer('A-1-1', { password: 'Heming-2026' })).success).toBe(false);
    const { demoCode: ownCode } = await borrowed.ok(account.sendOwnCode, {});
    expect((await offer('A-1-1', { ownCode })).success).toBe(true);
    expect((await offer('A-1-2')).success).toBe(true);
    const [first] = (await giver.ok(gift.mine, { tradeNo })).given;
    await giver.ok(gift.withdraw, { giftId: first?.giftId ?? '' });
    office.clock.advance(10 * 60_000);
    expect((await offer(first?.piece ?? '')).errcode).toBe(ERR.proofNeeded);
    // A code that served is used up.
    expect((await offer(first?.piece ?? '', { ownCode })).success).toBe(false);
  });

  test('by link: the friend has a new code, the old one is dead, and both read how it came', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const friend = await office.buyer();
    const before = await office.tickets(tradeNo);
    const offered = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    expect(offered).toMatchObject({ state: 'offered', to: '', label: 'Stalls, row 1, seat 1' });
    const code = offered.code ?? '';
    // Until it is taken nothing changes.
    expect(await office.tickets(tradeNo)).toEqual(before);
    expect(await friend.ok(gift.look, { code })).toMatchObject({
      state: 'offered',
      own: false,
      taken: false,
    });
    const taken = await friend.ok(gift.accept, { code });
    expect(taken).toMatchObject({ state: 'accepted', label: 'Stalls, row 1, seat 1' });
    const now = await office.tickets(tradeNo);
    const codes = new Set(now.map(t => t.code));
    expect(codes.has(before.find(t => t.seatIds.includes('A-1-1'))?.code ?? '')).toBe(false);
    expect(codes.has(before.find(t => t.seatIds.includes('A-1-2'))?.code ?? '')).toBe(true);
    expect(codes.has(taken.ticket?.code ?? '')).toBe(true);
    // The giver sees what is still theirs, and never the friend's code.
    const shown = await giver.detail(tradeNo);
    expect(shown.tickets.map(t => t.seatIds)).toEqual([['A-1-2']]);
    expect(JSON.stringify(shown)).not.toContain(taken.ticket?.code);
    expect(shown.events.map(e => e.status).slice(-2)).toEqual(['gift_offered', 'gift_accepted']);
    const mine = await friend.ok(gift.mine, {});
    expect(mine.received.map(r => r.events.map(e => e.status))).toEqual([['offered', 'accepted']]);
    // A second press is the same acceptance; the giver cannot take back what was taken; nobody else can take it.
    expect((await friend.ok(gift.accept, { code })).ticket?.code).toBe(taken.ticket?.code);
    expect((await giver.call(gift.withdraw, { giftId: offered.giftId })).errcode).toBe(ERR.wrongStatus);
    expect((await (await office.buyer()).call(gift.accept, { code })).errcode).toBe(ERR.wrongStatus);
    expect((await giver.call(gift.offer, { tradeNo, piece: 'A-1-1' })).errcode).toBe(ERR.refused);
  });

  test('whose tickets friends have may leave: they stay good, and what comes back goes to who paid', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office, ['A-1-1', 'A-1-2', 'A-1-3']);
    const friend = await office.buyer();
    const give = async (piece: string) => {
      const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece });
      return (await friend.ok(gift.accept, { code })).giftId;
    };
    const first = await give('A-1-1');
    expect(await giver.ok(security.leaving, {})).toMatchObject({
      stands: [{ kind: 'ticket', tradeNo }],
      given: 1,
    });
    await give('A-1-2');
    await give('A-1-3');
    expect(await giver.ok(security.leaving, {})).toMatchObject({ stands: [], given: 3 });
    expect((await friend.ok(security.leaving, {})).stands.map(s => s.kind)).toEqual(
      Array(3).fill('received'),
    );
    const shown = await giver.detail(tradeNo);
    expect(shown.tickets).toEqual([]);
    expect(shown.given.map(g => g.label)).toContain('Stalls, row 1, seat 1');
    expect(actionsOf(shown)).toEqual(['print', 'refund']);

    const { security: leaving, accounts } = office.deps.store.direct;
    await leaving.forget('member', giver.memberId);
    expect(await accounts.member(giver.memberId)).toBeNull();
    const has = async () => (await friend.ok(gift.mine, {})).received.filter(r => r.ticket);
    expect((await has()).map(r => [r.from, r.giverLeft])).toEqual(Array(3).fill(['a friend', true]));
    await friend.ok(gift.handBack, { giftId: first });
    const row = await office.row(tradeNo);
    expect(row.seats.map(s => s.seatId)).toEqual(['A-1-2', 'A-1-3']);
    expect((await office.payments(tradeNo)).map(p => p.refund)).toEqual([38_000]);
    expect(await has()).toHaveLength(2);
    // The evening is cancelled: nobody can choose, so all of the money goes back by itself, once.
    await office.patchSchedule('plain', { cancelled: true });
    await office.sweep();
    await sweepLeft(office.deps);
    expect((await office.row(tradeNo)).realStatus).toBe('paid_return_succ');
    expect((await office.payments(tradeNo)).map(p => p.refund)).toEqual([114_000]);
    expect(await has()).toEqual([]);
  });

  test('one code for two seats: each has its own after one was given', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office, ['A-1-1', 'A-1-2'], { channel: 'productUnwanted' });
    const [before] = await office.tickets(tradeNo);
    expect(before?.seatIds).toEqual(['A-1-1', 'A-1-2']);
    const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-2' });
    const friend = await office.buyer();
    await friend.ok(gift.accept, { code });
    const after = await office.tickets(tradeNo);
    expect(after.map(t => [t.seatIds, t.holder])).toEqual([
      [['A-1-1'], undefined],
      [['A-1-2'], friend.memberId],
    ]);
    expect(after.map(t => t.code)).not.toContain(before?.code);
  });

  test('by number: only its owner finds and takes it', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const [friend, other] = [await office.buyer(), await office.buyer()];
    const mobile = await mobileOf(office, friend);
    const offered = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1', mobile });
    expect(offered.code).toBeUndefined();
    expect(offered.to).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect((await other.ok(gift.mine, {})).waiting).toEqual([]);
    const [waiting] = (await friend.ok(gift.mine, {})).waiting;
    const code = waiting?.code ?? '';
    expect((await other.call(gift.accept, { code })).errcode).toBe(ERR.refused);
    expect((await other.call(gift.decline, { code })).errcode).toBe(ERR.refused);
    await friend.ok(gift.decline, { code });
    expect((await friend.call(gift.accept, { code })).errcode).toBe(ERR.wrongStatus);
    expect((await giver.detail(tradeNo)).events.at(-1)?.status).toBe('gift_declined');
    expect((await giver.detail(tradeNo)).tickets).toHaveLength(2);
  });

  test('an offer runs out, is taken back, and is made anew', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const friend = await office.buyer();
    const first = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    expect((await giver.call(gift.offer, { tradeNo, piece: 'A-1-1' })).errcode).toBe(ERR.wrongStatus);
    await giver.ok(gift.withdraw, { giftId: first.giftId });
    const second = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    expect((await friend.call(gift.accept, { code: first.code ?? '' })).errcode).toBe(ERR.wrongStatus);
    office.clock.advance(3 * 24 * HOUR - 1);
    expect(await giftState(friend, second.code)).toBe('offered');
    office.clock.advance(1);
    expect(await giftState(friend, second.code)).toBe('expired');
    await signIn(office.deps, friend, friend.memberId);
    expect((await friend.call(gift.accept, { code: second.code ?? '' })).errcode).toBe(ERR.wrongStatus);
    await office.sweep();
    expect((await office.row(tradeNo)).events.at(-1)?.status).toBe('gift_expired');
  });

  test('two friends at once: one has it', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const friends = await Promise.all([office.buyer(), office.buyer(), office.buyer()]);
    const answers = await Promise.all(friends.map(f => f.call(gift.accept, { code })));
    expect(answers.filter(a => a.success)).toHaveLength(1);
    expect((await office.tickets(tradeNo)).filter(t => t.holder !== undefined)).toHaveLength(1);
  });

  test('a given ticket is not the giver’s to return; handed back it is', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const friend = await office.buyer();
    const { code = '', giftId } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const { ticket } = await friend.ok(gift.accept, { code });
    expect((await giver.call(ticketOrder.refund, { tradeNo, fee: 0, pieces: ['A-1-1'] })).errcode).toBe(
      ERR.refused,
    );
    // The other one goes back by itself, and the friend keeps theirs.
    expect((await giver.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 380 })).realStatus).toBe(
      'paid_success',
    );
    expect((await office.tickets(tradeNo)).map(t => t.code)).toEqual([ticket?.code]);
    expect((await giver.call(gift.handBack, { giftId })).errcode).toBe(ERR.notFound);
    await friend.ok(gift.handBack, { giftId });
    const [again] = await office.tickets(tradeNo);
    expect(again?.holder).toBeUndefined();
    expect(again?.code).not.toBe(ticket?.code);
    expect((await giver.ok(ticketOrder.refund, { tradeNo, fee: 0 })).realStatus).toBe('paid_return_succ');
    expect(await office.tickets(tradeNo)).toEqual([]);
  });

  test('what is returned is offered no more, and of a cancelled evening all goes back', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const friend = await office.buyer();
    const open1 = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    await giver.ok(ticketOrder.refund, { tradeNo, fee: 0, pieces: ['A-1-1'] });
    expect((await friend.call(gift.accept, { code: open1.code ?? '' })).success).toBe(false);
    const open2 = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-2' });
    await friend.ok(gift.accept, { code: open2.code ?? '' });
    await office.patchSchedule('plain', { cancelled: true });
    expect((await friend.call(gift.handBack, { giftId: open2.giftId })).errcode).toBe(ERR.refused);
    expect((await giver.ok(ticketOrder.refund, { tradeNo, fee: 0 })).realStatus).toBe('paid_return_succ');
    const [ended] = (await friend.ok(gift.mine, {})).received;
    expect(ended).toMatchObject({ state: 'ended' });
    expect(ended?.ticket).toBeUndefined();
  });

  test('not for evenings by name, used tickets, oneself, and not after the start', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    expect((await giver.call(gift.accept, { code })).errcode).toBe(ERR.refused);
    await office.patchSchedule('plain', { realName: true });
    expect((await giver.call(gift.offer, { tradeNo, piece: 'A-1-2' })).msg).toMatch(/by name/);
    expect((await (await office.buyer()).call(gift.accept, { code })).msg).toMatch(/by name/);
    await office.patchSchedule('plain', { realName: false });
    const { sales } = office.deps.store.direct;
    const tickets = await sales.tickets(tradeNo);
    await sales.removeTickets(tradeNo);
    await sales.addTickets(tickets.map(t => ({ ...t, usedAt: office.clock.now() })));
    expect((await giver.call(gift.offer, { tradeNo, piece: 'A-1-2' })).msg).toMatch(/used/);
    expect((await giver.call(gift.offer, { tradeNo, piece: 'Z-9-9' })).errcode).toBe(ERR.badPayload);
    office.clock.advance(31 * 24 * HOUR);
    await signIn(office.deps, giver, giver.memberId);
    expect((await giver.call(gift.offer, { tradeNo, piece: 'A-1-2' })).msg).toMatch(/begun/);
  });

  test('links cannot be guessed, and trying is bounded', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const stranger = await office.buyer();
    const forged = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [forged, code.split('.')[0] ?? '', '.', 'x'.repeat(80)])
      expect((await stranger.call(gift.look, { code: wrong })).errcode).toBe(ERR.notFound);
    for (let i = 0; i < 60; i++) await stranger.call(gift.look, { code: forged });
    expect((await stranger.call(gift.accept, { code: forged })).errcode).toBe(ERR.tooMany);
    // Who has a link is not stopped by those who guess.
    expect((await stranger.call(gift.accept, { code })).success).toBe(true);
  });
});

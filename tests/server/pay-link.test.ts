import { expect, test } from 'vitest';
import { office as calls } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type GatewayCode, sandbox } from '#domain/contract/order.ts';
import { payLink } from '#domain/contract/pay-link.ts';
import { hallTime } from '#lib/dates.ts';
import { compose } from '#server/letters/compose.ts';
import { giftCode, payAddress } from '#server/orders/link-code.ts';
import { sweep } from '#server/orders/sweep.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { Client } from './client.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;
const NAME = '王小明';
const MOBILE = '13900001234';

/** A seat kept for somebody who is to pay by the link. */
async function kept(office: BoxOffice, ...seats: string[]) {
  const until = `${hallTime(office.clock.now() + 48 * HOUR).date} 19:00`;
  const made = await clerk(office, 'anna')('sell', ['plain', ...seats], {
    way: 'link',
    until,
    name: NAME,
    mobile: MOBILE,
  });
  expect(made.ok).toBe(true);
  const tradeNo = made.order ?? '';
  const code = (await payAddress(office.deps, tradeNo)).split('=')[1] ?? '';
  return { tradeNo, code };
}
const start = (who: Client, code: string, gatewayCode: GatewayCode, total = 380) =>
  who.call(payLink.start, { code, gatewayCode, total, scene: 'phone' });
const payNoOf = (url: string): string => new URLSearchParams(url.split('?')[1]).get('payNo') ?? '';

eachStore(open => {
  test('whoever has the link sees what for and how much, and nothing of the buyer; paid, the tickets are made', async () => {
    const office = await boxOffice(await open());
    const { tradeNo, code } = await kept(office, 'A-1-1');
    const [letter] = await office.deps.store.direct.letters.lettersOf(tradeNo);
    expect(letter).toMatchObject({ kind: 'pay-link', recipient: MOBILE });
    expect(letter && (await compose(office.deps, letter))?.link?.to).toBe(`/pay?o=${code}`);
    const friend = new Client(office.app);
    const seen = await friend.ok(payLink.look, { code });
    expect(seen).toMatchObject({ state: 'open', total: 380 });
    expect(seen.places).toHaveLength(1);
    expect(seen.ways).not.toContain('desk');
    for (const secret of [NAME, MOBILE, tradeNo]) expect(JSON.stringify(seen)).not.toContain(secret);
    expect((await start(friend, code, 'aliPay', 1)).errcode).toBe(ERR.orderExpired);
    expect((await start(friend, code, 'desk')).success).toBe(false);
    const begun = await start(friend, code, 'aliPay');
    expect((await friend.ok(payLink.look, { code })).state).toBe('underWay');
    await friend.ok(sandbox.settle, { payNo: payNoOf(begun.data.url), outcome: 'paid' });
    expect((await friend.ok(payLink.look, { code })).state).toBe('paid');
    expect(await office.tickets(tradeNo)).toHaveLength(1);
    expect((await start(friend, code, 'aliPay')).success).toBe(false);
    const kinds = (await office.deps.store.direct.letters.lettersOf(tradeNo)).map(l => l.kind);
    expect(kinds.sort()).toEqual(['paid', 'pay-link']);
  });

  test('two who pay the same order pay it once: whatever comes beside it goes back', async () => {
    const office = await boxOffice(await open());
    const { tradeNo, code } = await kept(office, 'A-1-1');
    const [one, two] = [new Client(office.app), new Client(office.app, { address: '192.0.2.9' })];
    const [first, second] = await Promise.all([start(one, code, 'aliPay'), start(two, code, 'aliPay')]);
    expect(first.data.url).toBe(second.data.url);
    // The second chooses another way while the first is at the bank: what was begun before is closed.
    const other = await start(two, code, 'unionPay');
    const pays = [first, other].map(s => payNoOf(s.data.url));
    await Promise.all(pays.map(payNo => office.sandbox.settle(payNo, 'paid')));
    expect(await office.tickets(tradeNo)).toHaveLength(1);
    const payments = (await office.payments(tradeNo)).filter(p => p.received > 0);
    expect(payments.filter(p => p.state === 'paid')).toHaveLength(1);
    expect(payments.reduce((sum, p) => sum + p.received - p.refund, 0)).toBe(38_000);
  });

  test('who comes to the desk after all pays there: what was begun by the link is closed first', async () => {
    const office = await boxOffice(await open());
    const { tradeNo, code } = await kept(office, 'A-1-1');
    const friend = new Client(office.app);
    const payNo = payNoOf((await start(friend, code, 'aliPay')).data.url);
    const anna = clerk(office, 'anna');
    expect((await anna('paid', [tradeNo], { sum: '380', way: 'card', slip: '1' })).ok).toBe(true);
    expect(await office.tickets(tradeNo)).toHaveLength(1);
    expect((await office.sandbox.payment(payNo))?.state).toBe('closed');
    // And the other way round: what the bank has is the order's, and the desk takes nothing.
    const second = await kept(office, 'A-1-2');
    const other = payNoOf((await start(friend, second.code, 'aliPay')).data.url);
    await office.sandbox.settle(other, 'paid');
    expect((await anna('paid', [second.tradeNo], { sum: '380', way: 'card', slip: '2' })).ok).toBe(false);
    expect(await office.tickets(second.tradeNo)).toHaveLength(1);
  });

  test('it ends with its order: nothing is begun after its time, and the seat is on sale again', async () => {
    const office = await boxOffice(await open());
    const { tradeNo, code } = await kept(office, 'A-1-1');
    const friend = new Client(office.app);
    const begun = await start(friend, code, 'aliPay');
    const row = await office.row(tradeNo);
    office.clock.advance((row?.expiresAt ?? 0) - office.clock.now() + 1);
    expect((await friend.ok(payLink.look, { code })).state).toBe('ended');
    expect((await start(friend, code, 'aliPay')).errcode).toBe(ERR.orderExpired);
    await sweep(office.deps);
    expect((await office.sandbox.payment(payNoOf(begun.data.url)))?.state).toBe('closed');
    const again = await clerk(office, 'anna')('sell', ['plain', 'A-1-1'], { way: 'card', slip: '1' });
    expect(again.ok).toBe(true);
    expect((await friend.ok(payLink.look, { code })).state).toBe('ended');
  });

  test('a link that nobody gave out opens nothing, and who tries many is stopped', async () => {
    const office = await boxOffice(await open());
    const { tradeNo, code } = await kept(office, 'A-1-1');
    const other = await kept(office, 'A-1-2');
    const mac = code.split('.')[1] ?? '';
    const forged = [
      tradeNo,
      `${tradeNo}.`,
      `${tradeNo}.${'0'.repeat(32)}`,
      `${other.tradeNo}.${mac}`,
      `${code}.x`,
      await giftCode(office.deps, tradeNo),
      'HM000000000000000000.x',
    ];
    const thief = new Client(office.app, { address: '192.0.2.66' });
    for (const link of forged) {
      expect((await thief.call(payLink.look, { code: link })).errcode).toBe(ERR.notFound);
      expect((await start(thief, link, 'aliPay')).errcode).toBe(ERR.notFound);
    }
    for (let i = 2 * forged.length; i < 60; i++) await thief.call(payLink.look, { code: 'x.y' });
    expect((await thief.call(payLink.look, { code: 'x.y' })).errcode).toBe(ERR.tooMany);
    // Whoever has a real one is not in their way.
    expect((await thief.ok(payLink.look, { code })).state).toBe('open');
  });
});

test('a link needs somewhere to go, and whoever may see the order may copy it', async () => {
  const office = await boxOffice(memoryStore());
  const until = `${hallTime(office.clock.now() + 48 * HOUR).date} 19:00`;
  const none = await clerk(office, 'anna')('sell', ['plain', 'A-1-1'], { way: 'link', until, name: NAME });
  expect([none.ok, none.lines[0]]).toEqual([
    false,
    expect.stringMatching(/mobile number or an e-mail address/),
  ]);
  const { tradeNo, code } = await kept(office, 'A-1-1');
  const counter = await colleague(office.app, office.deps, 'counter');
  expect((await counter.ok(calls.order, { tradeNo })).payAt).toBe(
    `${office.deps.config.origin}/pay?o=${code}`,
  );
});

import { expect, test } from 'vitest';
import { office as calls } from '#domain/contract/desk.ts';
import { standingOf } from '#domain/rules/invoice.ts';
import { runCommand } from '#server/desk/run.ts';
import { boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

eachStore(open => {
  async function sold() {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const seats = ['A-1-1', 'A-1-2'];
    const { order = '' } = await anna('sell', ['plain', ...seats], { way: 'card', slip: '7', name: '张三' });
    const issued = () => office.deps.store.direct.invoices.invoicesIn([order]);
    return { office, anna, order, issued };
  }
  const company = { name: '听松文化有限公司', tax: '91350100m000 100y43', email: 'books@example.com' };

  test('an invoice says what was paid and stands; it is corrected by another, and its numbers have no gap', async () => {
    const { office, anna, order, issued } = await sold();
    const first = await anna('invoice', [order], company);
    expect([first.ok, first.lines.join()]).toEqual([true, expect.stringContaining('000001')]);
    const [one] = await issued();
    expect(one).toMatchObject({ number: 1, credits: null, madeBy: 'anna', body: { fen: 76_000 } });
    expect(one?.body.buyer.taxNumber).toBe('91350100M000100Y43');
    expect(one?.body.lines.map(l => l.fen)).toEqual([38_000, 38_000]);
    // It goes to where its buyer wants it, and to nobody else.
    const letters = await office.deps.store.direct.letters.lettersOf(order);
    expect(letters.filter(l => l.kind === 'invoice').map(l => l.recipient)).toEqual(['books@example.com']);
    // The same once more is none; what is corrected takes the first one back, to the fen.
    expect((await anna('invoice', [order], company)).ok).toBe(false);
    expect((await anna('invoice', [order], { name: '张三' })).ok).toBe(true);
    const all = await issued();
    expect(all.map(i => [i.number, i.credits, i.body.fen])).toEqual([
      [1, null, 76_000],
      [2, 1, -76_000],
      [3, null, 76_000],
    ]);
    expect(standingOf(all)?.number).toBe(3);
    expect(all[1]?.body.lines.map(l => l.fen)).toEqual([-38_000, -38_000]);

    // Money that goes back is not in it any more: the page says so until it is corrected.
    const who = await colleague(office.app, office.deps, 'counter');
    expect((await who.ok(calls.order, { tradeNo: order })).invoiceDue).toBeUndefined();
    await anna('refund', [order], { pieces: 'A-1-2', full: '' });
    expect((await who.ok(calls.order, { tradeNo: order })).invoiceDue).toBe(3);
    await anna('invoice', [order], { name: '张三' });
    expect((await who.ok(calls.order, { tradeNo: order })).invoiceDue).toBeUndefined();
    expect(await who.ok(calls.invoice, { number: 5 })).toMatchObject({
      no: '000005',
      name: '张三',
      sum: 380,
    });

    await anna('refund', [order], { full: '' });
    expect((await anna('invoice', [order], { name: '张三' })).lines.join()).toMatch(/no invoice/);
    expect((await anna('invoice', [order], { credit: '' })).ok).toBe(true);
    expect(standingOf(await issued())).toBeUndefined();
    expect((await issued()).reduce((sum, i) => sum + i.body.fen, 0)).toBe(0);
    expect((await anna('invoice', [order], { credit: '' })).ok).toBe(false);
  });

  test('what cannot be right is refused, and two who press at once issue one', async () => {
    const { office, anna, order, issued } = await sold();
    for (const options of [
      {},
      { name: ' ' },
      { name: 'x'.repeat(121) },
      { name: 'A', tax: '91350100M000100Y44' },
      { name: 'A', tax: '??' },
      { name: 'A', email: 'nobody' },
    ])
      expect((await anna('invoice', [order], options as Record<string, string>)).ok).toBe(false);
    const comp = await anna('comp', ['plain', 'B-1-1'], { name: '李四' });
    expect((await anna('invoice', [comp.order ?? ''], { name: 'A' })).lines.join()).toMatch(/no invoice/);
    const asked = { command: 'invoice', words: [order], options: { name: 'A' }, who: 'anna', why: 'x' };
    const { digest = '' } = await runCommand(office.deps, asked);
    const both = await Promise.all([1, 2].map(() => runCommand(office.deps, { ...asked, agreed: digest })));
    expect(both.map(b => b.ok).sort()).toEqual([false, true]);
    expect(await issued()).toHaveLength(1);
  });

  test('a ticket without a price is taken back like any other: its seat is free again', async () => {
    const { office, anna } = await sold();
    const { order = '' } = await anna('comp', ['plain', 'B-1-1'], { name: '李四' });
    expect(await office.tickets(order)).toHaveLength(1);
    expect((await anna('refund', [order])).ok).toBe(true);
    expect(await office.tickets(order)).toEqual([]);
    expect((await anna('sell', ['plain', 'B-1-1'], { way: 'card', slip: '8' })).ok).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEDGER_KINDS } from '../contract/order.ts';
import { ledgerLabel, ledgerLine, ledgerSum, surplusLine } from '../words/ledger.ts';
import { hintOf, wordOf } from '../words/order-status.ts';
import { hasMoved, type LedgerInput, type LedgerRow, ledgerOf, sideOf } from './ledger.ts';
import { shareOf } from './refund.ts';

const total = (rows: readonly LedgerRow[], side: string): number =>
  rows.reduce((sum, row) => sum + (sideOf(row.kind) === side ? row.fen : 0), 0);

/** An order whose parts go one after the other, each by one of the ways there are. */
const life = fc
  .record({
    prices: fc.array(fc.integer({ min: 100, max: 90_000 }), { minLength: 1, maxLength: 6 }),
    off: fc.integer({ min: 0, max: 100 }),
    otherFee: fc.integer({ min: 0, max: 3_000 }),
    credit: fc.option(fc.integer({ min: 1, max: 300_000 })),
    gone: fc.nat({ max: 6 }),
    ways: fc.array(
      fc.record({
        way: fc.constantFrom('returned', 'donated', 'exchanged'),
        percent: fc.integer({ min: 0, max: 100 }),
        short: fc.integer({ min: 0, max: 100 }),
        back: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    again: fc.option(fc.integer({ min: 1, max: 90_000 })),
  })
  .map(({ prices, off, otherFee, credit, gone, ways, again }): LedgerInput => {
    const amount = prices.reduce((a, b) => a + b, 0);
    const discount = Math.floor((amount * off) / 100);
    const used = Math.min(credit ?? 0, amount - discount);
    const ended = gone >= prices.length;
    let before = 0;
    const parts = prices.slice(0, gone).map((price, i) => {
      const { way, percent, short, back } = ways[i] ?? { way: 'returned', percent: 0, short: 0, back: 0 };
      const goods = price - shareOf(discount, { whole: amount, before, part: price });
      before += price;
      const freight = ended && i === prices.length - 1 ? otherFee : 0;
      const fee = Math.floor((goods * percent) / 100);
      const left = goods + freight - fee;
      const sum = left - Math.floor((left * short) / 100);
      const of = { price, fee, amount: sum };
      if (way === 'donated') return { ...of, donated: `F${i}` };
      return way === 'exchanged'
        ? { ...of, exchanged: { tradeNo: `T${i}`, back: Math.floor((sum * back) / 100) } }
        : of;
    });
    return {
      made: true,
      paid: amount - discount - used + otherFee,
      ...(credit === null ? {} : { brought: { tradeNo: 'A', fen: used } }),
      amount,
      discount,
      otherFee,
      parts,
      ended,
      others: again === null ? [] : [{ received: again, refund: again }],
    };
  });

describe('the ledger of an order', () => {
  test('what came in went out or was kept, to the fen, whatever becomes of its parts', () => {
    fc.assert(
      fc.property(life, input => {
        const rows = ledgerOf(input);
        expect(rows.every(row => row.fen >= 0)).toBe(true);
        expect(total(rows, 'in')).toBe(total(rows, 'out') + total(rows, 'kept'));
        expect(total(rows, 'of')).toBeLessThanOrEqual(total(rows, 'kept'));
        // Nothing is left of it but what the house keeps, and says so.
        if (input.ended) expect(total(rows, 'of')).toBe(total(rows, 'kept'));
      }),
      { numRuns: 10_000 },
    );
  });

  test('every row has its words in both languages, and every sum that went somewhere is in the sentence', () => {
    fc.assert(
      fc.property(life, input => {
        const rows = ledgerOf(input);
        const line = ledgerLine(rows);
        expect(line !== null).toBe(hasMoved(rows));
        for (const row of rows) {
          const { zh, en } = ledgerLabel(row);
          expect(zh && en).toBeTruthy();
          if (sideOf(row.kind) !== 'out' || !line) continue;
          const figure = ledgerSum(row).replace('−', '').replace(/\.00$/, '');
          expect(line.zh).toContain(figure);
          expect(line.en).toContain(figure);
        }
      }),
    );
    expect(LEDGER_KINDS.every(kind => ledgerLabel({ kind, fen: 1 }).en !== '')).toBe(true);
  });

  const two = { made: true, paid: 89_000, amount: 89_000, discount: 0, otherFee: 0, others: [] };
  const swapped = {
    price: 44_500,
    fee: 0,
    amount: 44_500,
    exchanged: { tradeNo: 'B', back: 16_500 },
  };
  const donated = { price: 44_500, fee: 0, amount: 44_500, donated: 'F1' };

  test('one ticket for a cheaper one, the other to the foundation', () => {
    const shown = (rows: readonly LedgerRow[]) => rows.map(r => `${ledgerLabel(r).zh} ${ledgerSum(r)}`);
    expect(shown(ledgerOf({ ...two, parts: [swapped], ended: false }))).toEqual([
      '实付 ¥890.00',
      '换到订单 B −¥280.00',
      '换票差额退回 −¥165.00',
      '退后实付 ¥445.00',
    ]);
    const all = ledgerOf({ ...two, parts: [swapped, donated], ended: true });
    expect(shown(all)).toEqual([
      '实付 ¥890.00',
      '换到订单 B −¥280.00',
      '换票差额退回 −¥165.00',
      '捐赠（收据 F1） −¥445.00',
      '退后实付 ¥0.00',
    ]);
    expect(wordOf('paid_return_succ', 'seat', all).label).toEqual({
      zh: '已捐赠、换票',
      en: 'Donated and exchanged',
    });
    expect(hintOf('paid_return_succ', 'seat', all).zh).not.toContain('原路退回');
  });

  test('an order of which nothing is left is called by what was done', () => {
    const only = (part: object) =>
      ledgerOf({ ...two, paid: 44_500, amount: 44_500, parts: [part as typeof donated], ended: true });
    const word = (part: object) => wordOf('paid_return_succ', 'seat', only(part)).label.zh;
    expect(word({ price: 44_500, fee: 0, amount: 44_500 })).toBe('退票成功');
    expect(word(donated)).toBe('已捐赠');
    expect(word(swapped)).toBe('已换票');
    expect(hintOf('paid_return_succ', 'seat', only({ price: 44_500, fee: 44_500, amount: 0 })).en).toMatch(
      /no money to go back/,
    );
  });

  test('one of three returned, one given, one exchanged: each has its row and its word', () => {
    const returned = { price: 44_500, fee: 4_450, amount: 40_050 };
    const parts = [swapped, donated, returned];
    const all = ledgerOf({ ...two, paid: 133_500, amount: 133_500, parts, ended: true });
    const out = all.filter(r => ['exchanged', 'difference', 'donated', 'returned', 'kept'].includes(r.kind));
    expect(out.reduce((sum, r) => sum + r.fen, 0)).toBe(133_500);
    const { label } = wordOf('paid_return_succ', 'seat', all);
    expect(label.zh).toMatch(/^已(?:(?:退票|捐赠|换票)、?){3}$/);
    expect(label.en).toMatch(/^(\w+), (\w+) and (\w+)$/);
  });

  test('money that did not make the order went through', () => {
    const rows = ledgerOf({
      ...two,
      made: false,
      parts: [],
      ended: false,
      others: [{ received: 89_000, refund: 89_000 }],
    });
    expect(rows.map(r => [r.kind, r.fen])).toEqual([
      ['received', 89_000],
      ['returned', 89_000],
      ['kept', 0],
    ]);
    expect(ledgerOf({ ...two, made: false, parts: [], ended: false })).toEqual([]);
  });

  test('what tickets brought that cost more is said beside the order in their place', () => {
    expect(surplusLine({ credit: 44_500, back: 16_500 })?.zh).toBe(
      '原订单的票款 ¥445 中，¥280 抵本单，¥165 原路退回。',
    );
    expect(surplusLine({ credit: 44_500, back: 0 })).toBeNull();
  });
});

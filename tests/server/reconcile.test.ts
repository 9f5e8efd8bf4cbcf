import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { compare, type Difference } from '#server/desk/compare.ts';
import { runCommand } from '#server/desk/run.ts';
import { alipayBill } from '#server/gateways/alipay-bill.ts';
import { fenOf, NoStatement } from '#server/gateways/statement.ts';
import { statementFile } from '#server/gateways/statement-file.ts';
import { stripeReport } from '#server/gateways/stripe-report.ts';
import { wechatBill } from '#server/gateways/wechat-bill.ts';
import type { StatementLine } from '#server/pay/gateway.ts';
import type { PaymentRow } from '#server/store/ports/sales.ts';
import { alipayArchive, alipayTable, stripeTable, wechatTable } from './gateways/bills.ts';
import { makeDeps, START } from './harness.ts';

const HOUR = 3_600_000;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The day of START in the hall. */
const PERIOD = { from: START - 12 * HOUR, to: START + 12 * HOUR };

/** Payments of one day, each with some of its money given back in steps. */
const ledger = fc
  .array(
    fc.record({
      fen: fc.integer({ min: 1, max: 5_000_000 }),
      parts: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map(all =>
    all.map(({ fen, parts }, i): PaymentRow => {
      const payNo = `P${String(i).padStart(23, 'x')}`;
      const steps = parts.map((percent, n) => ({
        no: `${payNo}R${n + 1}`,
        amount: Math.max(1, Math.floor((fen * percent) / 120)),
        done: true,
        at: START + n,
        doneAt: START + n + 1,
      }));
      return {
        payNo,
        tradeNo: `HM${i}`,
        gateway: 'aliPay',
        amount: fen,
        state: 'paid',
        createdAt: START,
        received: fen,
        receivedAt: START + HOUR,
        askedAt: START,
        refund: steps.reduce((sum, s) => sum + s.amount, 0),
        refundState: steps.length > 0 ? 'done' : 'none',
        refundAt: START,
        steps,
      };
    }),
  );

const statementOf = (payments: readonly PaymentRow[]): StatementLine[] =>
  payments.flatMap(p => [
    {
      kind: 'payment',
      payNo: p.payNo,
      no: '',
      amount: p.received,
      state: 'done',
      reference: `T${p.payNo}`,
    } as const,
    ...(p.steps ?? []).map(
      ({ no, amount }) =>
        ({ kind: 'refund', payNo: p.payNo, no, amount, state: 'done', reference: `T${no}` }) as const,
    ),
  ]);
const nameOf = (line: StatementLine): string => (line.kind === 'payment' ? line.payNo : line.no);

type Named = readonly [Difference['kind'], string];
const named = (differences: readonly Difference[]): string[] =>
  differences.map(d => `${d.kind} ${d.of}`).sort();

describe('a statement', () => {
  const formats: readonly [
    string,
    (bytes: Uint8Array) => StatementLine[],
    (lines: StatementLine[]) => Uint8Array,
  ][] = [
    ['Alipay’s archive', alipayBill, alipayArchive],
    ['Alipay’s table, saved by a spreadsheet', alipayBill, lines => bytes(`\ufeff${alipayTable(lines)}`)],
    ['WeChat Pay’s', wechatBill, lines => bytes(wechatTable(lines))],
    ['WeChat Pay’s, compressed', wechatBill, lines => gzipSync(wechatTable(lines))],
    ['Stripe’s', stripeReport, lines => bytes(stripeTable(lines))],
  ];

  test.each(formats)('%s is read as it was written', (name, read, write) => {
    fc.assert(
      fc.property(ledger, payments => {
        const lines = statementOf(payments);
        // Stripe names a refund's payment by what it calls it.
        expect(read(write(lines))).toEqual(lines);
      }),
      { numRuns: 30 },
    );
    expect(read(write([])), name).toEqual([]);
  });

  test.each(formats)('%s, cut off anywhere, is refused or says less than was promised', (_, read, write) => {
    const [payment] = fc.sample(ledger, 1);
    const lines = statementOf(payment ?? []);
    const whole = write(lines);
    for (let at = 0; at < whole.length - 200; at += 97) {
      let found: StatementLine[] | null = null;
      try {
        found = read(whole.slice(0, at));
      } catch (error) {
        // A damaged archive has its own words.
        expect((error as Error).message).not.toBe('');
      }
      if (found) expect(found.length).toBeLessThanOrEqual(lines.length);
    }
  });

  const half = (table: string) => table.slice(0, table.length / 2);
  test.each([
    ['nothing', alipayBill, ''],
    ['another table', alipayBill, 'a,b\n1,2\n#'],
    ['half of it', alipayBill, half(alipayTable(statementOf(fc.sample(ledger, 1)[0] ?? [])))],
    ['a page of the site', wechatBill, '<html></html>'],
    ['no sums', wechatBill, wechatTable([]).split('总交易单数')[0] ?? ''],
    ['too few columns', stripeReport, 'id,amount\n1,2'],
    ['a broken table', stripeReport, 'reporting_category,"gross'],
  ])('%s is refused in words', (_, read, text) => {
    expect(() => read(bytes(text))).toThrow(NoStatement);
  });

  test('fewer trades than its end tells are refused', () => {
    const lines = statementOf(fc.sample(ledger, 1)[0] ?? []);
    const without = (table: string) =>
      table
        .split('\r\n')
        .filter(row => !row.includes(lines[0]?.reference ?? ''))
        .join('\r\n');
    expect(() => alipayBill(bytes(without(alipayTable(lines.slice(0, 1)))))).toThrow(/a part is missing/);
    expect(() => wechatBill(bytes(without(wechatTable(lines.slice(0, 1)))))).toThrow(/a part is missing/);
  });

  test('sums are read to the fen', () => {
    expect(['1,234.50', '-0.01', '+3', '7.5', '0.10'].map(text => fenOf(text))).toEqual([
      123_450, -1, 300, 750, 10,
    ]);
    for (const text of ['', 'x', '1.005', '--1', '1e3']) expect(() => fenOf(text)).toThrow(NoStatement);
  });
});

describe('the comparison', () => {
  test('of a statement and the books it is made from: no difference, and the same sums', () => {
    fc.assert(
      fc.property(ledger, payments => {
        const { differences, edges, here, there } = compare(statementOf(payments), payments, PERIOD);
        expect([differences, edges]).toEqual([[], []]);
        expect(here).toEqual(there);
      }),
    );
  });

  test('names exactly what was planted', () => {
    const plant = fc.constantFrom('keep', 'keep', 'drop', 'amount', 'unknown', 'twice', 'unheard', 'failed');
    fc.assert(
      fc.property(ledger, fc.array(plant, { minLength: 60, maxLength: 60 }), (payments, plants) => {
        const expected: Named[] = [];
        const unheard = new Set<string>();
        const lines = statementOf(payments).flatMap((line, i): StatementLine[] => {
          const paid = line.kind === 'payment';
          const name = nameOf(line);
          switch (plants[i]) {
            case 'drop':
              expected.push([paid ? 'missing there' : 'refund not there', name]);
              return [];
            case 'amount':
              expected.push(['other amount', name]);
              return [{ ...line, amount: line.amount + 1 }];
            case 'unknown': {
              const strange = paid ? { ...line, payNo: `Q${i}` } : { ...line, no: `Q${i}` };
              expected.push([paid ? 'missing here' : 'refund not here', `Q${i}`]);
              return [line, strange];
            }
            case 'twice':
              expected.push(['twice there', name]);
              return [line, line];
            case 'unheard':
              // Paid or sent there, and nobody here has heard of it.
              unheard.add(name);
              expected.push(['other state', name]);
              return [line];
            case 'failed':
              if (paid) return [line];
              expected.push(['other state', name]);
              return [{ ...line, state: 'failed' }];
            default:
              return [line];
          }
        });
        const books = payments.map(p => ({
          ...p,
          ...(unheard.has(p.payNo) && { receivedAt: null, received: 0, state: 'started' as const }),
          steps: p.steps?.map(s => (unheard.has(s.no) ? { ...s, done: false } : s)) ?? [],
        }));
        const { differences, edges } = compare(lines, books, PERIOD);
        expect(named(differences)).toEqual(expected.map(([kind, of]) => `${kind} ${of}`).sort());
        expect(edges).toEqual([]);
      }),
    );
  });

  test('what may stand in the statement of the day before or after is no difference, and is told', () => {
    const [p] = fc.sample(ledger, 1)[0] ?? [];
    if (!p) throw new Error('no payment');
    const late = { ...p, createdAt: PERIOD.from - HOUR, receivedAt: PERIOD.from + HOUR, steps: [] };
    const next = { ...p, payNo: 'P2', createdAt: PERIOD.to - 1, receivedAt: PERIOD.to + 5, steps: [] };
    const other = { ...p, payNo: 'P3', createdAt: PERIOD.to, receivedAt: PERIOD.to + 5, steps: [] };
    const { differences, edges } = compare([], [late, next, other], PERIOD);
    expect(differences).toEqual([]);
    expect(edges.map(e => e.en)).toEqual([
      expect.stringContaining(late.payNo),
      expect.stringContaining('P2'),
    ]);
    expect(edges.map(e => e.zh)).toEqual([
      expect.stringContaining(late.payNo),
      expect.stringContaining('P2'),
    ]);
  });
});

describe('the command', () => {
  const dir = mkdtempSync(join(tmpdir(), 'heming-statements-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const ask = (options: Record<string, string>) =>
    runCommand(makeDeps({ statementFile }), {
      command: 'reconcile',
      words: [],
      options,
      who: 'lin',
      why: '',
    });

  test('reads a file, and ends with a fault where something differs', async () => {
    const file = join(dir, 'bill.zip');
    const lines = statementOf(fc.sample(ledger, 1)[0] ?? []).slice(0, 1);
    writeFileSync(file, alipayArchive(lines));
    const answer = await ask({ gateway: 'alipay', file, from: '2026-12-02' });
    expect(answer.ok).toBe(false);
    expect(answer.lines.join('\n')).toContain(`missing here: payment ${lines[0]?.payNo}`);
  });

  test.each([
    [{ gateway: 'paypal' }, /--gateway stripe\|alipay\|wechat/],
    [{ gateway: 'stripe' }, /not among GATEWAYS/],
    [{ gateway: 'stripe', from: '2026-02-30' }, /--from YYYY-MM-DD/],
    [{ gateway: 'stripe', from: '2026-12-02', to: '2026-12-01' }, /--from YYYY-MM-DD/],
    [{ gateway: 'wechat', file: '/nowhere/bill.csv' }, /cannot be read as a statement/],
    [{ gateway: 'wechat', file: '.' }, /cannot be read as a statement/],
  ])('%j is refused in words', async (options, words) => {
    const answer = await ask(options as Record<string, string>);
    expect(answer.ok).toBe(false);
    expect(answer.lines[0]).toMatch(words);
  });
});

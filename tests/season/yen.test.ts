import { describe, expect, it, vi } from 'vitest';

vi.mock('#brand', async original => {
  const { brand } = await original<typeof import('#brand')>();
  return { brand: { ...brand, currency: { code: 'JPY', sign: '¥', minor: 0 } } };
});

const { ERR } = await import('#domain/contract/envelope.ts');
const { sandbox, ticketOrder } = await import('#domain/contract/order.ts');
const { exactly, priced } = await import('#lib/price.ts');
const { runCommand } = await import('#server/desk/run.ts');
const { stripeReport } = await import('#server/gateways/stripe-report.ts');
const { checkSeason } = await import('#server/season/check.ts');
const { memoryStore } = await import('#server/store/memory/memory.ts');
const { boxOffice } = await import('../server/box-office.ts');
const { sampleLetters } = await import('./sample-letters.ts');
const { edited, folder } = await import('./folder.ts');

/** An amount with decimals; a yen has none. */
const DECIMALS = /¥ ?-?[\d,]+\.\d/;

describe('a house that counts in yen, which have no decimals', () => {
  it('writes amounts as they are', () => {
    expect([priced(5_000), exactly(12_800), exactly(-300)]).toEqual(['¥5,000', '¥12,800', '¥-300']);
  });

  it('has no price with decimals in its season', () => {
    const DAY = { today: '2027-01-10', relative: false };
    // Its balcony costs 35.5.
    const faults = checkSeason(folder(), DAY).faults.map(f => `${f.file} ${f.field}: ${f.words.en}`);
    expect(faults).toEqual(['season.yaml prices.usual.B: “35.5” has more decimals than the currency']);
    expect(checkSeason(folder(edited('season.yaml', '35.5', '36')), DAY).faults).toEqual([]);
  });

  it('sells, takes back and reports in whole yen, and its books balance', async () => {
    const office = await boxOffice(memoryStore());
    // So near that a part is kept of what goes back.
    const startsAt = office.clock.now() + 60 * 3_600_000;
    await office.patchSchedule('plain', { startsAt, prices: { A: 5_501, B: 3_001 } });
    const a = await office.buyer();
    const { tradeNo, payNo } = await a.upToPayment(['A-1-1', 'A-1-2']);
    expect(await a.detail(tradeNo)).toMatchObject({ amount: 11_002, totalFee: 11_002 });
    expect((await office.sandbox.payment(payNo))?.amount).toBe(11_002);
    // Half a yen is no amount.
    const wrong = { tradeNo, pieces: ['A-1-1'], fee: 0.5, amount: 1 };
    await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
    expect((await a.call(ticketOrder.refund, wrong)).errcode).toBe(ERR.badPayload);
    const { fee, amount } = await a.ok(ticketOrder.refundQuote, { tradeNo, pieces: ['A-1-1'] });
    expect(fee).toBeGreaterThan(0);
    expect([fee, amount].every(Number.isInteger)).toBe(true);
    expect(fee + amount).toBe(5_501);
    const returned = await a.ok(ticketOrder.refund, { tradeNo, pieces: ['A-1-1'], fee, amount });
    expect((await office.sandbox.payment(payNo))?.refunded).toBe(amount);
    const asked = { options: {}, who: 'lin', why: 'a look' };
    const said = await Promise.all([
      runCommand(office.deps, { ...asked, command: 'find', words: [tradeNo] }),
      runCommand(office.deps, { ...asked, command: 'report', words: ['evening', 'plain'] }),
      runCommand(office.deps, { ...asked, command: 'report', words: ['day'] }),
    ]);
    expect(JSON.stringify([returned, said])).not.toMatch(DECIMALS);
    const kept = (11_002 - amount).toLocaleString('en-US');
    expect(said[1]?.lines.at(-1)).toBe(`Total ¥${kept}; the books say ¥${kept}.`);
    const [csv = ''] = Object.values(said[1]?.files ?? {});
    expect(csv).toContain(`returned,returned,1,${-amount}\r\n`);
    expect(csv).not.toMatch(/\d\.\d/);
  });

  it('reads a statement of its gateway', () => {
    const table = [
      'reporting_category,gross,payment_metadata[payNo],refund_metadata[no],source_id',
      'charge,"11,002",P1,,ch_1',
      'refund,-5000.00,P1,R1,re_1',
    ].join('\n');
    expect(stripeReport(new TextEncoder().encode(table)).map(l => l.amount)).toEqual([11_002, 5_000]);
  });

  it('has letters in them, in both languages', async () => {
    const texts = await sampleLetters();
    for (const text of texts) expect(text).not.toMatch(DECIMALS);
    expect(texts.filter(text => text.includes('¥')).length).toBeGreaterThan(10);
  }, 60_000);
});

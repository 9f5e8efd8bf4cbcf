import { describe, expect, it, vi } from 'vitest';

vi.mock('#brand', async original => {
  const { brand } = await original<typeof import('#brand')>();
  return { brand: { ...brand, currency: { code: 'EUR', sign: '€', minor: 2 } } };
});

const { sandbox, ticketOrder } = await import('#domain/contract/order.ts');
const { runCommand } = await import('#server/desk/run.ts');
const { keptOfOrders } = await import('#server/kept/orders.ts');
const { memoryStore } = await import('#server/store/memory/memory.ts');
const { levelWords } = await import('#domain/words/level.ts');
const { LEVELS } = await import('#domain/rules/level.ts');
const { boxOffice } = await import('../server/box-office.ts');
const { sampleLetters } = await import('./sample-letters.ts');

/** The demonstration's own prose may speak of yuan; nothing that is composed around amounts does. */
const YUAN = /[¥￥]|[\d）]\s?元|（元|yuan/i;

describe('a house that counts in euros', () => {
  it('has letters in them, in both languages', async () => {
    const texts = await sampleLetters();
    for (const text of texts) expect(text).not.toMatch(YUAN);
    expect(texts.filter(text => text.includes('€')).length).toBeGreaterThan(10);
  }, 60_000);

  it('has orders, commands and reports in them', async () => {
    const office = await boxOffice(memoryStore());
    const a = await office.buyer();
    const { tradeNo, payNo } = await a.upToPayment(['A-1-1', 'A-1-2']);
    await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
    const quote = await a.ok(ticketOrder.refundQuote, { tradeNo, pieces: ['A-1-1'] });
    const { fee, amount } = quote;
    const returned = await a.ok(ticketOrder.refund, { tradeNo, pieces: ['A-1-1'], fee, amount });
    expect(JSON.stringify(returned)).toMatch(/€/);
    const asked = { options: {}, who: 'lin', why: 'a look' };
    const said = await Promise.all([
      runCommand(office.deps, { ...asked, command: 'find', words: [tradeNo] }),
      runCommand(office.deps, { ...asked, command: 'refund', words: [tradeNo] }),
      runCommand(office.deps, { ...asked, command: 'report', words: ['evening', 'plain'] }),
      runCommand(office.deps, { ...asked, command: 'report', words: ['day'] }),
    ]);
    for (const answer of said) {
      expect(answer.lines.join('\n')).toContain('€');
      expect(JSON.stringify(answer)).not.toMatch(YUAN);
    }
    expect(JSON.stringify(said[2]?.files)).toContain('EUR');
    expect(JSON.stringify([returned, keptOfOrders, LEVELS.map(levelWords)])).not.toMatch(YUAN);
  });
});

import { describe, expect, it } from 'vitest';
import { editionPacks, editionSchedules } from '#demo/edition.ts';
import { proposeDates } from '#domain/rules/package.ts';
import { cardOffers, cards } from './world.ts';

/** Days of the year on which an edition may be made: the season moves with them. */
const DAYS = [
  '2026-01-02',
  '2026-03-15',
  '2026-05-20',
  '2026-07-31',
  '2026-09-10',
  '2026-11-21',
  '2026-12-29',
];

describe.each(DAYS)('packages of the edition of %s', today => {
  const season = editionSchedules(today);
  const byId = new Map(season.map(s => [s.id, s]));
  const packs = editionPacks(today);

  it('are eight, each with enough concerts that lie ahead', () => {
    expect(packs).toHaveLength(8);
    for (const pack of packs) {
      const open = pack.slots.filter(s => s.schedules.length > 0);
      expect([pack.id, open.length >= (pack.pick || pack.slots.length)]).toEqual([pack.id, true]);
      expect(pack.closesAt).toBeGreaterThan(pack.opensAt);
      for (const slot of pack.slots)
        for (const id of slot.schedules) {
          const schedule = byId.get(id);
          expect(schedule?.programId).toBe(slot.programId);
          expect(schedule?.cancelled).toBe(false);
        }
    }
  });

  it('can be heard without a clash, and hold no more than a performance allows', () => {
    for (const pack of packs) {
      const slots = pack.slots.map(s => ({
        id: s.id,
        dates: s.schedules.flatMap(id => byId.get(id) ?? []),
      }));
      expect(proposeDates(slots).length).toBeGreaterThanOrEqual(pack.pick || slots.length);
      for (const s of slots) for (const d of s.dates) expect(pack.limit).toBeLessThanOrEqual(d.limit);
    }
  });
});

describe('membership cards of the world', () => {
  it('give discounts that there are, ask fields by names of their own, and say it in both languages', () => {
    const offers = new Set(cardOffers.map(o => o.id));
    for (const card of cards) {
      if (card.grants) expect(offers.has(card.grants.offerId)).toBe(true);
      expect(new Set(card.fields.map(f => f.name)).size).toBe(card.fields.length);
      for (const text of [card.name, card.lead, ...card.gives, ...card.fields.map(f => f.label)]) {
        expect(text.zh).toMatch(/\p{Script=Han}/u);
        expect(text.en).not.toMatch(/\p{Script=Han}/u);
        expect(text.en).not.toBe('');
      }
      expect(Number.isInteger(card.price) && card.price > 0).toBe(true);
    }
    expect(cards.length).toBeGreaterThanOrEqual(6);
  });
});

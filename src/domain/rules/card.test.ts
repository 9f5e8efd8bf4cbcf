import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birthdaysOf,
  type CardFacts,
  CODE_ALPHABET,
  CODE_LENGTH,
  cardState,
  cleanCode,
  showCode,
} from './card.ts';

describe('the state of a card', () => {
  const fresh: CardFacts = {
    void: false,
    activateBy: 100,
    activatedAt: null,
    expiresAt: null,
    times: 4,
    used: 0,
  };
  const active: CardFacts = { ...fresh, activatedAt: 10, expiresAt: 200 };
  it.each<[CardFacts, number, string]>([
    [fresh, 99, 'unactivated'],
    [fresh, 100, 'lapsed'],
    [active, 199, 'active'],
    [active, 200, 'expired'],
    [{ ...active, used: 3 }, 50, 'active'],
    [{ ...active, used: 4 }, 50, 'usedup'],
    [{ ...active, used: 4 }, 300, 'usedup'],
    [{ ...active, times: 0, used: 4 }, 50, 'active'],
    [{ ...active, void: true }, 50, 'void'],
  ])('%j at %i → %s', (card, now, state) => {
    expect(cardState(card, now)).toBe(state);
  });
});

describe('the age that a card asks for', () => {
  it('is counted in whole years on the day', () => {
    expect(birthdaysOf({ ageFrom: 14, ageTo: 28 }, '2026-12-02')).toEqual({
      from: '1997-12-03',
      to: '2012-12-02',
    });
    expect(birthdaysOf({ ageTo: 16 }, '2026-12-02')).toEqual({ from: '2009-12-03' });
    expect(birthdaysOf({}, '2026-12-02')).toEqual({});
    expect(birthdaysOf({ ageFrom: 14, ageTo: 14 }, '2028-02-29')).toEqual({
      from: '2013-03-01',
      to: '2014-02-29',
    });
  });

  it('lets in whoever has it, and nobody else', () => {
    const day = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map(d => d.toISOString().slice(0, 10));
    const age = (birthday: string, today: string) =>
      Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0);
    fc.assert(
      fc.property(day, day, fc.nat(90), fc.nat(90), (birthday, today, ageFrom, more) => {
        const ageTo = ageFrom + more;
        const { from = '', to = '' } = birthdaysOf({ ageFrom, ageTo }, today);
        const years = age(birthday, today);
        expect(birthday >= from && birthday <= to).toBe(years >= ageFrom && years <= ageTo);
      }),
    );
  });
});

describe('activation codes', () => {
  it('are read however they are typed', () => {
    const code = fc.string({
      unit: fc.constantFrom(...CODE_ALPHABET),
      minLength: CODE_LENGTH,
      maxLength: CODE_LENGTH,
    });
    fc.assert(
      fc.property(code, c => {
        expect(cleanCode(showCode(c))).toBe(c);
        expect(cleanCode(` ${showCode(c).toLowerCase()} `)).toBe(c);
        expect(cleanCode(c.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(c);
      }),
    );
  });
});

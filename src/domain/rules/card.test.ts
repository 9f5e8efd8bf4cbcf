import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from '../contract/membership.ts';
import {
  ageOn,
  type CardFacts,
  CODE_ALPHABET,
  CODE_LENGTH,
  cardState,
  cleanCode,
  cleanField,
  type FieldRule,
  fieldFault,
  showCode,
} from './card.ts';
import { idCardCheckDigit } from './validation.ts';

const TODAY = '2026-12-02';
const rule = (kind: FieldRule['kind'], patch: Partial<FieldRule> = {}): FieldRule => ({
  name: 'x',
  kind,
  required: true,
  max: 140,
  options: ['a', 'b'],
  ageFrom: 0,
  ageTo: 0,
  ...patch,
});

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

describe('fields of an activation', () => {
  const id17 = '11010119900307123';
  const idcard = id17 + idCardCheckDigit(id17);
  it.each([
    ['idcard', idcard, null],
    ['idcard', ` ${idcard.toLowerCase()} `, null],
    ['idcard', `${id17}${idcard.endsWith('0') ? '1' : '0'}`, 'idcard'],
    ['idcard', '110101199013071234', 'idcard'],
    ['passport', 'e12345678', null],
    ['passport', 'ABCDEFGH', 'passport'],
    ['residence', 'ABC123456789012', null],
    ['residence', idcard, 'residence'],
    ['mobile', '138 0013 8000', null],
    ['mobile', '+86 13800138000', null],
    ['mobile', '12800138000', 'mobile'],
    ['email', 'Lin@Example.org', null],
    ['email', 'lin@example', 'email'],
    ['name', '林听雨', null],
    ['name', 'Lin2', 'name'],
    ['text', '<b>', null],
    ['select', 'a', null],
    ['select', 'c', 'select'],
    ['birthday', '2000-02-29', null],
    ['birthday', '2001-02-29', 'birthday'],
    ['birthday', '2026-12-03', 'birthday'],
    ['birthday', '2.3.2000', 'birthday'],
  ] as const)('%s %j → %s', (kind, value, fault) => {
    expect(fieldFault(rule(kind), value, TODAY)).toBe(fault);
  });

  it('an age is counted in whole years on the day', () => {
    expect(ageOn('2012-12-02', TODAY)).toBe(14);
    expect(ageOn('2012-12-03', TODAY)).toBe(13);
    const youth = rule('birthday', { ageFrom: 14, ageTo: 28 });
    expect(fieldFault(youth, '2012-12-02', TODAY)).toBeNull();
    expect(fieldFault(youth, '2012-12-03', TODAY)).toBe('age');
    expect(fieldFault(youth, '1997-12-03', TODAY)).toBeNull();
    expect(fieldFault(youth, '1997-12-02', TODAY)).toBe('age');
  });

  it('an empty one matters only where it is required, a long one always', () => {
    for (const kind of FIELD_KINDS) {
      expect(fieldFault(rule(kind), '  ', TODAY)).toBe('empty');
      expect(fieldFault(rule(kind, { required: false }), '', TODAY)).toBeNull();
      expect(fieldFault(rule(kind, { max: 3 }), 'abcdefgh', TODAY)).toBe('long');
    }
  });

  it('never throws, and what it accepts is accepted again once it is clean', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELD_KINDS), fc.string(), (kind, text) => {
        if (fieldFault(rule(kind), text, TODAY) !== null) return;
        const clean = cleanField(kind, text);
        expect(fieldFault(rule(kind), clean, TODAY)).toBeNull();
        expect(cleanField(kind, clean)).toBe(clean);
      }),
      { numRuns: 3_000 },
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

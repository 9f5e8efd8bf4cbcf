import fc from 'fast-check';
import type { FieldKind } from '#domain/contract/form-kinds.ts';
import { PROVINCES } from '#domain/rules/freight.ts';
import { idCardCheckDigit } from '#domain/rules/validation.ts';

export const OPTIONS = ['a', 'b', 'c'].map(value => ({ value, label: value }));
const line = fc
  .string({ unit: fc.constantFrom('琴', 'e', 'Ω', '1', '-', '<', '"'), minLength: 1, maxLength: 20 })
  .filter(v => v.trim() === v);
const idcard = fc
  .tuple(
    fc.constantFrom('110101', '310104', '440305'),
    fc.integer({ min: 1950, max: 2020 }),
    fc.integer({ min: 100, max: 999 }),
  )
  .map(([region, year, n]) => {
    const first = `${region}${year}0307${n}`;
    return first + idCardCheckDigit(first);
  });
/** A good entry of each kind, in the form in which it is kept. */
export const GOOD: Record<FieldKind, fc.Arbitrary<string | string[]>> = {
  text: line,
  area: line,
  number: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map(d => d.toISOString().slice(0, 10)),
  one: fc.constantFrom('a', 'b', 'c'),
  many: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  region: fc.constantFrom(...PROVINCES).map(p => [p.zh, '市', '区']),
  phone: fc.constantFrom('13800138000', '+4915123456789', '19912345678'),
  email: fc.constantFrom('lin@heming.example', 'a.b@c.example'),
  certificate: fc.oneof(
    idcard.map(n => ['idcard', n]),
    fc.constant('E12345678').map(n => ['passport', n]),
  ),
  file: fc.constant(['u1', 'score.pdf']),
};

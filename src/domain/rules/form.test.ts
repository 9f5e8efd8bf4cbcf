import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD, OPTIONS } from '#tests/forms.ts';
import type { FormField } from '../contract/form-fields.ts';
import { FIELD_KINDS } from '../contract/form-kinds.ts';
import {
  askedFields,
  cleanValue,
  fieldFault,
  formEntries,
  formFaults,
  isEmpty,
  plainField,
  readValue,
} from './form.ts';

const TODAY = '2026-12-02';
const field = (kind: string, more: Partial<FormField> = {}): FormField =>
  plainField(kind, { name: 'f', label: 'F', ...more });

const schema = fc
  .array(fc.record({ kind: fc.constantFrom(...FIELD_KINDS), required: fc.boolean() }), { maxLength: 60 })
  .chain(list =>
    fc.tuple(...list.map(({ kind }) => fc.option(GOOD[kind], { nil: undefined }))).map(values => ({
      fields: list.map(({ kind, required }, i) => field(kind, { name: `f${i}`, required, options: OPTIONS })),
      values: Object.fromEntries(values.flatMap((v, i) => (v === undefined ? [] : [[`f${i}`, v]]))),
    })),
  );

describe('a form of any fields', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(schema, ({ fields, values }) => {
        expect(formEntries(fields, values)).toEqual(values);
        expect(JSON.parse(JSON.stringify(formEntries(fields, values)))).toEqual(values);
      }),
    );
  });

  it('is right exactly when each of its fields is', () => {
    fc.assert(
      fc.property(schema, ({ fields, values }) => {
        const wrong = fields
          .filter(f => f.required && !(f.name in values))
          .map(f => ({ name: f.name, fault: 'empty' }));
        expect(formFaults(fields, values, TODAY)).toEqual(wrong);
      }),
    );
  });

  it('takes anything at all without a throw, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELD_KINDS),
        fc.oneof(fc.anything(), fc.string(), fc.array(fc.string())),
        (kind, raw) => {
          const f = field(kind, { options: OPTIONS });
          const once = cleanValue(f, raw);
          expect(cleanValue(f, once)).toEqual(once);
          fieldFault(f, raw, TODAY);
          // What is empty is no fault where it may be; what is not is judged as it is kept.
          expect(fieldFault(f, raw, TODAY)).toBe(isEmpty(once) ? null : fieldFault(f, once, TODAY));
        },
      ),
    );
  });

  it('a field of a kind that nobody knows keeps whatever it has', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const unknown = field('signature', { required: true });
        expect(formEntries([unknown], { f: value })).toEqual({ f: value });
        expect(formFaults([unknown], { f: value }, TODAY)).toEqual([]);
      }),
    );
  });

  it('has no entry for what every object has', () => {
    const odd = ['constructor', 'toString', '__proto__'].map(name => field('text', { name, required: true }));
    expect(formFaults(odd, {}, TODAY).map(f => f.fault)).toEqual(['empty', 'empty', 'empty']);
    expect(formEntries(odd, {})).toEqual({});
  });
});

describe('one entry', () => {
  it.each([
    [field('text', { max: 3 }), '林听雨晴', 'long'],
    [field('text', { max: 3 }), '👩‍🎤', null],
    [field('text', { min: 2 }), '林', 'short'],
    [field('text', { pattern: '[^\\d<>]*' }), '林2', 'pattern'],
    [field('text', { pattern: '(?=x)' }), '林2', null],
    [field('area'), '句'.repeat(1001), 'long'],
    [field('number'), '１２，３４５', null],
    [field('number'), 'twelve', 'number'],
    [field('number'), '1e9', 'number'],
    [field('number', { min: 1 }), '0', 'low'],
    [field('number', { max: 1 }), '1.5', 'high'],
    [field('date'), '2001-02-29', 'date'],
    [field('date', { to: TODAY }), '2026-12-03', 'late'],
    [field('date', { from: '1998-01-01' }), '1997-12-31', 'early'],
    [field('one', { options: OPTIONS }), 'd', 'option'],
    [field('many', { options: OPTIONS }), ['a', 'd'], 'option'],
    [field('many', { options: OPTIONS, min: 2 }), ['a'], 'few'],
    [field('many', { options: OPTIONS, max: 1 }), ['a', 'b'], 'many'],
    [field('region'), ['月球', '静海'], 'region'],
    [field('region'), ['浙江省'], 'city'],
    [field('region'), ['香港特别行政区'], null],
    [field('phone', { mainland: true }), '+49 151 23456789', 'mobile'],
    [field('phone'), '+49 151 23456789', null],
    [field('phone'), '12345', 'phone'],
    [field('email'), 'a@b', 'email'],
    [field('certificate'), ['idcard', '110101199003071234'], 'idcard'],
    [field('certificate', { types: ['passport'] }), 'E1234567', null],
    [field('certificate', { types: ['passport'] }), ['idcard', 'E1234567'], 'idcard'],
    [field('file'), ['../../etc', 'x'], 'file'],
  ] as const)('%#: %j', (f, value, fault) => {
    expect(fieldFault(f, value, TODAY)).toBe(fault);
  });

  it('what the box office showed masked stands, and only that', () => {
    const f = field('certificate', { required: true });
    const shown = ['idcard', '110*************33'];
    expect(fieldFault(f, shown, TODAY, shown)).toBeNull();
    expect(fieldFault(f, ['idcard', '111*************33'], TODAY, shown)).toBe('idcard');
    expect(fieldFault(f, [], TODAY, shown)).toBe('empty');
    // A mask is no e-mail address.
    expect(fieldFault(field('email'), 'l***n@x', TODAY, 'l***n@x')).toBe('email');
  });

  it('values of other kinds are read as what they can only mean', () => {
    expect(readValue(field('text'), 7)).toBe('7');
    expect(readValue(field('text'), ['a', 'b'])).toBe('a');
    expect(readValue(field('many'), 'a')).toEqual(['a']);
    expect(readValue(field('many'), null)).toEqual([]);
    expect(readValue(field('certificate', { types: ['passport'] }), 'E1')).toEqual(['passport', 'E1']);
  });
});

describe('a field that depends on another', () => {
  const when = (name: string, on: string, is: string[]) =>
    field('text', { name, required: true, visibleWhen: { field: on, is } });
  const plays = field('one', { name: 'plays', options: OPTIONS });
  const which = when('which', 'plays', ['a', 'b']);
  const how = when('how', 'which', ['violin']);
  const asked = (values: object) => askedFields([plays, which, how], values as never).map(f => f.name);

  it('is asked, checked and kept only where it is seen', () => {
    expect(asked({})).toEqual(['plays']);
    expect(asked({ plays: 'b' })).toEqual(['plays', 'which']);
    expect(asked({ plays: 'b', which: 'violin' })).toEqual(['plays', 'which', 'how']);
    // The one in between is hidden: so is what hangs on it.
    expect(asked({ plays: 'c', which: 'violin' })).toEqual(['plays']);
    expect(formFaults([plays, which], { plays: 'a' }, TODAY)).toEqual([{ name: 'which', fault: 'empty' }]);
    expect(formEntries([plays, which], { plays: 'c', which: 'violin' })).toEqual({ plays: 'c' });
  });

  it('looks into lists, too', () => {
    const many = field('many', { name: 'plays', options: OPTIONS });
    expect(askedFields([many, which], { plays: ['c', 'a'] })).toHaveLength(2);
    expect(askedFields([many, which], { plays: ['c'] })).toHaveLength(1);
  });

  it('is not lost in a circle or by a name that is not there', () => {
    const [a, b] = [when('a', 'b', ['x']), when('b', 'a', ['x'])];
    expect(askedFields([a, b], { a: 'x', b: 'x' })).toHaveLength(2);
    expect(askedFields([when('a', 'nobody', ['x'])], {})).toHaveLength(1);
  });
});

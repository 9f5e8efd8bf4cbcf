import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCode, regionName, regionsIn } from '#lib/regions.ts';
import { MAINLAND, MAINLAND_CODE } from '#lib/regions-home.ts';
import { contactProblem, isPhone, phoneOf, unmasked } from './contact.ts';

describe('a mobile of any country', () => {
  it.each([
    ['+86', '138 0013 8000', '13800138000'],
    ['+86', '+86 138-0013-8000', '13800138000'],
    ['+44', '07911 123456', '+447911123456'],
    ['+44', '7911 123456', '+447911123456'],
    ['+86', '+44 7911 123456', '+447911123456'],
    ['+86', '0044 7911 123456', '+447911123456'],
    ['+39', '347 123 4567', '+393471234567'],
    ['+852', '9123 4567', '+85291234567'],
    ['+1', '（415）555-2671', '+14155552671'],
    // The prefix of calls within a country, which people write behind the calling code.
    ['+86', '+7 8 (912) 345-67-89', '+79123456789'],
    ['+7', '8 (912) 345-67-89', '+79123456789'],
    ['+7', '812 345 67 89', '+78123456789'],
    ['+86', '+36 06 20 123 4567', '+36201234567'],
    ['+36', '06 62 123 456', '+3662123456'],
    ['+36', '62 123 456', '+3662123456'],
    ['+86', '+1 1 (212) 555-0123', '+12125550123'],
    ['+1', '1 212 555 0123', '+12125550123'],
    ['+86', '+44 (0)7911 123456', '+447911123456'],
    ['+86', '0049 0 1512 3456789', '+4915123456789'],
    ['+86', '+52 1 55 1234 5678', '+525512345678'],
    ['+55', '0 21 11 91234-5678', '+5511912345678'],
    ['+86', '+370 8 612 34567', '+37061234567'],
    ['+375', '8 029 123 45 67', '+375291234567'],
    ['+86', '+86 0138 0013 8000', '13800138000'],
    ['+86', '+225 07 12 34 56 78', '+2250712345678'],
    ['+86', '+39 06 1234 5678', '+390612345678'],
    ['+44', '', ''],
    ['+86', '139****9000', '139****9000'],
  ])('%s and %j is %j', (code, typed, kept) => {
    expect(phoneOf(code, typed)).toBe(kept);
    if (kept !== '' && !kept.includes('*')) expect(isPhone(kept)).toBe(true);
  });
  // The mainland keeps its strict rule, whatever way it is written.
  it.each([
    '12800138000',
    '+8612800138000',
    '+8613800138000',
    '+44',
    '+0123456789',
    '+1234567890123456',
    '+44x911123456',
  ])('refuses %j', value => expect(isPhone(value)).toBe(false));
});

/** Calling code, prefix of calls within the country, how a number of it begins, digits of a number. */
const COUNTRIES = [
  ['+1', '1', '2', 10],
  ['+7', '8', '9', 10],
  ['+33', '0', '6', 9],
  ['+36', '06', '20', 9],
  ['+44', '0', '7', 10],
  ['+49', '0', '151', 11],
  ['+61', '0', '4', 9],
  ['+82', '0', '10', 10],
  ['+370', '8', '6', 8],
  ['+380', '0', '50', 9],
  ['+886', '0', '9', 9],
  ['+225', '', '07', 10],
] as const;

it('a number is one and the same with a trunk prefix and without, with its code and beside it', () => {
  const number = fc.constantFrom(...COUNTRIES).chain(([code, trunk, head, length]) =>
    fc.record({
      code: fc.constant(code),
      trunk: fc.constant(trunk),
      national: fc
        .stringMatching(new RegExp(`^\\d{${length - head.length}}$`))
        .map(digits => `${head}${digits}`),
      gap: fc.constantFrom('', ' ', '-', ' ('),
    }),
  );
  fc.assert(
    fc.property(number, ({ code, trunk, national, gap }) => {
      const kept = `${code}${national}`;
      const ways = [
        `${code}${gap}${trunk}${gap}${national}`,
        `00${code.slice(1)} ${trunk} ${national}`,
        kept,
      ];
      for (const typed of ways) expect(phoneOf('+86', typed)).toBe(kept);
      for (const typed of [`${trunk}${gap}${national}`, national]) expect(phoneOf(code, typed)).toBe(kept);
      expect(isPhone(kept)).toBe(true);
    }),
  );
});
it('what is kept stays as it is, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COUNTRIES.map(([code]) => code), '+86'),
      fc.stringMatching(/^[+\d ()*-]{0,20}$/),
      (code, typed) => {
        const kept = phoneOf(code, typed);
        if (isPhone(kept)) expect(phoneOf(code, kept)).toBe(kept);
      },
    ),
  );
});

it('one way to be reached is enough, and what is given must be right', () => {
  expect(contactProblem({ mobile: '', email: '' })).toBe('none');
  expect(contactProblem({ mobile: '', email: 'ada@example.org' })).toBeNull();
  expect(contactProblem({ mobile: '+447911123456', email: '' })).toBeNull();
  expect(contactProblem({ mobile: '123', email: 'ada@example.org' })).toBe('mobile');
  expect(contactProblem({ mobile: '13800138000', email: 'ada@' })).toBe('email');
});

it('a masked number stands for the one that is known, and for no other', () => {
  expect(unmasked('139****9000', [null, '13900139000'])).toBe('13900139000');
  expect(unmasked('138****9000', ['13900139000'])).toBe('138****9000');
});

describe('countries and regions', () => {
  it('have the home code for the country of the brand', () => {
    expect(callingCode(MAINLAND)).toBe(MAINLAND_CODE);
  });

  it('have their names in both languages, ours first', () => {
    const [zh, en] = [regionsIn('zh-CN'), regionsIn('en-US')];
    expect(zh.slice(0, 4).map(r => r.name)).toEqual(['中国大陆', '中国香港', '中国澳门', '中国台湾']);
    expect(en.slice(0, 2).map(r => r.name)).toEqual(['Mainland China', 'Hong Kong, China']);
    expect(zh).toHaveLength(en.length);
    expect(new Set(en.map(r => r.region)).size).toBe(en.length);
    for (const { region, name } of [...zh, ...en]) expect(name, region).not.toBe(region);
    expect([regionName('DE', 'zh-CN'), regionName('DE', 'en-US')]).toEqual(['德国', 'Germany']);
    expect([callingCode('GB'), callingCode('TW'), callingCode('XX')]).toEqual(['+44', '+886', '+86']);
  });
});

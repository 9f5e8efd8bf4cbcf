import { describe, expect, it } from 'vitest';
import { callingCode, regionName, regionsIn } from '#lib/regions.ts';
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

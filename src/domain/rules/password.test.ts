import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { cleanPassword, passwordFault } from './password.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './terms.ts';

describe('passwordFault', () => {
  it.each([
    ['seven77', 'short'],
    ['', 'short'],
    ['a'.repeat(129), 'long'],
    ['password', 'common'],
    ['PassWord1', 'common'],
    ['ｐａｓｓｗｏｒｄ', 'common'],
    ['11111111', 'common'],
    ['abababab', 'common'],
    ['马马马马马马马马', 'common'],
    ['12345678', 'common'],
    ['hgfedcba', 'common'],
    ['abcdefghijkl', 'common'],
    ['woaini1314', 'common'],
    ['heming2026', 'common'],
  ])('%s is %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  it.each([
    'Heming-2026',
    'correct horse battery staple',
    '听松路的第三个秋天',
    '𝄞𝄞𝄞乐队的第二小提琴',
    'xxxxxkq0-Zt',
  ])('takes %s', password => expect(passwordFault(password)).toBeNull());
  it('refuses what is made of the account', () => {
    expect(passwordFault('13800138000', ['13800138000'])).toBe('personal');
    expect(passwordFault('Listener1', ['listener@heming.example'])).toBe('personal');
    expect(passwordFault('a long sentence about a listener', ['listener@heming.example'])).toBeNull();
    expect(passwordFault('kq0-Ztpw', [null, undefined, ''])).toBeNull();
  });
  it('takes any 64 characters that are no pattern, spaces and all (S16)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 64, maxLength: 64, unit: 'grapheme-ascii' }), password => {
        fc.pre(new Set(password).size > 8);
        expect(passwordFault(password)).toBeNull();
      }),
    );
  });
  it('counts characters, not code units', () => {
    expect(passwordFault('𝄞𝄢𝄡𝄫')).toBe('short');
    expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([8, 128]);
  });
  it('lists only passwords that are long enough to need listing', () => {
    expect([...COMMON_PASSWORDS].filter(p => [...p].length < PASSWORD_MIN)).toEqual([]);
    expect([...COMMON_PASSWORDS].filter(p => p !== p.toLowerCase())).toEqual([]);
  });
  it('hashes full-width and plain characters alike', () => expect(cleanPassword('Ｈｅming')).toBe('Heming'));
});

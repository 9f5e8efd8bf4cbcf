import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keysIn } from './key-forms.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki'): string =>
  key.export({ type: type as never, format: 'pem' }).toString();
const letters = (text: string): string => text.replace(/-----[^-]+-----/g, '').replace(/\s/g, '');

const FORMS: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', text => text],
  ['with Windows’ line ends', text => text.replaceAll('\n', '\r\n')],
  ['with \\n for line ends', text => text.trim().replaceAll('\n', '\\n')],
  ['with \\r\\n for line ends', text => text.trim().replaceAll('\n', '\\r\\n')],
  ['on one line, with spaces', text => text.trim().replaceAll('\n', ' ')],
  ['on one line, with nothing', text => text.replaceAll('\n', '')],
  ['in quotes', text => `"${text.trim().replaceAll('\n', '\\n')}"`],
  ['with a mark before it', text => `\uFEFF${text}`],
  ['below a heading of its tool', text => `Bag Attributes\n  friendlyName: ours\n${text}`],
  ['without its frame', text => letters(text)],
  ['without its frame, in lines', text => letters(text).replace(/.{60}/g, '$&\r\n')],
];

describe('a key as it is handed out', () => {
  it.each(FORMS)('is read %s', (_, form) => {
    for (const type of ['pkcs8', 'pkcs1'] as const) {
      const [key] = keysIn(form(pem(privateKey, type)), 'private');
      expect((key as KeyObject).equals(privateKey), type).toBe(true);
    }
    for (const type of ['spki', 'pkcs1'] as const) {
      const [key] = keysIn(form(pem(publicKey, type)), 'public');
      expect((key as KeyObject).equals(publicKey), type).toBe(true);
    }
  });
  it.each(FORMS)('is not taken for one of the other kind %s', (_, form) => {
    expect(keysIn(form(pem(privateKey, 'pkcs8')), 'public')).toBe('other');
    expect(keysIn(form(pem(privateKey, 'pkcs1')), 'public')).toBe('other');
    expect(keysIn(form(pem(publicKey, 'spki')), 'private')).toBe('other');
  });
  it('may be one of several', () => {
    const other = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey);
    expect(keysIn(pem(publicKey, 'spki') + pem(other, 'spki'), 'public')).toHaveLength(2);
  });
  it('is none where it is cut or something else', () => {
    const whole = pem(privateKey, 'pkcs8');
    for (const text of ['', 'sk_live_123', letters(whole).slice(0, 200), whole.slice(0, -40)])
      for (const kind of ['private', 'public'] as const) expect(() => keysIn(text, kind)).toThrow();
  });
});

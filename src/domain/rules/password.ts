import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './terms.ts';

export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/**
 * Why a password may not be chosen, or null when it may. There are no rules about kinds of characters: length and
 * a list of what everybody tries do more (quality.md S16). `own` is what an attacker knows: mobile, e-mail, nickname.
 */
export function passwordFault(
  password: string,
  own: readonly (string | null | undefined)[] = [],
): PasswordFault | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'short';
  if (length > PASSWORD_MAX) return 'long';
  const plain = password.normalize('NFKC').toLowerCase();
  const words = own
    .flatMap(word => (word ? [word, word.split('@')[0] ?? ''] : []))
    .map(word => word.toLowerCase());
  if (words.some(word => word.length >= 4 && plain.includes(word) && plain.length - word.length < 6))
    return 'personal';
  return COMMON_PASSWORDS.has(plain) || isMonotonous(plain) ? 'common' : null;
}

/** One short piece over and over, or a run along the alphabet or the digits, up or down. */
function isMonotonous(text: string): boolean {
  const doubled = (text + text).indexOf(text, 1);
  if (doubled <= 4 && doubled < text.length) return true;
  const codes = [...text].map(c => c.codePointAt(0) ?? 0);
  return [1, -1].some(step => codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step));
}

/** The form in which a password is hashed: the same characters typed on another keyboard are the same. */
export const cleanPassword = (password: string): string => password.normalize('NFKC');

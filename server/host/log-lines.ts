import { mobileHead } from '#domain/rules/validation.ts';
import type { About, Level } from '../log.ts';

export interface Entry {
  readonly level: Level;
  readonly words: string;
  readonly about?: About | undefined;
  readonly request?: string | undefined;
  readonly at: Date;
}

/** What looks like a secret or a person, wherever it comes from: an error says what its library likes. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g, '(key)'],
  [/\b(?:sk|rk|pk|whsec)_\w+/g, '(key)'],
  [/\b(Bearer|Basic)\s+[\w+/.~=-]+/gi, '$1 (key)'],
  [/(\/\/)[^/\s:@]*:[^/\s@]*@/g, '$1(user)@'],
  [/([?&][\w.-]+=)[^&\s"'<>)\\]+/g, '$1…'],
  [
    /(\b(?:password|passwd|secret|token|cookie|authorization|sessionId|dynamicCode|api[_-]?key)["']?\s*[:=]\s*["']?)[^\s"',;|}]+/gi,
    '$1…',
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(e-mail)'],
  [/(?<![\w.+])\+\d[\d -]{6,17}\d(?!\d)/g, '(phone)'],
  [new RegExp(`(?<![\\w.-])${mobileHead()}\\d{8}(?!\\w)`, 'g'), '(phone)'],
  [/(?<![\w.-])\d{15,18}[\dXx]?(?!\w)/g, '(number)'],
  // What is drawn by lot is long and has all kinds of letters; the numbers of payments are shorter.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}/g, '(token)'],
];

/** A text without what looks like a secret, and without the secrets that are `known`. */
function scrubbed(text: string, known: readonly string[]): string {
  const without = known.reduce((left, secret) => left.replaceAll(secret, '(secret)'), text);
  return SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), without);
}

const inWords = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
/** Stacks stay on the line, and no text can begin another. */
const single = (text: string): string =>
  text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' | ').replace(/\p{Cc}/gu, ' ');

const factsOf = (about: About = {}): [string, unknown][] =>
  Object.entries(about)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, name === 'error' ? inWords(value) : value]);
const asWord = ([name, value]: [string, unknown]): string =>
  name === 'error' ? String(value) : `${name}=${value}`;

/** Words and facts in one text, for those who keep no log. */
export const asWords = (words: string, about?: About): string =>
  [words, ...factsOf(about).map(asWord)].join(': ');

/** For machines: an object a line. */
export function asJson({ level, words, about, request, at }: Entry, known: readonly string[] = []): string {
  const clean = (value: unknown): unknown => (typeof value === 'string' ? scrubbed(value, known) : value);
  const facts = factsOf(about).map(([name, value]) => [name, clean(value)]);
  const entry = { time: at.toISOString(), level, msg: clean(words), request, ...Object.fromEntries(facts) };
  return JSON.stringify(entry);
}

/** For whoever sits before it: instant, level, request, words and facts. */
export function asText({ level, words, about, request, at }: Entry, known: readonly string[] = []): string {
  const said = scrubbed(asWords(words, about), known);
  return single([at.toISOString(), level, request ?? '-', said].join(' '));
}

import * as z from 'zod/mini';

/**
 * A programme of the New York Philharmonic's performance history (CC0). Words that were emphasised in print come as
 * objects instead of strings: every text goes through `flatten`. Fields that we do not know are left alone.
 */
export function flatten(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(flatten).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { _: plain, ...rest } = value as Record<string, unknown>;
  const emphasised = Object.values(rest).map(flatten).filter(Boolean).join(' ');
  const words = flatten(plain);
  const [first, ...others] = Object.values(rest).flat().map(flatten).filter(Boolean);
  // Where the emphasised words stood is lost; a “FROM” between them says it: ARRIVAL OF THE QUEEN FROM SOLOMON.
  if (first && others.length > 0 && /\bFROM\b/.test(words))
    return words.replace(/\bFROM\b/, () => `${first} FROM ${others.join(' ')}`);
  // “(Andantino quasi adagio)” explains what is emphasised; other words come before it.
  return (words.startsWith('(') ? [emphasised, words] : [words, emphasised]).filter(Boolean).join(' ');
}
/** “None” is how the source says that it does not know. */
const known = (value: unknown): string => {
  const text = flatten(value);
  return /^(?:none|unknown venue)$/i.test(text) ? '' : text;
};
const text = z.pipe(z.transform(known), z.string());
const list = <T>(item: z.ZodMiniType<T, unknown>) =>
  z.pipe(
    z.transform((v: unknown) =>
      v === null || v === undefined || v === '' ? [] : Array.isArray(v) ? v : [v],
    ),
    z.array(item),
  );

const concert = z.object({
  eventType: text,
  Location: text,
  Venue: text,
  Date: z.string().check(z.refine(isDay, 'is not a date')),
  Time: text,
});
const soloist = z.object({ soloistName: text, soloistInstrument: text, soloistRoles: text });
const work = z.object({
  ID: text,
  composerName: text,
  workTitle: text,
  movement: text,
  conductorName: text,
  interval: text,
  soloists: list(soloist),
});
export const nyphilProgram = z.object({
  id: z.string().check(z.regex(/^[\w.-]{8,80}$/, 'is not an identifier')),
  programID: text,
  orchestra: text,
  season: text,
  concerts: list(concert).check(z.minLength(1, 'has no concert')),
  works: list(work).check(
    z.refine(
      works => works.every(w => w.workTitle !== '' || w.interval !== '' || w.composerName !== ''),
      'has a work without a title',
    ),
  ),
});
export type NyphilProgram = z.infer<typeof nyphilProgram>;
export type NyphilWork = NyphilProgram['works'][number];

/** A calendar day at the front of an instant: 1920-10-08T04:00:00Z is midnight in New York. */
function isDay(value: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)(?:T|$)/.exec(value)?.[1];
  return (
    day !== undefined &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  );
}
export const dayOf = (date: string): string => date.slice(0, 10);

/** “8:15PM” → “20:15”; null when the source does not say. */
export function clockOf(time: string): string | null {
  const match = /^(\d{1,2}):(\d\d)\s*([AP])M$/i.exec(time);
  if (!match) return null;
  const hour = (Number(match[1]) % 12) + (/p/i.test(match[3] ?? '') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${match[2]}`;
}

/** Faults of a record as “works[2].composerName: …”. */
export const faultsOf = (error: z.core.$ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(
      i =>
        `${i.path.map((p, n) => (typeof p === 'number' ? `[${p}]` : `${n ? '.' : ''}${String(p)}`)).join('') || 'record'}: ${i.message}`,
    )
    .join('; ');

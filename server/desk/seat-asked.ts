import { fold } from '#domain/rules/program-filter.ts';
import { two } from '#lib/dates.ts';
import { MONTHS_SHORT, monthNamed } from '#lib/month-names.ts';

/** A seat as somebody types or reads it out: “A区2排14座”, “row 2 seat 14”, and perhaps of which evening. */
export interface SeatAsked {
  readonly row: string;
  readonly number: string;
  /** 2026-12-11, or -12-11 without a year. */
  readonly day?: string;
  /** 19:30 */
  readonly time?: string;
  /** What else was typed: of the zone's name, or of what is played. */
  readonly words: readonly string[];
}

const ROW = String.raw`(\d{1,3}|[a-z]{1,2})`;
const SEAT: readonly { readonly form: RegExp; readonly turned?: true }[] = [
  { form: new RegExp(String.raw`${ROW}\s*排\s*(\d{1,4})\s*[座号]?`) },
  { form: new RegExp(String.raw`\brow\s*${ROW}\W+seat\s*(\d{1,4})\b`) },
  { form: new RegExp(String.raw`\bseat\s*(\d{1,4})\W+row\s*${ROW}\b`), turned: true },
  { form: /(?<![\d-])(\d{1,3})-(\d{1,4})(?![\d-])/ },
];
const MONTH = `(${MONTHS_SHORT.join('|')})[a-z]*`;
const DAY: readonly {
  readonly form: RegExp;
  of(found: readonly string[]): readonly (string | undefined)[];
}[] = [
  { form: /(\d{4})-(\d{1,2})-(\d{1,2})/, of: ([, y, m, d]) => [y, m, d] },
  { form: /(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]/, of: ([, y, m, d]) => [y, m, d] },
  { form: new RegExp(String.raw`\b(\d{1,2})\s+${MONTH}(?:\s+(\d{4}))?`), of: ([, d, m, y]) => [y, m, d] },
  { form: new RegExp(String.raw`\b${MONTH}\s+(\d{1,2})\b(?:,?\s+(\d{4}))?`), of: ([, m, d, y]) => [y, m, d] },
];
/** What stands beside a date wherever one is copied from. */
const BESIDE = /[（(]?(?:周|星期)[一二三四五六日天][）)]?|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g;

export function seatAsked(typed: string): SeatAsked | null {
  let rest = typed.normalize('NFKC').toLowerCase();
  let day: string | undefined;
  for (const { form, of } of DAY) {
    const found = form.exec(rest);
    if (!found) continue;
    const [year, month = '', date = ''] = of(found);
    const at = monthNamed(month) || Number(month);
    day = [year ?? '', ...[at, date].map(two)].join('-');
    rest = rest.replace(found[0], ' ');
    break;
  }
  const [clock, hour = '', minute = ''] = /\b(\d{1,2}):(\d{2})\b/.exec(rest) ?? [];
  const time = clock === undefined ? undefined : `${two(hour)}:${minute}`;
  if (clock !== undefined) rest = rest.replace(clock, ' ');
  for (const { form, turned } of SEAT) {
    const [whole, first = '', second = ''] = form.exec(rest) ?? [];
    if (whole === undefined) continue;
    const [row, number] = turned ? [second, first] : [first, second];
    const words =
      rest
        .replace(whole, ' ')
        .replace(BESIDE, ' ')
        .match(/[^\s,，、;；·:：《》“”"]+/g) ?? [];
    return { row, number, ...(day !== undefined && { day }), ...(time !== undefined && { time }), words };
  }
  return null;
}

/** Whether a name has a word that was typed of it: a Latin one from its beginning, short ones whole; Chinese anywhere. */
export function hasWord(names: readonly string[], word: string): boolean {
  if (/\p{Script=Han}/u.test(word))
    return names.some(name => name.toLowerCase().replace(/\s/g, '').includes(word));
  const wanted = fold(word);
  return names.some(name =>
    fold(name)
      .split(' ')
      .some(w => (wanted.length < 3 ? w === wanted : w.startsWith(wanted))),
  );
}

import { addDays, mondayOf, two, WEEKDAYS, weekdayOf } from '#lib/dates.ts';
import { MONTHS, monthNamed } from '#lib/month-names.ts';
import { addMonths, daysOf } from '#lib/months.ts';
import { chineseNumber } from './normal.ts';

/** The days that a question asks for, of the hall's calendar. */
export interface Days {
  readonly days: readonly string[];
  /** A whole month: 2027-01. */
  readonly month?: string;
  /** Of a day that is named without saying which, the same ones of the weeks after it: Sunday, the weekend. */
  readonly later?: readonly string[];
  /** A feast is also a word: what bears its name is found beside its evenings. */
  readonly feast: boolean;
  /** The question without its days; with a feast, which is a word too. */
  readonly rest: string;
  /** The question without them all the same. */
  readonly beside: string;
}

const DAYS_OF_WEEK = WEEKDAYS['en-US'].map(name => name.toLowerCase());
const short = (names: readonly string[]): string => names.map(n => `${n}|${n.slice(0, 3)}`).join('|');
const DAY_NAMES = `${short(DAYS_OF_WEEK)}|tues|thur|thurs|weds`;
const MONTH_NAMES = `${short(MONTHS)}|sept`;
const indexOf = (names: readonly string[], said: string): number =>
  names.findIndex(name => name.startsWith(said.toLowerCase().slice(0, 3)));
/** 每周六 and Saturdays are as many as these. */
const WEEKS = 26;

/** A day of any year: the next one there is from today on. */
function next(today: string, month: number, day: number): string[] {
  const year = Number(today.slice(0, 4));
  for (const y of [year, year + 1]) {
    const found = on(y, month, day);
    if (found.length > 0 && (found[0] ?? '') >= today) return found;
  }
  return [];
}
function on(year: number, month: number, day: number): string[] {
  const date = `${year}-${two(month)}-${two(day)}`;
  return month >= 1 && month <= 12 && daysOf(date.slice(0, 7)).includes(date) ? [date] : [];
}
const range = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => addDays(from, i));
const weekend = (today: string, weeks: number): string[] =>
  range(addDays(mondayOf(today), 5 + weeks * 7), 2).filter(day => day >= today);
/** A day of the week, of this week, the next, or the coming one. */
function ofWeek(today: string, index: number, weeks: number | null): string[] {
  if (weeks === null) return [addDays(today, (index - weekdayOf(today) + 7) % 7)];
  return [addDays(mondayOf(today), ((index + 6) % 7) + weeks * 7)];
}
const everyWeek = (today: string, index: number): string[] => {
  const [first = today] = ofWeek(today, index, null);
  return Array.from({ length: WEEKS }, (_, i) => addDays(first, i * 7));
};
const monthAt = (today: string, month: number): string => {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${two(month)}`;
};
const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : chineseNumber(text));

let lunar: Intl.DateTimeFormat | undefined;
/** First days of Chinese years: Intl is a day late where the new moon is minutes before midnight, as in 2027. */
const NEW_YEARS =
  '2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12';
/** Days from one before the new year on, of the next that is not over. */
function newYear(today: string, from: number, count: number): string[] {
  const starts = NEW_YEARS.split(' ').map(day => range(addDays(day, from), count));
  return starts.find(list => (list.at(-1) ?? '') >= today) ?? [];
}
/** A day of the Chinese calendar, in the year from today on. */
function lunarDay(today: string, month: number, day: number): string[] {
  lunar ??= new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  for (const date of range(today, 400)) {
    const parts = Object.fromEntries(
      lunar.formatToParts(new Date(`${date}T12:00:00Z`)).map(p => [p.type, p.value]),
    );
    if (parts.month === String(month) && parts.day === String(day)) return [date];
  }
  return [];
}

type Found = Pick<Days, 'days' | 'month' | 'later'>;
type Reader = (match: RegExpExecArray, today: string) => Found | null;
const days = (list: readonly string[]): Found => ({ days: list });
const anyOf = (list: readonly string[]): Found => ({
  days: list,
  later: Array.from({ length: WEEKS - 1 }, (_, i) => list.map(day => addDays(day, (i + 1) * 7))).flat(),
});
const month = (of: string): Found => ({ days: daysOf(of), month: of });
const WEEK_PREFIX: Readonly<Record<string, number>> = {
  '': 0,
  这: 0,
  本: 0,
  这个: 0,
  下: 1,
  下个: 1,
  下下: 2,
};
const HAN = '[零〇一二三四五六七八九十\\d]{1,3}';

/** What days are called, the longest names first. */
const READERS: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [
    /(20\d\d)\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?/,
    ([, y, m, d]) => days(on(Number(y), Number(m), Number(d))),
  ],
  [/(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)/, ([, y, m, d]) => days(on(Number(y), Number(m), Number(d)))],
  [
    /(20\d\d)\s*[-/年]\s*(\d{1,2})\s*(?:月份?)?(?!\d)/,
    ([, y, m]) => (Number(m) >= 1 && Number(m) <= 12 ? month(`${y}-${two(Number(m))}`) : null),
  ],
  [
    new RegExp(`(明年)?(${HAN})月(?:份)?\\s*(${HAN})\\s*[日号]?`),
    ([, later, m = '', d = ''], today) => {
      const found = next(later ? `${Number(today.slice(0, 4)) + 1}-01-01` : today, number(m), number(d));
      return found.length > 0 ? days(found) : null;
    },
  ],
  [
    new RegExp(`(明年)?(${HAN})月份?`),
    ([, later, m = ''], today) => {
      const n = number(m);
      if (!(n >= 1 && n <= 12)) return null;
      return month(later ? `${Number(today.slice(0, 4)) + 1}-${two(n)}` : monthAt(today, n));
    },
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH_NAMES})\\b\\.?,?(?: (\\d{4}))?`),
    ([, d, m = '', y], today) => dayOf(today, y, m, Number(d)),
  ],
  [
    new RegExp(`\\b(${MONTH_NAMES})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b,?(?: (\\d{4}))?`),
    ([, m = '', d, y], today) => dayOf(today, y, m, Number(d)),
  ],
  [
    new RegExp(`\\b(${MONTHS.join('|')}) (\\d{4})\\b`),
    ([, m = '', y]) => month(`${y}-${two(monthNamed(m))}`),
  ],
  // May I … and the march are no months.
  [
    new RegExp(
      `\\b(?:in|during|for|this|next) (${MONTH_NAMES})\\b|^(${MONTHS.filter(m => m !== 'march').join('|')})$|\\b(${MONTHS.filter(m => m !== 'may' && m !== 'march').join('|')})\\b`,
    ),
    ([, a, b, c], today) => month(monthAt(today, monthNamed(a ?? b ?? c ?? ''))),
  ],
  [
    /^(?:on )?(\d{1,2})[/.](\d{1,2})$/,
    ([, a, b], today) => {
      const found = [...next(today, Number(a), Number(b)), ...next(today, Number(b), Number(a))].slice(0, 1);
      return found.length > 0 ? days(found) : null;
    },
  ],
  [/大后天/, (_, today) => days([addDays(today, 3)])],
  [/后天|后日|\bday after tomorrow\b/, (_, today) => days([addDays(today, 2)])],
  [/明天|明日|明晚|\btomorrow(?: (?:night|evening))?\b/, (_, today) => days([addDays(today, 1)])],
  [/今天|今日|今晚|今夜|\btoday\b|\btonight\b|\bthis evening\b/, (_, today) => days([today])],
  [
    /(下下|下个?|这个?|本)?(?:周末|星期末|礼拜末)|\b(next |this |the |at the |on the )?weekends?\b/,
    ([, zh = '', en = ''], today) => {
      const weeks = en.startsWith('next') ? 1 : (WEEK_PREFIX[zh] ?? 0);
      const list = weekend(today, weeks);
      return zh !== '' || /^(?:next|this) /.test(en) ? days(list) : anyOf(list);
    },
  ],
  [
    new RegExp(
      `(?:每个?|所有)(?:周|星期|礼拜)([一二三四五六日天])|\\bevery (${DAY_NAMES})\\b|\\b(?:every |all |free )?(${DAYS_OF_WEEK.join('|')})s\\b`,
    ),
    ([, zh = '', every, all], today) => {
      const en = every ?? all;
      const index = en ? indexOf(DAYS_OF_WEEK, en) : '日一二三四五六'.indexOf(zh.replace('天', '日'));
      return days(everyWeek(today, index));
    },
  ],
  [
    /(下下|下个?|这个?|本)?(?:周|星期|礼拜)([一二三四五六日天])(?:晚上?)?/,
    ([, prefix, name = ''], today) => {
      const index = '日一二三四五六'.indexOf(name.replace('天', '日'));
      return prefix === undefined
        ? anyOf(ofWeek(today, index, null))
        : days(ofWeek(today, index, WEEK_PREFIX[prefix] ?? 0));
    },
  ],
  [
    new RegExp(`\\b(next|this|on|coming) (${DAY_NAMES})\\b(?: (?:night|evening|afternoon))?`),
    ([, which, name = ''], today) => {
      const index = indexOf(DAYS_OF_WEEK, name);
      if (which === 'on') return anyOf(ofWeek(today, index, null));
      if (which !== 'next') return days(ofWeek(today, index, null));
      // Next Saturday, said on a Wednesday, is the one of next week.
      return days(ofWeek(today, index, 1));
    },
  ],
  [
    new RegExp(`\\b(${DAYS_OF_WEEK.join('|')})\\b(?: (?:night|evening|afternoon))?`),
    ([, name = ''], today) => anyOf(ofWeek(today, indexOf(DAYS_OF_WEEK, name), null)),
  ],
  [/下个?(?:周|星期|礼拜)|\bnext week\b/, (_, today) => days(range(addDays(mondayOf(today), 7), 7))],
  [
    /[本这]个?(?:周|星期|礼拜)|\bthis week\b/,
    (_, today) => days(range(mondayOf(today), 7).filter(day => day >= today)),
  ],
  [/下个?月|\bnext month\b/, (_, today) => month(addMonths(today.slice(0, 7), 1))],
  [/[本这]个?月|\bthis month\b/, (_, today) => month(today.slice(0, 7))],
];
function dayOf(today: string, year: string | undefined, name: string, day: number): Found | null {
  const m = monthNamed(name);
  const found = year ? on(Number(year), m, day) : next(today, m, day);
  return found.length > 0 ? days(found) : null;
}

/** Days that each year has, of the year in which they are not over yet. */
function yearly(today: string, of: (year: number) => readonly string[]): readonly string[] {
  const year = Number(today.slice(0, 4));
  const list = of(year);
  return (list.at(-1) ?? '') >= today ? list : of(year + 1);
}
const from = (today: string, month: number, day: number, count: number) =>
  yearly(today, year => on(year, month, day).flatMap(first => range(first, count)));
/** The nth such day of the week in a month. */
const nth = (today: string, n: number, weekday: string, month: number) =>
  yearly(today, year => {
    const first = `${year}-${two(month)}-01`;
    return [addDays(first, ((DAYS_OF_WEEK.indexOf(weekday) - weekdayOf(first) + 7) % 7) + (n - 1) * 7)];
  });
/** Easter Sunday, by Gauss and Butcher. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-01`, h + l - 7 * m + 21);
}

/** Feasts that people ask for by name. */
const FEASTS: readonly (readonly [pattern: RegExp, read: (today: string) => readonly string[]])[] = [
  [/元旦|\bnew year'?s day\b/, today => next(today, 1, 1)],
  [/除夕|\bchinese new year'?s eve\b/, today => newYear(today, -1, 1)],
  [/跨年|\bnew year'?s eve\b|\bnye\b/, today => next(today, 12, 31)],
  [/平安夜|\bchristmas eve\b/, today => next(today, 12, 24)],
  [/圣诞节?|\bchristmas(?: day)?\b|\bxmas\b/, today => from(today, 12, 24, 2)],
  [/情人节|\bvalentine'?s?(?: day)?\b/, today => next(today, 2, 14)],
  [/妇女节|女神节|三八节|^三八$|\bwomen'?s day\b/, today => next(today, 3, 8)],
  [/清明节?|\bqingming\b|\btomb-?sweeping day\b/, today => from(today, 4, 4, 2)],
  [/复活节|\beaster\b/, today => yearly(today, year => range(addDays(easter(year), -2), 4))],
  [/劳动节|五一|\blabou?r day\b|\bmay day\b/, today => from(today, 5, 1, 5)],
  [/母亲节|\bmother'?s day\b/, today => nth(today, 2, 'sunday', 5)],
  [/儿童节|六一|\bchildren'?s day\b/, today => next(today, 6, 1)],
  [/父亲节|\bfather'?s day\b/, today => nth(today, 3, 'sunday', 6)],
  [/暑假|暑期|\bsummer (?:holidays?|vacation)\b/, today => from(today, 7, 1, 62)],
  [/教师节|\bteachers'?s? day\b/, today => next(today, 9, 10)],
  [/国庆节?|十一假期|\bnational day\b|\bgolden week\b/, today => from(today, 10, 1, 7)],
  [/万圣节|\bhallowe'?en\b/, today => next(today, 10, 31)],
  [/感恩节|\bthanksgiving\b/, today => nth(today, 4, 'thursday', 11)],
  [/春节|大年初一|\bspring festival\b|\b(?:chinese|lunar) new year\b/, today => newYear(today, 0, 7)],
  [/元宵节?|\blantern festival\b/, today => newYear(today, 14, 1)],
  [/端午节?|\bdragon boat(?: festival)?\b/, today => lunarDay(today, 5, 5)],
  [/七夕|\bqixi\b/, today => lunarDay(today, 7, 7)],
  [/中秋节?|\bmid-?autumn(?: festival)?\b/, today => lunarDay(today, 8, 15)],
  [/重阳节?|\bdouble ninth\b/, today => lunarDay(today, 9, 9)],
];

/** What days a question asks for, said on a day of the hall; null where it asks for none. */
export function daysIn(question: string, today: string): Days | null {
  const text = question.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  for (const [pattern, read] of FEASTS) {
    const match = pattern.exec(text);
    if (match) return { days: read(today), feast: true, rest: text, beside: without(text, match) };
  }
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    const found = match && read(match, today);
    if (!match || !found) continue;
    const beside = without(text, match);
    return { ...found, feast: false, rest: beside, beside };
  }
  return null;
}
const without = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.trim();

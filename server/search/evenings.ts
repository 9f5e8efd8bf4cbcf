import { type Bilingual, say } from '#domain/text.ts';
import { hallTime, longDay, monthName } from '#lib/dates.ts';
import { priced } from '#lib/price.ts';
import type { Locale } from '#site/tree.ts';
import { NONE, t } from '../catalogue/text.ts';
import type { Catalogue, ScheduleDoc } from '../catalogue/types.ts';
import { type Days, daysIn } from './days.ts';
import type { IndexHit } from './index.ts';
import { pricesIn } from './prices.ts';
import type { Searchable } from './searchable.ts';

/** Days of a question that have a line of their own. */
const MOST_DAYS = 4;
/** Above whatever words find. */
const FIRST = 100;

/** Evenings that a question asks for by their days, or by what they cost. */
export interface Evenings {
  readonly hits: readonly IndexHit[];
  /** What else is asked for, to be found by its words; empty for nothing. */
  readonly rest: string;
  /** What is asked for beside the days; empty where prices are. */
  readonly beside: string;
}

const nothing: ReadonlySet<string> = new Set();
const hit = (item: Searchable, place: number): IndexHit => ({
  item,
  score: FIRST - place,
  surfaces: () => nothing,
});
const line = (id: string, link: string, title: Bilingual, text: Bilingual, note: Bilingual): Searchable => ({
  group: 'pages',
  id,
  link,
  title,
  text,
  note,
  prior: 1,
});
const counted = (n: number): Bilingual => t(`${n} 场音乐会`, n === 1 ? 'one concert' : `${n} concerts`);
const both = (of: (locale: Locale) => string): Bilingual => t(of('zh-CN'), of('en-US'));
const bySemicolon = (texts: readonly Bilingual[]): Bilingual =>
  t(texts.map(text => text.zh).join('；'), texts.map(text => text.en).join('; '));

const titleOf = (catalogue: Catalogue, { programId }: ScheduleDoc): Bilingual =>
  catalogue.programs.get(programId)?.title ?? NONE;
const dayOf = (s: ScheduleDoc): string => hallTime(s.startsAt).date;

/** What a question asks for that is no word: days and prices. Null where it asks for neither. */
export function eveningsIn(
  catalogue: Catalogue,
  question: string,
  now: number,
  concerts: (words: string) => readonly IndexHit[],
): Evenings | null {
  const today = hallTime(now).date;
  const early = BY_DAY.test(question);
  const asked = daysIn(question.replace(BY_DAY, ' '), today);
  if (asked) return onDays(catalogue, asked, now, concerts, early ? isByDay : undefined);
  if (early) return byDay(catalogue, now, concerts);
  const prices = pricesIn(question);
  if (!prices) return null;
  const { most, least, sort } = prices;
  const query = new URLSearchParams({
    ...(least !== undefined && { priceMin: String(least) }),
    ...(most !== undefined && { priceMax: String(most) }),
    sort,
  });
  const title =
    most === undefined && least === undefined
      ? sort === 'price'
        ? t('音乐会，票价从低到高', 'Concerts, cheapest first')
        : t('音乐会，票价从高到低', 'Concerts, dearest first')
      : most === undefined
        ? t(`有 ${priced(least ?? 0)} 以上票的音乐会`, `Concerts with tickets from ${priced(least ?? 0)}`)
        : least === undefined
          ? t(`有 ${priced(most)} 以内票的音乐会`, `Concerts with tickets up to ${priced(most)}`)
          : t(`有 ${priced(most)} 票的音乐会`, `Concerts with tickets at ${priced(most)}`);
  const text = t('在音乐会列表里按票价查看。', 'The list of concerts, by price.');
  return {
    hits: [hit(line('by-price', `musicale?${query}`, title, text, NONE), 0)],
    rest: prices.rest,
    beside: '',
  };
}

/** Concerts that begin in daylight. */
const BY_DAY =
  /(?<=(?:周|星期|礼拜)[一二三四五六日天末])(?:下午|上午|白天)(?!场)|下午场|日场|(?:下午|白天|上午)的?(?:音乐会|演出|场次?)|\bmatin[eé]es?\b|\b(?:afternoon|daytime|morning) (?:concert|performance|show)s?\b|(?<=\b(?:\w+day|weekend)s? )(?:afternoon|morning|daytime)s?\b/i;
const isByDay = ({ startsAt }: ScheduleDoc): boolean => hallTime(startsAt).time < '17:00';

function byDay(
  catalogue: Catalogue,
  now: number,
  concerts: (words: string) => readonly IndexHit[],
): Evenings | null {
  const found = catalogue.calendar.filter(s => !s.cancelled && s.startsAt > now && isByDay(s));
  if (found.length === 0) return null;
  const hits = [...dayLines(catalogue, found), ...cardsOf(found, concerts)].map(hit);
  return { hits, rest: '', beside: '' };
}

/** The concerts of evenings, each once. */
function cardsOf(
  evenings: readonly ScheduleDoc[],
  concerts: (words: string) => readonly IndexHit[],
): Searchable[] {
  const byProgram = new Map(concerts('').map(h => [h.item.programId, h.item]));
  return [...new Set(evenings.map(s => s.programId))].flatMap(id => byProgram.get(id) ?? []);
}

function onDays(
  catalogue: Catalogue,
  { days, month, later = [], feast, rest, beside }: Days,
  now: number,
  concerts: (words: string) => readonly IndexHit[],
  only?: (evening: ScheduleDoc) => boolean,
): Evenings | null {
  const past = (days.at(-1) ?? '') < hallTime(now).date;
  const listed = catalogue.calendar.filter(
    s => !s.cancelled && (past || s.startsAt > now) && (!only || only(s)),
  );
  const on = (wanted: readonly string[]) => listed.filter(s => wanted.includes(dayOf(s)));
  // Sunday matinees are those of all Sundays; on a Sunday without a concert the next ones are meant.
  const next = on(days);
  const all = only || next.length === 0 ? on([...days, ...later]) : next;
  if (all.length === 0 && past) return null;
  if (all.length === 0) return { hits: none(catalogue, days, month, listed), rest, beside };
  // Of a question with more in it only the evenings that have it, if there are any.
  const meant = rest === '' ? null : new Set(concerts(rest).map(h => h.item.programId));
  const both = meant && all.filter(s => meant.has(s.programId));
  const found = both && both.length > 0 ? both : all;
  const lines = month ? [monthLine(month, found.length)] : dayLines(catalogue, found);
  const cards = cardsOf(found, concerts);
  return { hits: [...lines, ...cards].map(hit), rest: feast || found !== both ? rest : '', beside };
}

function monthLine(month: string, count: number): Searchable {
  const [year = '', figure = ''] = month.split('-');
  const title = t(
    `${year}年${monthName(Number(figure), 'zh-CN')}的音乐会`,
    `Concerts in ${monthName(Number(figure), 'en-US')} ${year}`,
  );
  return line(`month-${month}`, `musicale?month=${month}`, title, NONE, counted(count));
}

const dayTitle = (at: number): Bilingual =>
  t(`${longDay(at, 'zh-CN', true)}的音乐会`, `Concerts on ${longDay(at, 'en-US', true)}`);

function dayLines(catalogue: Catalogue, evenings: readonly ScheduleDoc[]): Searchable[] {
  const byDay = new Map<string, ScheduleDoc[]>();
  for (const s of evenings) byDay.set(dayOf(s), [...(byDay.get(dayOf(s)) ?? []), s]);
  return [...byDay]
    .slice(0, MOST_DAYS)
    .map(([day, list]) =>
      line(
        `day-${day}`,
        `musicale?date=${day}`,
        dayTitle(list[0]?.startsAt ?? 0),
        bySemicolon(
          list.map(s => both(locale => `${hallTime(s.startsAt).time} ${say(titleOf(catalogue, s), locale)}`)),
        ),
        counted(list.length),
      ),
    );
}

/** Nobody plays on these days: said, with the first evening after them, or the last one that is planned. */
function none(
  catalogue: Catalogue,
  days: readonly string[],
  month: string | undefined,
  listed: readonly ScheduleDoc[],
): IndexHit[] {
  const last = days.at(-1) ?? '';
  const after = listed.find(s => dayOf(s) > last);
  const near = after ?? listed.at(-1);
  if (!near || days.length === 0) return [];
  const title = month
    ? t('这个月没有音乐会', 'No concert in that month')
    : days.length > 1
      ? t('这几天没有音乐会', 'No concert on those days')
      : t('这一天没有音乐会', 'No concert on that day');
  const text = t(
    `${after ? '之后最近的一场' : '目前排到的最后一场'}：${longDay(near.startsAt, 'zh-CN', true)}，${titleOf(catalogue, near).zh}`,
    `${after ? 'The next one after it' : 'The last one planned so far'}: ${longDay(near.startsAt, 'en-US', true)}, ${titleOf(catalogue, near).en}`,
  );
  return [hit(line(`none-${last}`, `musicale?date=${dayOf(near)}`, title, text, NONE), 0)];
}

import { parsePlan, priceFaults } from '#domain/rules/seating-plan.ts';
import { hallTime } from '#lib/dates.ts';
import { decimal } from '#lib/price.ts';
import { ROLES } from '../catalogue/artist-roles.ts';
import { atOnce } from '../catalogue/same-hall.ts';
import type { HallFile, ProgrammeFile } from '../catalogue/shapes/programmes.ts';
import { t } from '../catalogue/text.ts';
import type { PlanIndex } from '../catalogue/types.ts';
import type { Performance, ShowDate } from './dated.ts';
import { programBody, seasonOf } from './documents.ts';
import { composerById } from './known-composers.ts';
import type { Work } from './resolve.ts';
import type { Entry } from './source.ts';

/** Whether everything that is named is there. Each check says the file and the field that names it. */

type Path = readonly PropertyKey[];

export const missing = (what: string, whatZh: string, id: string) =>
  t(`没有名为“${id}”的${whatZh}`, `there is no ${what} “${id}”`);

export function names(work: Work, entry: Entry, path: Path, kind: string, id: string | undefined): void {
  if (id === undefined || work.find(kind, id) || work.broken(kind, id)) return;
  const [what, zh] = WORDS[kind] ?? [kind, kind];
  work.fault(entry, path, missing(what, zh, id));
}
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  program: ['programme', '节目'],
  artist: ['person', '人物'],
  composer: ['composer', '作曲家'],
  hall: ['hall', '音乐厅'],
  plan: ['seating plan', '座位图'],
  product: ['product', '商品'],
  offer: ['offer', '优惠'],
  score: ['score', '乐谱'],
  title: ['title of the digital halls', '录音'],
  'recorded-work': ['recorded work', '录音作品'],
  answering: ['artist who answers', '答问的艺术家'],
  series: ['education series', '教育系列'],
  news: ['news text', '新闻'],
  pack: ['package', '套票'],
  production: ['production', '出品'],
};

/** Where the files of a kind name what, by its id; `*` is each of a list. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  program: { 'artists.*.person': 'artist' },
  show: { programme: 'program' },
  news: { 'programs.*': 'program', 'artists.*': 'artist', 'recordings.*': 'title', score: 'score' },
  series: { 'leaders.*': 'artist', 'sources.*.programId': 'program' },
  pack: { 'programs.*': 'program' },
  production: { 'programIds.*': 'program' },
  ad: { programme: 'program', product: 'product' },
  card: { 'grants.offerId': 'offer' },
  title: {
    programme: 'program',
    'answering.*': 'answering',
    'works.*.work': 'recorded-work',
    'works.*.artists.*.person': 'artist',
  },
  product: { live: 'program', 'opens.*': 'title' },
};
function* idsAt(
  value: unknown,
  [field, ...rest]: readonly string[],
  path: Path = [],
): Generator<[Path, unknown]> {
  if (field === undefined) yield [path, value];
  else if (field !== '*')
    yield* idsAt((value as Record<string, unknown> | undefined)?.[field], rest, [...path, field]);
  else if (Array.isArray(value))
    for (const [i, one] of value.entries()) yield* idsAt(one, rest, [...path, i]);
}
export function namesAll(work: Work, entry: Entry): void {
  for (const [where, kind] of Object.entries(NAMED[entry.kind] ?? {}))
    for (const [path, id] of idsAt(entry.value, where.split('.')))
      names(work, entry, path, kind, id as string | undefined);
}

export function namesComposer(work: Work, entry: Entry, path: Path, id: string | undefined): void {
  if (id === undefined || composerById.has(id)) return;
  names(work, entry, path, 'composer', id);
}

function programmes(work: Work): void {
  const { series } = seasonOf(work);
  for (const entry of work.of('program')) {
    const value = entry.value as ProgrammeFile;
    namesComposer(work, entry, ['composer'], value.composer);
    if (typeof value.series === 'string' && !series[value.series] && !work.broken('season', 'season'))
      work.fault(entry, ['series'], missing('series', '系列', value.series));
    value.works.forEach((one, i) => {
      if (one !== 'interval') namesComposer(work, entry, ['works', i, 'composer'], one.composer);
    });
    // Of an evening of the past the works may be lost.
    if (value.type !== 'archive' && value.works.every(one => one === 'interval'))
      work.fault(entry, ['works'], t('没有曲目', 'has no work in it'));
    value.artists.forEach(({ role }, i) => {
      if (typeof role === 'string' && !(role in ROLES))
        work.fault(entry, ['artists', i, 'role'], missing('role', '角色', role));
    });
  }
}

/** The plan of each hall, and its doors. */
function halls(work: Work): Map<string, PlanIndex> {
  const plans = new Map<string, PlanIndex>();
  for (const entry of work.of('hall')) {
    const { plan, doors } = entry.value as HallFile;
    if (plan === undefined) continue;
    const id = plan.replace(/\.json$/, '');
    names(work, entry, ['plan'], 'plan', id);
    const file = work.find('plan', id);
    const parsed = file && parsePlan(file.value);
    if (!parsed?.ok) continue;
    plans.set(entry.id, parsed.index);
    const zones = new Set(parsed.index.plan.zones.map(z => z.zone_id ?? z.name));
    doors.forEach((door, i) => {
      door.zones.forEach((zone, n) => {
        if (!zones.has(zone)) work.fault(entry, ['doors', i, 'zones', n], missing('zone', '区域', zone));
      });
    });
  }
  return plans;
}

function calendar(work: Work, all: readonly Performance[], plans: ReadonlyMap<string, PlanIndex>): void {
  const season = seasonOf(work);
  const ids = new Map<string, Performance>();
  const faulty = new Set<string>();
  for (const one of all) {
    const { entry, index, said, body } = one;
    names(work, entry, [index, 'programme'], 'program', said.programme);
    names(work, entry, [index, 'hall'], 'hall', said.hall);
    const before = ids.get(body.id);
    if (before && body.startsAt !== 0)
      work.fault(
        entry,
        [index],
        t(`与另一场编号相同（${body.id}）`, `has the same id as another one (${body.id})`),
      );
    ids.set(body.id, one);
    if (said.state === 'moved' && said.was === undefined)
      work.fault(
        entry,
        [index, 'was'],
        t('改期的场次须写明原定时间', 'a moved performance must say when it was to be'),
      );
    if (typeof said.prices === 'string' && !season.prices[said.prices]) {
      if (work.broken('season', 'season') || work.broken('prices', 'prices')) continue;
      work.fault(entry, [index, 'prices'], missing('price list', '价目', said.prices));
      continue;
    }
    const plan = plans.get(said.hall);
    if (!plan) continue;
    const key = `${said.hall} ${JSON.stringify(body.prices)}`;
    if (faulty.has(key)) continue;
    faulty.add(key);
    const unpriced = priceFaults(plan, body.prices);
    for (const fault of unpriced.slice(0, 3))
      work.fault(
        entry,
        [index, 'prices'],
        t(
          `座位没有票价：${fault}；不出售的座位也要有价，再列入 withheld`,
          `a seat has no price: ${fault}; one that is not sold has a price, too, and stands in withheld`,
        ),
      );
    const categories = new Set(plan.categories.map(c => c.code));
    for (const category of Object.keys(body.prices))
      if (!categories.has(category))
        work.fault(
          entry,
          [index, 'prices'],
          t(`票价“${category}”没有对应的座位`, `the price “${category}” has no seat in ${said.hall}`),
        );
    for (const seat of said.withheld)
      if (!plan.seats.has(seat)) work.fault(entry, [index, 'withheld'], missing('seat', '座位', seat));
  }
  overlaps(work, all);
}

/** Two evenings at once in one hall are a slip. */
function overlaps(work: Work, all: readonly Performance[]): void {
  const byBody = new Map(all.map(one => [one.body, one]));
  for (const [late, on] of atOnce(all.map(one => one.body))) {
    const one = byBody.get(late);
    if (!one) continue;
    const { date, time } = hallTime(on.startsAt);
    const program = work.find('program', on.programId);
    const { zh, en } = program ? programBody(work, program).title : t(on.programId, on.programId);
    work.fault(
      one.entry,
      [one.index, 'at'],
      t(
        `同一个厅里 ${date} ${time} 的“${zh}”还没有结束`,
        `in this hall “${en}” of ${date} ${time} is not over yet`,
      ),
    );
  }
}

function others(work: Work, dates: readonly ShowDate[]): void {
  const { rooms } = seasonOf(work);
  for (const entry of work.of('show'))
    if (!rooms[entry.value.room] && !work.broken('season', 'season'))
      work.fault(entry, ['room'], missing('room', '场地', entry.value.room));
  const ids = new Set<string>();
  for (const { entry, body } of dates) {
    if (ids.has(body.id) && body.startsAt !== 0)
      work.fault(entry, ['dates'], t(`日期重复：${body.id}`, `has a date twice: ${body.id}`));
    ids.add(body.id);
  }
  for (const entry of work.of('ad'))
    if (!entry.value.title && !entry.value.programme && !entry.value.product)
      work.fault(entry, ['title'], t('必填', 'is missing'));
  for (const entry of work.of('card')) cardGrants(work, entry);
}

/** What a card lets one use is what its offer is worth: one sum in two files. */
function cardGrants(work: Work, entry: Entry): void {
  const { grants } = entry.value;
  if (!grants) return;
  const value = work.find('offer', grants.offerId)?.value.value;
  const worth: number | undefined = value?.worth ?? value?.off;
  if (worth !== undefined && worth !== grants.each)
    work.fault(
      entry,
      ['grants', 'each'],
      t(
        `与优惠“${grants.offerId}”的 ${decimal(worth)} 不同；金额按货币单位写，与 price 一样`,
        `is not the ${decimal(worth)} of the offer “${grants.offerId}”; it is written like price, in the currency's own unit`,
      ),
    );
}

export function checkLinks(work: Work, all: readonly Performance[], dates: readonly ShowDate[]): void {
  for (const kind of Object.keys(NAMED)) for (const entry of work.of(kind)) namesAll(work, entry);
  programmes(work);
  calendar(work, all, halls(work));
  others(work, dates);
}

import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { ROLES } from '../catalogue/artist-roles.ts';
import type { ProgrammeFile, SeasonFile } from '../catalogue/shapes/programmes.ts';
import { line, type ScoreNote } from '../catalogue/shapes/score-line.ts';
import { NONE, t, withComposer } from '../catalogue/text.ts';
import type { ProgramDoc, WorkEntry } from '../catalogue/types.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { homeNews } from './home-news.ts';
import { composerById, composers } from './known-composers.ts';
import { doc, type Work } from './resolve.ts';
import type { Entry } from './source.ts';

/** An offer without an end ends with the calendar. */
const ALWAYS = Date.UTC(9999, 0, 1);
type Make = (work: Work, entry: Entry) => CatalogueDoc[];
// biome-ignore lint/suspicious/noExplicitAny: shapes have judged it
const seeded = (entry: Entry, value: any): any => ({
  ...value,
  ...(value.art && { art: { seed: entry.id, ...value.art } }),
  ...(value.portrait && { portrait: { seed: entry.id, ...value.portrait } }),
});
const paragraphs = (work: Work, entry: Entry): readonly Bilingual[] => work.prose(entry).paragraphs;
const html = (work: Work, entry: Entry): Bilingual => work.prose(entry).html;
const inHtml = (texts: readonly Bilingual[]): Bilingual => ({
  zh: texts.map(p => `<p>${p.zh}</p>`).join(''),
  en: texts.map(p => `<p>${p.en}</p>`).join(''),
});

/** What season.yaml says. */
export function seasonOf(work: Work): SeasonFile {
  const [entry] = work.of('season');
  const none = {
    name: NONE,
    prices: {},
    series: {},
    rooms: {},
    sale: { daysBefore: 110, at: '10:00' },
    limit: 6,
    facts: {},
    hears: NONE,
  };
  const said = (entry ? work.value(entry) : none) as SeasonFile;
  const table = work.of('prices')[0]?.value as SeasonFile['prices'] | undefined;
  return table ? { ...said, prices: { ...said.prices, ...table } } : said;
}

const worksOf = (entries: ProgrammeFile['works']): WorkEntry[] =>
  entries.flatMap((entry, i) => {
    if (entry === 'interval') return [];
    const { composer, minutes, catalogue, ...rest } = entry;
    return [
      {
        id: rest.id,
        composerId: composer,
        title: rest.title,
        ...(catalogue && { catalogue }),
        minutes: minutes ?? rest.movements.reduce((sum, m) => sum + m.minutes, 0),
        movements: rest.movements,
        intervalAfter: entries[i + 1] === 'interval',
      },
    ];
  });

const INTERVAL_MINUTES = 20;
/** Length of an evening in whole minutes: music, interval, and applause; rounded up to five. */
export function minutesOf(program: Pick<ProgramDoc, 'works'>): number {
  const music = program.works.reduce((sum, w) => sum + w.minutes, 0);
  const rest = program.works.reduce((sum, w) => sum + 3 + (w.intervalAfter ? INTERVAL_MINUTES : 0), 0);
  return Math.ceil((music + rest) / 5) * 5;
}

const programs = new WeakMap<Work, Map<Entry, ProgramDoc>>();

/** A programme as the catalogue has it. */
export function programBody(work: Work, entry: Entry): ProgramDoc {
  const known = programs.get(work) ?? new Map<Entry, ProgramDoc>();
  programs.set(work, known);
  const body = known.get(entry) ?? makeProgram(work, entry);
  known.set(entry, body);
  return body;
}

/** 舒伯特 stands beside 第八交响曲; a house that writes German in place of Chinese says Schubert　Achte Sinfonie. */
const HAN = /\p{Script=Han}/u;

function makeProgram(work: Work, entry: Entry): ProgramDoc {
  const {
    composer = '',
    name,
    series,
    artists,
    works,
    ...rest
  } = seeded(entry, work.value(entry)) as ProgrammeFile;
  const own = work.find('composer', composer)?.value.short as Bilingual | undefined;
  const short = own ?? composerById.get(composer)?.short ?? NONE;
  const [lead = NONE, ...more] = paragraphs(work, entry);
  return {
    id: entry.id,
    title: t(
      withComposer(HAN.test(name.zh) ? short.zh : short.en, name.zh, 'zh-CN'),
      withComposer(short.en, name.en, 'en-US'),
    ),
    composerId: composer,
    work: name,
    works: worksOf(works),
    artists: artists.map(({ person, role }) => ({
      artistId: person,
      role: typeof role === 'string' ? ((ROLES as Record<string, Bilingual>)[role] ?? NONE) : role,
    })),
    series: typeof series === 'string' ? (seasonOf(work).series[series] ?? NONE) : series,
    notes: { lead, paragraphs: more },
    ...rest,
  } as unknown as ProgramDoc;
}

interface PlanFile {
  readonly zones: readonly { readonly zone_id?: string; readonly name: string }[];
}
function hall(work: Work, entry: Entry): CatalogueDoc[] {
  const { plan = '', doors, ...rest } = work.value(entry);
  const planId = plan.replace(/\.json$/, '');
  const zones = (work.find('plan', planId)?.value as PlanFile | undefined)?.zones ?? [];
  return [
    doc('hall', entry.id, {
      ...rest,
      planId,
      doors: doors.map((door: { name: Bilingual; zones: string[] }) => ({
        name: door.name,
        zones: zones.filter(z => door.zones.includes(z.zone_id ?? z.name)).map(z => z.name),
      })),
    }),
  ];
}

const content = (id: string, title: Bilingual, body: Bilingual, updatedAt: number): CatalogueDoc =>
  doc('content', id, { title, html: body, updatedAt });
const place = (id: string, adflag: string, order: number, rest: object): CatalogueDoc =>
  doc('ad', id, { adflag, kicker: NONE, text: NONE, link: '', linkText: NONE, ...rest, order });

function news(work: Work, entry: Entry): CatalogueDoc[] {
  const { published: publishedAt, ...value } = seeded(entry, work.value(entry));
  const { title } = value;
  return [
    doc('news', entry.id, { ...value, publishedAt }),
    content(entry.id, title, html(work, entry), publishedAt),
    ...homePlaces(work).filter(place => place.id === entry.id),
  ];
}

const places = new WeakMap<Work, CatalogueDoc[]>();
/** The places of the newest news on the home page. */
function homePlaces(work: Work): CatalogueDoc[] {
  const known = places.get(work);
  if (known) return known;
  const all = work.of('news').map(entry => {
    const { published: publishedAt, ...value } = seeded(entry, work.value(entry));
    return { id: entry.id, ...value, publishedAt };
  });
  const made = homeNews(all);
  places.set(work, made);
  return made;
}

function question(work: Work, entry: Entry): CatalogueDoc[] {
  const { list, order, title, group, asked, updated } = work.value(entry);
  return [
    content(entry.id, title, html(work, entry), updated),
    place(entry.id, list, order, {
      title,
      ...(list === 'faq' && { kicker: group }),
      ...(asked && { asked }),
    }),
  ];
}
function legal(work: Work, entry: Entry): CatalogueDoc[] {
  const { order, title, summary, updated } = work.value(entry);
  return [
    content(entry.id, title, html(work, entry), updated),
    place(entry.id, 'legal', order, { title, text: summary }),
  ];
}
function page(work: Work, entry: Entry): CatalogueDoc[] {
  const { title, updated } = work.value(entry);
  return [content(entry.id, title, html(work, entry), updated)];
}

/** What a place leaves out, its programme or its product says. */
function ad(work: Work, entry: Entry): CatalogueDoc[] {
  const { place: adflag, order, programme: programId, product, ...own } = work.value(entry);
  if (own.art) own.art = { seed: entry.id, ...own.art };
  const program = programId && work.find('program', programId);
  const sold = product && work.find('product', product);
  if (program) {
    const { title, standfirst, art } = programBody(work, program);
    const said = { title, text: standfirst, art, link: `musicale-detail?id=${programId}`, ...own, programId };
    return [place(entry.id, adflag, order, said)];
  }
  if (sold) {
    const { title, standfirst, art } = seeded(sold, work.value(sold));
    return [place(entry.id, adflag, order, { title, text: standfirst, art, ...own })];
  }
  return [place(entry.id, adflag, order, own)];
}

function offer(work: Work, entry: Entry): CatalogueDoc[] {
  return [doc('offer', entry.id, { from: 0, until: ALWAYS, ...work.value(entry) })];
}

type Written = ScoreNote | { readonly from: number; readonly loud: number; readonly line: string };
function score(work: Work, entry: Entry): CatalogueDoc[] {
  const { parts, ...rest } = work.value(entry) as { parts: Record<string, readonly Written[]> };
  const notes = (part: readonly Written[]): ScoreNote[] =>
    part.flatMap(one => ('line' in one ? line(one.from, one.loud, one.line) : [one]));
  return [
    doc('score', entry.id, {
      ...rest,
      parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, notes(part)])),
    }),
  ];
}

function section(work: Work, entry: Entry): CatalogueDoc[] {
  const { section: name, players } = work.value(entry);
  return players.map(({ id, ...player }: { id: string }, i: number) =>
    doc('player', id, { section: name, chair: i + 1, ...player }),
  );
}

function vacancy(work: Work, entry: Entry): CatalogueDoc[] {
  const { closes, audition, ...rest } = work.value(entry);
  return [doc('vacancy', entry.id, { ...rest, closesAt: closes, auditionAt: audition ?? 0 })];
}

const amounts = (list: readonly { amount: number }[]): object[] =>
  list.map(({ amount, ...rest }) => ({ ...rest, fen: amount }));
/** The house's own documents keep money as fen and letters as HTML. */
// biome-ignore lint/suspicious/noExplicitAny: shapes have judged it
const HOUSE: Readonly<Record<string, (value: any) => object>> = {
  support: ({ gifts, ...rest }) => ({ ...rest, gifts: amounts(gifts) }),
  foundation: ({ years, uses, ...rest }) => ({
    ...rest,
    // biome-ignore lint/suspicious/noExplicitAny: shapes have judged it
    years: years.map((y: any) => ({ ...y, parts: amounts(y.parts) })),
    uses: amounts(uses),
  }),
  council: ({ circles, letter, ...rest }) => ({
    ...rest,
    circles: circles.map(({ from, ...circle }: { from: number }) => ({ ...circle, fromFen: from })),
    letter: letterOf(letter),
  }),
  friends: ({ letter, meetings, ...rest }) => ({
    ...rest,
    meetings: meetings.map(meeting),
    letter: letterOf(letter),
  }),
  club: ({ example: { price, ...example }, ...rest }) => ({ ...rest, example: { ...example, fen: price } }),
};
/** The friends' meetings are named after their days. */
const meeting = ({ at, ...rest }: { at: number }): object => ({
  id: `friends-${hallTime(at).date.replaceAll('-', '')}`,
  startsAt: at,
  ...rest,
});
const letterOf = ({ text, ...rest }: { text: readonly Bilingual[] }): object => ({
  html: inHtml(text),
  ...rest,
});

function house(work: Work, entry: Entry): CatalogueDoc[] {
  const value = HOUSE[entry.id]?.(seeded(entry, work.value(entry))) ?? {};
  // These documents go by their kind's name alone: no id stands in them.
  return [{ kind: 'house', id: entry.id, body: value }];
}

const plain =
  (kind: string, prose?: (work: Work, entry: Entry) => object): Make =>
  (work, entry) => [doc(kind, entry.id, { ...seeded(entry, work.value(entry)), ...prose?.(work, entry) })];
const asText = (work: Work, entry: Entry) => ({ text: paragraphs(work, entry) });

/** Documents of an entry by its kind; what is dated and sold stands in `sale.ts`. */
export const MAKE: Readonly<Record<string, Make>> = {
  composer: plain('composer'),
  artist: plain('artist', (work, entry) => ({
    bio: t(
      paragraphs(work, entry)
        .map(p => p.zh)
        .join('\n'),
      paragraphs(work, entry)
        .map(p => p.en)
        .join('\n'),
    ),
  })),
  program: (work, entry) => [doc('program', entry.id, programBody(work, entry))],
  hall,
  plan: (_, entry) => [{ kind: 'plan', id: entry.id, body: entry.value }],
  news,
  score,
  question,
  search: plain('search'),
  legal,
  page,
  ad,
  offer,
  card: plain('card'),
  product: plain('product', asText),
  form: plain('form'),
  production: plain('production', asText),
  person: plain('person', (work, entry) => ({ bio: paragraphs(work, entry) })),
  section,
  event: plain('event', (work, entry) => ({ text: paragraphs(work, entry)[0] ?? NONE })),
  report: plain('report', (work, entry) => ({ letter: paragraphs(work, entry) })),
  vacancy,
  department: plain('department'),
  'orchestra-page': plain('orchestra-page'),
  house,
};

/** Composers that every season knows, besides its own. */
export const knownComposers = (work: Work): CatalogueDoc[] =>
  composers
    .filter(body => !work.find('composer', body.id))
    .map(body => ({ kind: 'composer', id: body.id, body }));

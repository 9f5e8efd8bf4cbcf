import type { ShowCard, ShowDate, ShowDetail } from '#domain/contract/show.ts';
import { bestState, isOver, saleState } from '#domain/rules/sale-state.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { levelName } from '../../accounts/level.ts';
import { getCatalogue, shown } from '../../catalogue/catalogue.ts';
import { t } from '../../catalogue/text.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { ShowDateDoc, ShowDoc } from '../../catalogue/types-shop.ts';
import { iso } from '../../catalogue/view.ts';
import type { Ctx } from '../../http/endpoint.ts';
import { noShow } from './refusals.ts';

const KINDS: Readonly<Record<ShowDoc['kind'], Bilingual>> = {
  family: t('亲子', 'For families'),
  workshop: t('工作坊', 'Workshop'),
  course: t('课程', 'Course'),
  tour: t('导览', 'Guided tour'),
  rehearsal: t('公开排练', 'Open rehearsal'),
};

export function showById(catalogue: Catalogue, id: string): ShowDoc {
  const show = catalogue.kind<ShowDoc>('show').get(id);
  if (!show) throw noShow();
  return show;
}

/** A date of the show, superseded ones included: old orders keep theirs. */
export function dateById(catalogue: Catalogue, show: ShowDoc, id: string): ShowDateDoc {
  const date = catalogue.kind<ShowDateDoc>('show-date').get(id);
  if (date?.showId !== show.id) throw noShow();
  return date;
}

const listed = new WeakMap<Catalogue, ReadonlyMap<string, readonly ShowDateDoc[]>>();

/** Dates of each show that are on the programme, soonest first. */
function datesOf(catalogue: Catalogue): ReadonlyMap<string, readonly ShowDateDoc[]> {
  const known = listed.get(catalogue);
  if (known) return known;
  const all = catalogue.kind<ShowDateDoc>('show-date');
  const byShow = new Map<string, ShowDateDoc[]>();
  for (const date of [...all.values()].filter(shown(all)).sort((a, b) => a.startsAt - b.startsAt))
    byShow.set(date.showId, [...(byShow.get(date.showId) ?? []), date]);
  listed.set(catalogue, byShow);
  return byShow;
}

/** What is free of each date, by live claims. */
async function freePlaces({ deps, now }: Ctx, dates: readonly ShowDateDoc[]) {
  const taken = await deps.store.direct.sales.takenCounts(
    dates.map(d => d.id),
    now,
  );
  return (date: ShowDateDoc): number =>
    Math.max(0, date.capacity - date.withheld - (taken.get(date.id) ?? 0));
}

function cardOf(
  show: ShowDoc,
  dates: readonly ShowDateDoc[],
  free: (date: ShowDateDoc) => number,
  { locale, now }: Pick<Ctx, 'locale' | 'now'>,
): ShowCard {
  const prices = show.types.map(type => type.price);
  const views = dates.map((date): ShowDate => {
    const left = free(date);
    const state = saleState(
      {
        startsAt: date.startsAt,
        saleFrom: date.saleFrom,
        cancelled: date.cancelled,
        presaleOnly: false,
        membersOnly: show.minLevel,
        free: left,
        total: date.capacity,
      },
      now,
    );
    return {
      id: date.id,
      startsAt: iso(date.startsAt),
      sessions: date.sessions.map(iso),
      minutes: show.minutes,
      state,
      ...(state === 'upcoming' && { saleFrom: iso(date.saleFrom) }),
      free: isOver(date, now) ? 0 : left,
    };
  });
  return {
    id: show.id,
    kind: show.kind,
    kindName: say(KINDS[show.kind], locale),
    title: say(show.title, locale),
    standfirst: say(show.standfirst, locale),
    art: show.art,
    place: {
      id: show.place.id,
      name: say(show.place.name, locale),
      address: say(show.place.address, locale),
    },
    ages: say(show.ages, locale),
    minutes: show.minutes,
    minPrice: toYuan(Math.min(...prices)),
    maxPrice: toYuan(Math.max(...prices)),
    minLevel: show.minLevel,
    ...(show.programId && { programId: show.programId }),
    dates: views,
    state: bestState(views.map(v => v.state)),
  };
}

/** Shows with their dates to come, in the order of the programme; those without any come last. */
export async function showCards(
  ctx: Ctx,
  filter: { kind?: string | undefined; programId?: string | undefined },
): Promise<ShowCard[]> {
  const catalogue = await getCatalogue(ctx.deps);
  const dates = datesOf(catalogue);
  const coming = (id: string) => (dates.get(id) ?? []).filter(d => d.startsAt > ctx.now);
  const shows = [...catalogue.kind<ShowDoc>('show').values()]
    .filter(s => filter.kind === undefined || s.kind === filter.kind)
    .filter(s => filter.programId === undefined || s.programId === filter.programId)
    .sort((a, b) => a.order - b.order);
  const free = await freePlaces(
    ctx,
    shows.flatMap(s => coming(s.id)),
  );
  const cards = shows.map(s => cardOf(s, coming(s.id), free, ctx));
  return [...cards.filter(c => c.dates.length > 0), ...cards.filter(c => c.dates.length === 0)];
}

/** A show with its ticket types and every date to come. */
export async function showDetail(ctx: Ctx, showId: string): Promise<ShowDetail> {
  const catalogue = await getCatalogue(ctx.deps);
  const show = showById(catalogue, showId);
  const dates = (datesOf(catalogue).get(show.id) ?? []).filter(d => d.startsAt > ctx.now);
  const { locale } = ctx;
  return {
    ...cardOf(show, dates, await freePlaces(ctx, dates), ctx),
    text: show.text.map(p => say(p, locale)),
    types: show.types.map(type => ({
      code: type.code,
      name: say(type.name, locale),
      note: say(type.note, locale),
      price: toYuan(type.price),
      admits: type.admits,
      max: type.max,
    })),
    limit: show.limit,
    levelName: levelName(show.minLevel, locale),
  };
}

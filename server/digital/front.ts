import type { Airing, DigitalFront, DigitalLibrary, Shelf } from '#domain/contract/digital.ts';
import { phaseOf } from '#domain/rules/airing.ts';
import type { Right } from '#domain/rules/hearing.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { ROLES } from '../catalogue/artist-roles.ts';
import { castOf, goneOf } from '../catalogue/titles.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { ProductDoc } from '../catalogue/types-shop.ts';
import { iso } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import { airingView } from './air.ts';
import { type Halls, releaseOf, stateOf, titleCardOf } from './halls.ts';
import { shelfTitles } from './shelf.ts';

const ON_TOP_BEFORE = DAY / 4;
const ROW = 4;
const SEASON_ROW = 8;
const NEXT = 6;

const newestFirst = (halls: Halls, titles: readonly TitleDoc[]): TitleDoc[] =>
  [...titles].sort(
    (a, b) =>
      (a.day === b.day ? a.order - b.order : a.day < b.day ? 1 : -1) ||
      releaseOf(halls, b) - releaseOf(halls, a),
  );
const cards = (halls: Halls, titles: readonly TitleDoc[]) => titles.map(title => titleCardOf(halls, title));

/** Half heard titles, the latest first. */
export const heardTitles = (halls: Halls): TitleDoc[] =>
  [...halls.heard.keys()].flatMap(
    id => halls.titles.find(t => t.id === id && stateOf(halls, t) === 'out') ?? [],
  );

/** On the air now, what comes in the next hours, and the evenings of the season that will be sent. */
export function liveNow(
  halls: Halls,
  titleId?: string,
): { onAir: Airing[]; next: Airing[]; evenings: Airing[] } {
  const { now } = halls.view;
  const wanted = (id: string) => titleId === undefined || id === titleId;
  const view = (found: readonly Parameters<typeof airingView>[1][]) =>
    found.flatMap(onAir => airingView(halls.view, onAir, halls.reminded) ?? []);
  const all = halls.air
    .between(now, now + (titleId === undefined ? ON_TOP_BEFORE : DAY))
    .filter(o => wanted(o.titleId));
  const sounding = all.filter(o => ['talk', 'music'].includes(phaseOf(o, now)));
  const evenings = halls.titles.flatMap(title => {
    const evening = wanted(title.id) && !goneOf(title, now) ? halls.air.evening(title.id) : null;
    return evening && evening.endsAt > now ? [evening] : [];
  });
  return {
    onAir: view(sounding),
    next: view(all.filter(o => o.startsAt > now).slice(0, NEXT)),
    evenings: view(evenings.sort((a, b) => a.startsAt - b.startsAt)),
  };
}

/** The end of the membership that a member has, ms; null without one. */
export function membershipEnd(rights: readonly Right[], now: number): number | null {
  const ends = rights
    .filter(r => r.titles === 'all' && r.opened && r.grant !== 'bought' && (r.until ?? now + 1) > now)
    .map(r => r.until ?? Date.UTC(9999, 0, 1));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Everything of the front page. */
export async function frontOf(ctx: Ctx, halls: Halls): Promise<DigitalFront> {
  const { catalogue, locale, now } = halls.view;
  const seasonal = shelfTitles(halls, 'season');
  const seasons = [...new Set(seasonal.map(t => t.season))].sort().reverse();
  const chiefs = shelfTitles(halls, 'chief');
  const chief = chiefs.flatMap(castOf).find(a => a.role === 'conductor');
  const artist = chief && catalogue.artists.get(chief.artistId);
  const { onAir, next } = liveNow(halls);
  const shelves = (
    ['record', 'album', 'course', 'voice', 'introduce'] as const satisfies readonly Shelf[]
  ).map(shelf => {
    const titles = newestFirst(halls, shelfTitles(halls, shelf));
    return { shelf, total: titles.length, list: cards(halls, titles.slice(0, ROW)) };
  });
  const prices = [...catalogue.kind<ProductDoc>('product').values()]
    .filter(p => p.kind === 'vip')
    .flatMap(p => p.variants.map(v => v.price));
  const until = ctx.session ? membershipEnd(await halls.rights(), now) : null;
  return {
    now: iso(now),
    continue: cards(halls, heardTitles(halls).slice(0, ROW)),
    onAir,
    next,
    seasons: seasons.map(season => {
      const titles = newestFirst(
        halls,
        seasonal.filter(t => t.season === season),
      );
      return { season, total: titles.length, list: cards(halls, titles.slice(0, SEASON_ROW)) };
    }),
    years: cards(halls, newestFirst(halls, shelfTitles(halls, 'year'))),
    chief: {
      ...(chief &&
        artist && {
          artist: {
            id: chief.artistId,
            name: say(artist.name, locale),
            role: say(ROLES[chief.role], locale),
            bio: say(artist.bio, locale),
            portrait: artist.portrait,
          },
        }),
      list: cards(halls, newestFirst(halls, chiefs)),
    },
    listen: cards(halls, newestFirst(halls, shelfTitles(halls, 'listen'))),
    shelves,
    newest: cards(
      halls,
      newestFirst(
        halls,
        shelfTitles(halls).filter(t => stateOf(halls, t) === 'out'),
      ).slice(0, ROW),
    ),
    membership: {
      ...(until !== null && { until: iso(until) }),
      minPrice: prices.length > 0 ? toYuan(Math.min(...prices)) : 0,
    },
  };
}

/** What a member may hear, by how. */
export async function libraryOf(halls: Halls): Promise<DigitalLibrary> {
  const { now } = halls.view;
  const rights = await halls.rights();
  const titles = shelfTitles(halls);
  const card = (title: TitleDoc) => titleCardOf(halls, title);
  const running = rights.filter(r => r.until === null || r.until > now);
  // What is gone stays with whoever has it, and says so.
  const opensOf = (right: Right) =>
    halls.titles.filter(t => right.titles !== 'all' && right.titles.includes(t.id));
  const until = membershipEnd(rights, now);
  return {
    now: iso(now),
    ...(until !== null && { membershipUntil: iso(until) }),
    passes: running
      .filter(r => r.titles === 'all' && r.tradeNo !== '')
      .map(({ tradeNo, until: end }) => ({ tradeNo, ...(end !== null && { until: iso(end) }) })),
    bought: running
      .filter(r => r.grant === 'bought')
      .flatMap(right =>
        opensOf(right).map(title => ({
          card: card(title),
          tradeNo: right.tradeNo,
          productId: right.productId,
          opened: right.opened,
          ...(right.until !== null && { until: iso(right.until) }),
        })),
      ),
    lent:
      until === null
        ? []
        : cards(
            halls,
            newestFirst(
              halls,
              titles.filter(t => !t.free && stateOf(halls, t) === 'out'),
            ),
          ),
    given: running
      .filter(r => r.grant === 'gift')
      .flatMap(right =>
        opensOf(right).map(title => ({
          card: card(title),
          ...(right.until !== null && { until: iso(right.until) }),
        })),
      ),
    heard: heardTitles(halls).flatMap(title => {
      const found = card(title);
      return found.place ? [{ card: found, place: found.place }] : [];
    }),
  };
}

import type { TitleCard, TitleState } from '#domain/contract/digital.ts';
import { type Hearing, hearing, type Right } from '#domain/rules/hearing.ts';
import { say } from '#domain/text.ts';
import { peopleLine, titleName } from '../catalogue/titles.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import { iso, type View, viewOf } from '../catalogue/view.ts';
import type { Ctx } from '../http/endpoint.ts';
import type { HeardRow } from '../store/ports/digital.ts';
import { type AirTable, airTable } from './air.ts';
import { type Rendered, renderedOf } from './media.ts';
import { noTitle } from './refusals.ts';
import { rightsOf } from './rights.ts';
import { titleState, titlesOf } from './state.ts';

/** The digital halls as one request sees them. */
export interface Halls {
  readonly view: View;
  readonly rendered: Rendered;
  readonly titles: readonly TitleDoc[];
  readonly air: AirTable;
  /** Of the caller; empty for visitors. */
  readonly heard: ReadonlyMap<string, HeardRow>;
  readonly reminded: ReadonlySet<string>;
  /** What the caller may hear; asked when it is first needed. */
  rights(): Promise<readonly Right[]>;
}

export async function hallsOf(ctx: Ctx): Promise<Halls> {
  const [view, rendered] = await Promise.all([viewOf(ctx), renderedOf(ctx.deps)]);
  const memberId = ctx.session?.memberId ?? null;
  const { digital } = ctx.deps.store.direct;
  const [heard, reminders] =
    memberId === null ? [[], []] : await Promise.all([digital.heard(memberId), digital.reminders(memberId)]);
  let rights: Promise<Right[]> | null = null;
  return {
    view,
    rendered,
    titles: titlesOf(view.catalogue),
    air: airTable(view.catalogue, rendered, ctx.now),
    heard: new Map(heard.map(h => [h.titleId, h])),
    reminded: new Set(reminders.map(r => r.airingId)),
    rights() {
      rights ??= memberId === null ? Promise.resolve([]) : rightsOf(ctx.deps, view.catalogue, memberId);
      return rights;
    },
  };
}

export function titleById({ view }: Pick<Halls, 'view'>, id: string): TitleDoc {
  const title = view.catalogue.kind<TitleDoc>('title').get(id);
  if (!title) throw noTitle();
  return title;
}

/** When it came or comes out: what is sent live first, when that is over. */
export const releaseOf = ({ air }: Pick<Halls, 'air'>, title: TitleDoc): number =>
  Math.max(title.releasedAt, air.evening(title.id)?.endsAt ?? 0);

export const stateOf = (halls: Pick<Halls, 'air' | 'rendered' | 'view'>, title: TitleDoc): TitleState =>
  titleState({ ...title, releasedAt: releaseOf(halls, title) }, halls.rendered, halls.view.now);

export const hearingOf = async (halls: Halls, title: TitleDoc): Promise<Hearing> =>
  hearing(title, title.free ? [] : await halls.rights(), halls.view.now);

/** Seconds of what is rendered of it; 0 while a part is missing. */
export const secondsOf = ({ rendered }: Pick<Halls, 'rendered'>, { streams }: TitleDoc): number =>
  streams.every(s => rendered.has(s))
    ? streams.reduce((sum, s) => sum + (rendered.get(s)?.duration ?? 0), 0)
    : 0;

function kindOf({ rendered }: Halls, { streams, form }: TitleDoc): TitleCard['kind'] {
  const kinds = streams.map(s => rendered.get(s)?.kind);
  if (kinds.length === 1 && kinds[0] === 'film') return 'film';
  return form === 'talk' || (kinds.length > 0 && kinds.every(k => k === 'talk')) ? 'talk' : 'sound';
}

/** Where the member is in a title; nothing at its very beginning. */
function placeOf(halls: Halls, title: TitleDoc, seconds: number): Pick<TitleCard, 'place'> {
  const row = halls.heard.get(title.id);
  if (!row) return {};
  const movement = title.works.flatMap(w => w.movements).find(m => m.media === row.movement);
  return {
    place: {
      at: row.at,
      percent: seconds === 0 ? 0 : Math.min(100, Math.round((row.at / seconds) * 100)),
      heardAt: iso(row.heardAt),
      movement: movement ? say(movement.title, halls.view.locale) : '',
    },
  };
}

export function titleCardOf(halls: Halls, title: TitleDoc): TitleCard {
  const { catalogue, locale } = halls.view;
  const seconds = secondsOf(halls, title);
  return {
    id: title.id,
    home: title.home,
    shelves: [...new Set([title.home, ...title.shelves])],
    ...titleName(catalogue, title, locale),
    work: say(title.name, locale),
    people: peopleLine(catalogue, title, locale),
    standfirst: say(title.standfirst, locale),
    art: title.art,
    seconds,
    kind: kindOf(halls, title),
    form: title.form,
    season: title.season,
    year: Number(title.day.slice(0, 4)),
    state: stateOf(halls, title),
    releasedAt: iso(releaseOf(halls, title)),
    free: title.free,
    introduction: title.introduction,
    ...placeOf(halls, title, seconds),
  };
}

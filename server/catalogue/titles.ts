import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { ROLES, type RoleName } from './artist-roles.ts';
import { castLine } from './cast-line.ts';
import { withComposer } from './text.ts';
import type { Catalogue } from './types.ts';
import type { TitleDoc } from './types-digital.ts';

/** Why a title is not to be heard any more, or not from where one is. */
export const goneOf = ({ gone, until }: Pick<TitleDoc, 'gone' | 'until'>, now: number): TitleDoc['gone'] =>
  gone ?? (until !== undefined && until <= now ? 'withdrawn' : undefined);

/** A title has one address, in its home, wherever else it is shown: a path of this site without its tree. */
export const titleLink = ({ home, id }: Pick<TitleDoc, 'home' | 'id'>): string =>
  `digitalhall/${home}-detail?id=${id}`;

/** How a title is called in a language: in full, and its composer and the rest apart. */
export function titleName(
  { composers }: Pick<Catalogue, 'composers'>,
  { composerId, name }: TitleDoc,
  locale: Locale,
): { title: string; composer: string } {
  const composer = composers.get(composerId);
  const short = composer ? say(composer.short, locale) : '';
  return { title: withComposer(short, say(name, locale), locale), composer: short };
}

/** Everybody who takes part, each once, in the order of the works. */
export function castOf(title: TitleDoc): { artistId: string; role: RoleName }[] {
  const all = title.cast ?? title.works.flatMap(work => work.artists);
  return [...new Map(all.map(a => [`${a.artistId} ${a.role}`, a])).values()];
}

export const peopleLine = (catalogue: Pick<Catalogue, 'artists'>, title: TitleDoc, locale: Locale): string =>
  castLine(
    catalogue,
    castOf(title).map(({ artistId, role }) => ({ artistId, role: ROLES[role] })),
    locale,
  );

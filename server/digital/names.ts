import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { ROLES, type RoleName } from '../catalogue/artist-roles.ts';
import { castLine } from '../catalogue/cast-line.ts';
import { withComposer } from '../catalogue/text.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';

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

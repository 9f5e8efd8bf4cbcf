import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { ROLES, type RoleName } from '../catalogue/artist-roles.ts';
import { joined, withComposer } from '../catalogue/text.ts';
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

/** “指挥 顾景行　小提琴 苏砚秋”, “Gu Jingxing, conductor · Su Yanqiu, violin”. */
export function peopleLine({ artists }: Pick<Catalogue, 'artists'>, title: TitleDoc, locale: Locale): string {
  const parts = castOf(title).flatMap(({ artistId, role }) => {
    const artist = artists.get(artistId);
    if (!artist) return [];
    const [name, part] = [say(artist.name, locale), say(ROLES[role], locale)];
    if (part === '') return [name];
    return [locale === 'zh-CN' ? `${part} ${name}` : `${name}, ${part}`];
  });
  return joined(parts, locale);
}

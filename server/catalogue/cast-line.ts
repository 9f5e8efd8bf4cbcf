import { type Bilingual, say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { joined } from './text.ts';
import type { ArtistDoc, Catalogue } from './types.ts';

interface Part {
  readonly artistId: string;
  readonly role: Bilingual;
}

/** The longest name that is kept whole: longer ones may be wider than a narrow column in large type. */
export const WHOLE_NAME = 12;

/** A person's name is one thing to a reader, and no line ends in it. */
const whole = ({ ensemble }: ArtistDoc, name: string): string =>
  ensemble || name.length > WHOLE_NAME
    ? name
    : name.replaceAll(' ', '\u00a0').replaceAll('·', '\u2060·\u2060');

/** In one line: “指挥 顾景行　小提琴 苏砚秋”, “Gu Jingxing, conductor · Su Yanqiu, violin”. */
export function castLine(
  { artists }: Pick<Catalogue, 'artists'>,
  cast: readonly Part[],
  locale: Locale,
): string {
  const parts = cast.flatMap(({ artistId, role }) => {
    const artist = artists.get(artistId);
    if (!artist) return [];
    const [name, part] = [whole(artist, say(artist.name, locale)), say(role, locale)];
    if (part === '') return [name];
    return [locale === 'zh-CN' ? `${part} ${name}` : `${name}, ${part}`];
  });
  return joined(parts, locale);
}

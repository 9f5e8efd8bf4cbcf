import type { Bilingual } from '#domain/text.ts';
import { t } from '../../catalogue/text.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { spellingsOf } from '../composer-spellings.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { hasSitePage } from './pages.ts';

const counted = <T>(items: Iterable<T>): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};
const listed = (catalogue: Catalogue) =>
  [...catalogue.programs.values()].filter(p => catalogue.listed.has(p.id));

/** Composers of what is or was played: their link lists their concerts. */
function composersOf(catalogue: Catalogue): Searchable[] {
  const programs = listed(catalogue);
  const inSeason = counted(
    programs.filter(p => p.type !== 'archive').flatMap(p => [...new Set(p.works.map(w => w.composerId))]),
  );
  const inArchive = counted(
    programs.filter(p => p.type === 'archive').flatMap(p => [...new Set(p.works.map(w => w.composerId))]),
  );
  return [...catalogue.composers.values()].flatMap((c): Searchable[] => {
    const [season, archive] = [inSeason.get(c.id) ?? 0, inArchive.get(c.id) ?? 0];
    if (season + archive === 0) return [];
    const scope = season > 0 ? `composer=${c.id}` : `type=archive&composer=${c.id}`;
    return [
      {
        group: 'artists',
        id: `composer-${c.id}`,
        link: `musicale?${scope}`,
        title: c.full,
        names: [c.short.zh, c.short.en],
        aliases: spellingsOf(c),
        text: t('', ''),
        note: t(
          ['作曲家', c.years, season > 0 ? `本季 ${season} 套曲目` : `历史档案 ${archive} 场`]
            .filter(Boolean)
            .join('　'),
          ['Composer', c.years, season > 0 ? `${season} in the season` : `${archive} in the archive`]
            .filter(Boolean)
            .join(' · '),
        ),
        prior: season > 0 ? 0.85 : 0.2 + Math.min(0.2, archive / 200),
      },
    ];
  });
}

/** Everyone who plays, sings or conducts, with the part that they have most often. */
export const artists: Provider = catalogue => {
  const programs = listed(catalogue);
  const parts = new Map<string, Bilingual>();
  const season = new Set<string>();
  for (const program of programs)
    for (const { artistId, role } of program.artists) {
      if (!parts.has(artistId)) parts.set(artistId, role);
      if (program.type !== 'archive') season.add(artistId);
    }
  const people = [...catalogue.artists.values()].flatMap((a): Searchable[] => {
    const role = parts.get(a.id);
    if (!role) return [];
    const keyword = new URLSearchParams({
      ...(!season.has(a.id) && { type: 'archive' }),
      keyword: a.name.en,
    });
    return [
      {
        group: 'artists',
        id: a.id,
        link: hasSitePage('about-detail') ? `about-detail?id=${a.id}` : `musicale?${keyword}`,
        title: a.name,
        words: [role.zh, role.en].filter(Boolean),
        text: a.bio,
        note: role,
        prior: season.has(a.id) ? 0.8 : 0.1,
        ...(season.has(a.id) && { portrait: a.portrait }),
      },
    ];
  });
  return [...composersOf(catalogue), ...people];
};

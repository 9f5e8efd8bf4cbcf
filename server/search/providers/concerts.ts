import { type Bilingual, say } from '#domain/text.ts';
import { SERIES, TYPE_NAMES } from '../../catalogue/names.ts';
import { NONE, spellings } from '../../catalogue/text.ts';
import type { Catalogue, ProgramDoc } from '../../catalogue/types.ts';
import { spellingsOf } from '../composer-spellings.ts';
import { listedWords, type Provider } from '../searchable.ts';
import { nicknames } from './nicknames.ts';

/** Works of an evening in one line. */
function worksText(catalogue: Catalogue, program: ProgramDoc, locale: 'zh-CN' | 'en-US'): string {
  const one = (w: ProgramDoc['works'][number]): string => {
    const composer = catalogue.composers.get(w.composerId);
    const title = say(w.title, locale);
    return composer ? `${say(composer.short, locale)} ${title}` : title;
  };
  return [...new Set(program.works.map(one))].join(locale === 'zh-CN' ? '、' : ' · ');
}

/** Programmes with a performance, of the season and of the archive. */
export const concerts: Provider = catalogue =>
  [...catalogue.programs.values()].flatMap(program => {
    const schedules = catalogue.listed.get(program.id);
    if (!schedules) return [];
    const composers = [...new Set([program.composerId, ...program.works.map(w => w.composerId)])].flatMap(
      id => catalogue.composers.get(id) ?? [],
    );
    const season = program.type !== 'archive';
    const called = (p: ProgramDoc, which: (w: ProgramDoc['works'][number]) => boolean): string[] =>
      p.works.filter(which).flatMap(w => {
        const composer = catalogue.composers.get(w.composerId);
        return composer ? nicknames(composer.id, composer.short, w.title, season) : [];
      });
    const artists = program.artists.flatMap(a => catalogue.artists.get(a.artistId) ?? []);
    const halls = [...new Set(schedules.map(s => s.hallId))].flatMap(id => catalogue.halls.get(id) ?? []);
    return [
      {
        group: 'concerts' as const,
        id: program.id,
        link: `musicale-detail?id=${program.id}`,
        title: program.title,
        names: season
          ? called(program, w => w.composerId === program.composerId || program.works.length === 1)
          : [],
        aliases: listedWords(program.asked),
        words: [
          ...composers.flatMap(c => [
            ...spellings(c.short),
            ...spellings(c.full),
            c.alias,
            ...spellingsOf(c),
          ]),
          ...program.works.flatMap(w => [...spellings(w.title), w.catalogue ?? '']),
          ...called(program, () => true),
          ...artists.flatMap(a => spellings(a.name)),
          ...program.artists.flatMap(a => spellings(a.role)),
          ...halls.flatMap(h => spellings(h.name)),
          ...spellings(program.series),
          ...spellings(TYPE_NAMES[program.type]),
        ].filter(Boolean),
        text: {
          zh: `${program.standfirst.zh} ${worksText(catalogue, program, 'zh-CN')}`.trim(),
          en: `${program.standfirst.en} ${worksText(catalogue, program, 'en-US')}`.trim(),
        },
        ...(!season && { repeats: true as const }),
        note: Object.values<Bilingual>(SERIES).includes(program.series) ? program.series : NONE,
        prior: season ? 0.9 : 0,
        art: program.art,
        programId: program.id,
      },
    ];
  });

import { fold } from '#domain/rules/program-filter.ts';
import { t, withComposer } from '../../catalogue/text.ts';
import type { Catalogue, ComposerDoc, ProgramDoc, WorkEntry } from '../../catalogue/types.ts';
import { spellingsOf } from '../composer-spellings.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { nicknames } from './nicknames.ts';

interface Found {
  readonly work: WorkEntry;
  readonly composer: ComposerDoc;
  readonly programs: ProgramDoc[];
}

/** Each work once, however often it is played; the season's form of it before the archive's. */
function worksOf(catalogue: Catalogue): Map<string, Found> {
  const found = new Map<string, Found>();
  const season = [...catalogue.programs.values()].sort(
    (a, b) => Number(a.type === 'archive') - Number(b.type === 'archive'),
  );
  for (const program of season) {
    if (!catalogue.listed.has(program.id)) continue;
    for (const work of program.works) {
      const composer = catalogue.composers.get(work.composerId);
      if (!composer) continue;
      const key = `${work.composerId}|${fold(bare(work))}`;
      const known = found.get(key);
      if (!known) found.set(key, { work, composer, programs: [program] });
      else if (!known.programs.includes(program)) known.programs.push(program);
    }
  }
  return found;
}

/** The title without its catalogue number and its epithet: the season and the archive write them differently. */
const bare = ({ title, catalogue = '' }: WorkEntry): string =>
  title.en.replace(catalogue === '' ? '' : `, ${catalogue}`, '').replace(/,? ?[“(].*$/, '');

/** Where a work leads: to the concert that plays it, or to its concerts in the archive. */
function linkOf(work: WorkEntry, first: ProgramDoc): string {
  if (first.type !== 'archive') return `musicale-detail?id=${first.id}`;
  const query = new URLSearchParams({
    type: 'archive',
    composer: work.composerId,
    keyword: plainTitle(work),
  });
  return `musicale?${query}`;
}
const plainTitle = (work: WorkEntry): string =>
  work.title.en
    .replace(/[“”(),.:;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

export const works: Provider = catalogue =>
  [...worksOf(catalogue)].flatMap(([key, { work, composer, programs }]): Searchable[] => {
    const [first] = programs;
    if (!first) return [];
    const archive = programs.filter(p => p.type === 'archive').length;
    const season = programs.length - archive;
    const facts = [
      season > 0
        ? t(
            `本季 ${season} 套曲目`,
            season === 1 ? 'in one programme of the season' : `in ${season} programmes of the season`,
          )
        : null,
      archive > 0 ? t(`历史档案 ${archive} 场`, `${archive} in the archive`) : null,
    ].flatMap(f => f ?? []);
    return [
      {
        group: 'works',
        id: key.replace(/[^\w.:-]+/g, '-').slice(0, 80),
        link: linkOf(work, first),
        title: t(
          withComposer(composer.short.zh, work.title.zh, 'zh-CN'),
          withComposer(composer.short.en, work.title.en, 'en-US'),
        ),
        names: [
          work.title.zh,
          work.title.en,
          ...(work.catalogue ? [work.catalogue] : []),
          ...nicknames(composer.id, composer.short, work.title),
        ],
        words: [
          composer.full.zh,
          composer.full.en,
          ...spellingsOf(composer),
          ...work.movements.flatMap(m => [m.title.zh, m.title.en]),
        ],
        text: t(season > 0 ? first.title.zh : '', season > 0 ? first.title.en : ''),
        repeats: true,
        note: t(
          [work.catalogue ?? '', ...facts.map(f => f.zh)].filter(Boolean).join('　'),
          [work.catalogue ?? '', ...facts.map(f => f.en)].filter(Boolean).join(' · '),
        ),
        prior: (season > 0 ? 0.8 : 0.1) + Math.min(0.15, archive / 100),
        ...(season > 0 && { art: first.art }),
      },
    ];
  });

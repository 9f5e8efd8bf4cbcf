import type { PersonDoc, PlayerDoc } from '../../catalogue/orchestra-types.ts';
import { t } from '../../catalogue/text.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { hasSitePage } from './pages.ts';

/** People in leading roles, and the players of the band. */
export const members: Provider = catalogue => {
  const people = [...catalogue.kind<PersonDoc>('person').values()].map(
    (p): Searchable => ({
      group: 'members',
      id: p.id,
      link: hasSitePage('about-detail')
        ? `about-detail?id=${p.id}`
        : `musicale?keyword=${encodeURIComponent(p.name.en)}`,
      title: p.name,
      words: [p.title.zh, p.title.en],
      text: t([p.line.zh, ...p.bio.map(b => b.zh)].join(''), [p.line.en, ...p.bio.map(b => b.en)].join(' ')),
      note: p.title,
      prior: 0.75,
      portrait: p.portrait,
    }),
  );
  if (!hasSitePage('about-detail')) return people;
  const known = new Set(people.map(p => p.title.zh));
  const players = [...catalogue.kind<PlayerDoc>('player').values()]
    .filter(p => !known.has(p.name.zh))
    .map(
      (p): Searchable => ({
        group: 'members',
        id: p.id,
        link: `about-detail?id=${p.id}`,
        title: p.name,
        words: [p.desk.zh, p.desk.en],
        text: p.line,
        note: p.desk,
        prior: 0.5,
      }),
    );
  return [...people, ...players];
};

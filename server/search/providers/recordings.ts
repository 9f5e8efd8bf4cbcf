import { t } from '../../catalogue/text.ts';
import { peopleLine, titleLink, titleName } from '../../catalogue/titles.ts';
import { FORM_NAMES } from '../../digital/shelf.ts';
import { titlesOf } from '../../digital/state.ts';
import { spellingsOf } from '../composer-spellings.ts';
import type { Provider, Searchable } from '../searchable.ts';
import { nicknames } from './nicknames.ts';

/** What the digital halls hold, by work, people and movements. What is withdrawn is not found, once it is. */
export const recordings: Provider = catalogue =>
  titlesOf(catalogue)
    .filter(title => !title.gone)
    .map((title): Searchable => {
      const zh = peopleLine(catalogue, title, 'zh-CN');
      const en = peopleLine(catalogue, title, 'en-US');
      const works = title.works.map(work => ({ work, composer: catalogue.composers.get(work.composerId) }));
      return {
        group: 'recordings',
        id: title.id,
        link: titleLink(title),
        title: t(titleName(catalogue, title, 'zh-CN').title, titleName(catalogue, title, 'en-US').title),
        names: works.flatMap(({ work, composer }) => [
          work.title.zh,
          work.title.en,
          ...(work.catalogue ? [work.catalogue] : []),
          ...(composer ? nicknames(composer.id, composer.short, work.title) : []),
        ]),
        words: [
          zh,
          en,
          ...works.flatMap(({ work, composer }) => [
            ...(composer
              ? [composer.full.zh, composer.full.en, composer.alias, ...spellingsOf(composer)]
              : []),
            ...work.movements.flatMap(m => [m.title.zh, m.title.en]),
          ]),
        ],
        text: title.standfirst,
        note: t(
          [FORM_NAMES[title.form].zh, title.season, zh].filter(Boolean).join('　'),
          [FORM_NAMES[title.form].en, title.season, en].filter(Boolean).join(' · '),
        ),
        prior: title.introduction ? 0.3 : 0.5,
        art: title.art,
        ...(title.releasedAt > 0 && { publishedAt: title.releasedAt }),
        ...(title.until !== undefined && { until: title.until }),
      };
    });

import type { Translate } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import type { Tree } from '#site/tree.ts';
import { type Entry, type NavGroup, Navigator, type NavLink } from './navigator.ts';

export interface NavSection extends NavLink {
  /** The pages whose visit makes the section current. */
  readonly pages: readonly string[];
  readonly groups: readonly NavGroup[];
}

/** The sections of the site, as header, menu and footer show them; pages appear when the manifest has them. */
export function siteSections(tree: Tree, t: Translate<'common'>, now: number): NavSection[] {
  const site = new Navigator(tree);
  const month = hallTime(now).date.slice(0, 7);
  const section = (
    name: string,
    label: string,
    groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [],
    more: readonly string[] = [],
  ): NavSection[] => {
    const shown = groups
      .map(([title, entries]) => ({ title, items: site.links(entries) }))
      .filter(group => group.items.length > 0);
    // A section without its own first page begins with what it has.
    const to = site.has(name) ? site.to(name) : shown[0]?.items[0]?.to;
    return to === undefined
      ? []
      : [
          {
            label,
            to,
            pages: [name, ...more, ...groups.flatMap(([, entries]) => entries.map(([entry]) => entry))],
            groups: shown,
          },
        ];
  };
  const type = (value: string, label: string): Entry => ['musicale', label, { type: value }];
  return [
    ...section(
      'musicale',
      t('nav.concerts'),
      [
        [
          t('nav.byType'),
          [
            type('symphonic', t('nav.symphonic')),
            type('chamber', t('nav.chamber')),
            type('choral', t('nav.choral')),
            type('family', t('nav.family')),
          ],
        ],
        [
          t('nav.byTime'),
          [
            ['musicale', t('nav.thisMonth'), { month }],
            site.has('index2') ? ['index2'] : ['musicale', t('nav.calendar'), { view: 'calendar' }],
            ['musicale', t('nav.archive'), { past: 'only' }],
          ],
        ],
        [
          t('nav.tickets'),
          [
            ['musicale', t('nav.allConcerts')],
            ['presale'],
            ['membercardList'],
            ['about-sso', t('nav.shop'), {}, 'shop'],
            ['musicale-ticketservice', t('nav.faq')],
            ['user', t('nav.orders'), { ind: 'tickets' }],
          ],
        ],
      ],
      ['musicale-detail'],
    ).map(concerts => ({
      ...concerts,
      pages: concerts.pages.filter(name => name !== 'user' && name !== 'about-sso'),
    })),
    ...section('digitalhall', site.links([['digitalhall']])[0]?.label ?? '', [
      [
        site.links([['digitalhall']])[0]?.label ?? '',
        [
          ['digitalhall2'],
          ['digitalhall-season'],
          ['digitalhall-year'],
          ['digitalhall-chief'],
          ['digitalhall-listen'],
        ],
      ],
    ]),
    ...section(
      'news',
      t('nav.news'),
      [[t('nav.news'), [['news', t('nav.overview')], ['news-video']]]],
      ['news-detail', 'news-article'],
    ),
    ...section(
      'education',
      t('nav.education'),
      [
        [
          t('nav.education'),
          [
            ['education', t('nav.overview')],
            ['education', t('nav.shows'), {}, 'shows'],
          ],
        ],
      ],
      ['education-view'],
    ),
    ...section(
      'about',
      t('nav.about'),
      [
        [
          t('nav.orchestra'),
          [
            ['about-memorabilia'],
            ['about-introduce'],
            ['about-member'],
            ['about-sso'],
            ['about-annualreport'],
          ],
        ],
        [t('nav.people'), [['about-member-list', t('nav.members')], ['joinUs']]],
        [t('nav.house'), [['huntunpi'], ['museum'], ['map'], ['contactUs']]],
      ],
      ['about-detail'],
    ),
    ...section('club', t('nav.club'), [
      [
        t('nav.club'),
        [
          ['club', t('nav.overview')],
          ['club-mode'],
          ['club-level'],
          ['club-rights'],
          ['club-question'],
          ['membercardList'],
        ],
      ],
    ]),
    ...section('support', t('nav.support'), [
      [
        t('nav.support'),
        [['support', t('nav.overview')], ['support-foundation'], ['support-council'], ['support-leyouClub']],
      ],
    ]),
  ];
}

import type { Translate } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { href, type Query } from '#site/href.ts';
import { hasPage, type PageName, page, pages } from '#site/pages.ts';
import { type Tree, treeName } from '#site/tree.ts';

interface NavLink {
  readonly label: string;
  readonly to: string;
}
interface NavGroup {
  readonly title: string;
  readonly items: readonly NavLink[];
}
export interface NavSection extends NavLink {
  /** The pages whose visit makes the section current. */
  readonly pages: readonly string[];
  readonly groups: readonly NavGroup[];
}

/** Pages without a parameter in their path: only these can be linked by name alone. */
type Plain = 'home';
/** A page by its name, which the manifest or the tree may lack; its label is the page's title where none is given. */
type Entry = readonly [name: string, label?: string, query?: Query];

/** Where the navigation looks up names, labels and links. */
class Navigator {
  private readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
  }
  /** The page, if this tree has it. */
  has(name: string): name is PageName {
    return Object.hasOwn(pages, name) && hasPage(treeName(this.tree), name as PageName);
  }
  to(name: PageName, query?: Query): string {
    return href(this.tree, name as Plain, query);
  }
  links(entries: readonly Entry[]): NavLink[] {
    return entries.flatMap(([name, label, query]) =>
      this.has(name)
        ? [
            {
              label: label ?? page(name).title[this.tree.locale === 'zh-CN' ? 0 : 1],
              to: this.to(name, query),
            },
          ]
        : [],
    );
  }
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
  ): NavSection[] =>
    site.has(name)
      ? [
          {
            label,
            to: site.to(name),
            pages: [name, ...more, ...groups.flatMap(([, entries]) => entries.map(([entry]) => entry))],
            groups: groups
              .map(([title, entries]) => ({ title, items: site.links(entries) }))
              .filter(group => group.items.length > 0),
          },
        ]
      : [];
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
            site.has('index2')
              ? ['index2', t('nav.calendar')]
              : ['musicale', t('nav.calendar'), { view: 'calendar' }],
            ['musicale', t('nav.archive'), { past: 'Y' }],
          ],
        ],
        [
          t('nav.tickets'),
          [
            ['musicale', t('nav.allConcerts')],
            ['presale'],
            ['musicale-ticketservice', t('nav.faq')],
            ['user', t('nav.orders'), { ind: 'tickets' }],
          ],
        ],
      ],
      ['musicale-detail'],
    ).map(concerts => ({ ...concerts, pages: concerts.pages.filter(name => name !== 'user') })),
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
    ...section('education', t('nav.education'), [], ['education-view']),
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

/** Columns of the footer. */
export function footColumns(tree: Tree, t: Translate<'common'>, signedIn: boolean): NavGroup[] {
  const site = new Navigator(tree);
  const groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
    [
      t('foot.about'),
      [
        ['musicale', t('nav.allConcerts')],
        ['musicale', t('nav.calendar'), { view: 'calendar' }],
        ['presale'],
        ['musicale', t('nav.archive'), { past: 'Y' }],
        ['musicale-ticketservice', t('nav.faq')],
      ],
    ],
    [
      t('foot.learn'),
      [
        ['digitalhall'],
        ['news', t('nav.news')],
        ['news-video'],
        ['education', t('nav.education')],
        ['museum'],
      ],
    ],
    [
      t('foot.orchestra'),
      [
        ['about-introduce'],
        ['about-member-list', t('nav.members')],
        ['about-annualreport'],
        ['huntunpi'],
        ['joinUs'],
      ],
    ],
    [
      t('foot.support'),
      [
        ['club', t('nav.club')],
        ['support-foundation'],
        ['support-council'],
        ['support-leyouClub'],
        signedIn ? ['user', t('account.centre')] : ['login', t('account.signIn')],
      ],
    ],
  ];
  return groups.map(([title, entries]) => ({ title, items: site.links(entries) }));
}

/** The last line of the footer. */
export function footEnd(tree: Tree, t: Translate<'common'>): NavLink[] {
  const site = new Navigator(tree);
  const legal = site.to('legalNotice');
  return [
    { label: t('foot.legal'), to: legal },
    { label: t('foot.privacy'), to: `${legal}#legal-privacy` },
    { label: t('foot.access'), to: `${legal}#legal-access` },
    ...site.links([['map'], ['contactUs']]),
  ];
}

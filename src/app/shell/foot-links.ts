import type { Translate } from '#i18n/copy.ts';
import type { Tree } from '#site/tree.ts';
import { type Entry, type NavGroup, Navigator, type NavLink } from './navigator.ts';

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
        ['membercardList'],
        ['about-sso', t('nav.shop'), {}, 'shop'],
        ['musicale', t('nav.archive'), { past: 'only' }],
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

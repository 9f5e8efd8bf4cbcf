import type { Translate } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';
import type { Tree } from '#site/tree.ts';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  /** The page whose visit makes the item current. */
  readonly page: PageName;
  readonly groups?: readonly {
    readonly title: string;
    readonly items: readonly { label: string; to: string }[];
  }[];
}

/** The main navigation of the desktop trees, from the manifest's pages. */
export function mainNav(tree: Tree, t: Translate<'common'>, now: number): NavItem[] {
  const month = hallTime(now).date.slice(0, 7);
  const type = (value: string, label: string) => ({ label, to: href(tree, 'musicale', { type: value }) });
  return [
    {
      label: t('nav.concerts'),
      to: href(tree, 'musicale'),
      page: 'musicale',
      groups: [
        {
          title: t('nav.byType'),
          items: [
            type('symphonic', t('nav.symphonic')),
            type('chamber', t('nav.chamber')),
            type('choral', t('nav.choral')),
            type('family', t('nav.family')),
          ],
        },
        {
          title: t('nav.byTime'),
          items: [
            { label: t('nav.thisMonth'), to: href(tree, 'musicale', { month }) },
            { label: t('nav.calendar'), to: href(tree, 'musicale', { view: 'calendar' }) },
            { label: t('nav.archive'), to: href(tree, 'musicale', { past: 'Y' }) },
          ],
        },
        {
          title: t('nav.help'),
          items: [
            { label: t('nav.faq'), to: href(tree, 'musicale-ticketservice') },
            { label: t('nav.legal'), to: href(tree, 'legalNotice') },
          ],
        },
      ],
    },
    {
      label: t('nav.calendar'),
      to:
        href(tree, 'index2') === href(tree, 'home')
          ? href(tree, 'musicale', { view: 'calendar' })
          : href(tree, 'index2'),
      page: 'index2',
    },
    { label: t('nav.faq'), to: href(tree, 'musicale-ticketservice'), page: 'musicale-ticketservice' },
    { label: t('nav.orders'), to: href(tree, 'user', { ind: 'tickets' }), page: 'user' },
  ];
}

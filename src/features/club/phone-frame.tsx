import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Club } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { bareHref, href, matchPage } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import styles from './phone-frame.module.css';

const TABS = ['mode', 'level', 'rights', 'question'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  tab: Tab;
  club: Promise<Club>;
  children: (club: Club) => ReactNode;
}

/** The club's pages on a phone: the same opening, tabs between them, then what is the page's own. */
export function ClubPhone({ tab, club, children }: Props) {
  const t = useCopy('club');
  return (
    <>
      <h1 className="vh">{t(`tabs.${tab}`)}</h1>
      <Load
        from={club}
        skeleton={
          <>
            <Skeleton kind="block" className={styles.heroSkeleton} />
            <Tabs tab={tab} />
            <PageSkeleton className={`py-6 ${styles.rest}`} count={12} />
          </>
        }
      >
        {page => (
          <>
            <Hero club={page} />
            <Tabs tab={tab} />
            <div className="grid cols-1 gap-8 pt-6 pb-12">{children(page)}</div>
          </>
        )}
      </Load>
    </>
  );
}

export function Hero({ club }: { club: Club }) {
  return (
    <section className={cx('on-art', 'p-ground p-on', styles.hero)} style={paletteStyle(club.art)}>
      <p className="serif">
        {club.headline[0]}
        <br />
        {club.headline[1]}
      </p>
      <p className={`mt-2 lh-75 ${styles.lead}`}>{club.lead}</p>
    </section>
  );
}

/** Links between the pages; inside the app they stay without the site's frame. */
export function Tabs({ tab }: { tab?: Tab }) {
  const t = useCopy('club');
  const tree = useTree();
  const bare = matchPage(useLocation().pathname)?.bare === true;
  const bar = useApp(s => s.navbarHeight);
  return (
    <nav
      className={cx(
        'sticky flex gap-6 scroll-x wrap line-b on-paper no-bar',
        styles.tabs,
        bare && styles.top,
      )}
      aria-label={t('tabs.label')}
      style={bare || bar === 0 ? undefined : { top: bar }}
    >
      {TABS.map(name => (
        <Link
          className="way inline-flex fixed-size items-centre nowrap"
          key={name}
          to={bare ? bareHref(`club-${name}`) : href(tree, `club-${name}`)}
          aria-current={name === tab ? 'page' : undefined}
          replace
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

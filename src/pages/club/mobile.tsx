import { useLocation } from 'react-router';
import { levelAt } from '#features/club/at.ts';
import { CardsWay } from '#features/club/cards-way.tsx';
import { LevelList } from '#features/club/level-list.tsx';
import { Hero, Tabs } from '#features/club/phone-frame.tsx';
import { Standing } from '#features/club/standing.tsx';
import { useStanding } from '#features/club/use-standing.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { bareHref, href, matchPage } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './mobile.module.css';
import type { loader } from './model.ts';

export { loader } from './model.ts';

/** The club on a phone: where one stands, and the way into each of its pages. */
export default function ClubMobile() {
  const t = useCopy('club');
  const tree = useTree();
  const { club, standing: read } = usePageData<typeof loader>();
  const standing = useStanding(read);
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      <Load from={club} skeleton={<Skeleton kind="block" className={styles.skeleton} />}>
        {page => (
          <>
            <Hero club={page} />
            <Tabs />
            <Load from={standing} skeleton={<Skeleton kind="block" className={styles.rest} />}>
              {state => (
                <>
                  <div className="wrap pt-6 pb-8">
                    <Standing state={state} />
                  </div>
                  <section className="wrap" aria-labelledby="club-levels">
                    <h2 id="club-levels">{t('levels.title')}</h2>
                    <LevelList levels={page.levels} at={levelAt(state)} />
                  </section>
                </>
              )}
            </Load>
            <ul className={`wrap pt-8 pb-12 ${styles.ways}`}>
              <Way
                to="club-rights"
                title={t('rights.title')}
                text={page.groups.map(group => group.title).join(' · ')}
              />
              <Way to="club-mode" title={t('steps.title')} text={page.steps[0]?.title ?? ''} />
              <Way to="club-question" title={t('questions.title')} text={t('questions.all')} />
            </ul>
            {/* A phone is led back to its own layout. */}
            <CardsWay to={href(tree, 'user', { navType: 'card' })} label={t('cards.mine')} />
          </>
        )}
      </Load>
    </>
  );
}

interface WayProps {
  to: 'club-rights' | 'club-mode' | 'club-question';
  title: string;
  text: string;
}

function Way({ to, title, text }: WayProps) {
  const tree = useTree();
  const bare = matchPage(useLocation().pathname)?.bare === true;
  return (
    <li>
      <Link
        className="flex items-centre justify-between gap-4 py-4 line-b"
        to={bare ? bareHref(to) : href(tree, to)}
      >
        <span>
          <b>{title}</b>
          <span className="sm ter">{text}</span>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  );
}

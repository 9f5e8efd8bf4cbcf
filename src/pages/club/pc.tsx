import type { Club } from '#domain/contract/club.ts';
import { levelAt } from '#features/club/at.ts';
import { CardsWay } from '#features/club/cards-way.tsx';
import { AllLevels } from '#features/club/compare.tsx';
import type { Standing as State } from '#features/club/data.ts';
import { Example } from '#features/club/example.tsx';
import { LevelList } from '#features/club/level-list.tsx';
import { Growth, Steps } from '#features/club/passages.tsx';
import { Questions } from '#features/club/questions.tsx';
import { Standing } from '#features/club/standing.tsx';
import { useStanding } from '#features/club/use-standing.ts';
import { Year } from '#features/club/year.tsx';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './pc.module.css';

export { loader } from './model.ts';

/** The tree that sells cards. */
const SHOP = { locale: 'zh-CN', layout: 'pc' } as const;

export default function ClubPc() {
  const t = useCopy('club');
  const tree = useTree();
  const { club, standing: read, questions } = usePageData<typeof loader>();
  const standing = useStanding(read);
  const sold = hasPage(treeName(tree), 'membercardList');
  return (
    <Essay name="club" title={t('title')} from={club}>
      {page => (
        <>
          <Opening name="club" headline={page.headline} lead={page.lead} art={page.art} />
          <Load from={standing} skeleton={<Skeleton kind="block" className={styles.skeleton} />}>
            {state => <Levels club={page} state={state} />}
          </Load>
          <div className="wrap py-18">
            <Steps steps={page.steps} />
            {sold && <MoreLink to={href(tree, 'membercardList')}>{t('steps.cards')}</MoreLink>}
          </div>
          <div className={`wrap grid gap-20 items-start pb-18 n-cols-1 n-gap-10 ${styles.two}`}>
            <Growth growth={page.growth} />
            <section aria-labelledby="club-questions">
              <h2 id="club-questions">{t('questions.title')}</h2>
              <Load from={questions} skeleton={<Skeleton count={14} />}>
                {list => <Questions questions={list} answer={html => <SafeHtml html={html} />} />}
              </Load>
            </section>
          </div>
          <CardsWay to={href(SHOP, 'membercardList')} label={t(sold ? 'cards.buy' : 'cards.go')} />
          <section className="wrap pt-14 pb-24 line-t" aria-labelledby="club-friends">
            <h2 id="club-friends">{t('friends.title')}</h2>
            <p className="sec mt-2 mb-4 lh-text">{t('friends.text')}</p>
            <MoreLink to={href(tree, 'support-leyouClub')}>{t('friends.link')}</MoreLink>
          </section>
        </>
      )}
    </Essay>
  );
}

function Levels({ club, state }: { club: Club; state: State }) {
  const t = useCopy('club');
  const at = levelAt(state);
  return (
    <>
      <section className={`wrap pt-14 pb-18 ${styles.levels}`} aria-labelledby="club-levels">
        <h2 id="club-levels" className="vh">
          {t('levels.title')}
        </h2>
        <LevelList levels={club.levels} at={at} />
        <Standing state={state} />
      </section>
      <section className="wrap pt-4 pb-18" aria-labelledby="club-rights">
        <h2 className="pb-4" id="club-rights">
          {t('rights.title')}
        </h2>
        <AllLevels club={club} at={at} />
      </section>
      <div className="wrap grid cols-2 gap-20 items-start py-18 on-paper-1 n-cols-1 n-gap-10">
        <Example club={club} at={at} />
        <Year levels={club.levels} />
      </div>
    </>
  );
}

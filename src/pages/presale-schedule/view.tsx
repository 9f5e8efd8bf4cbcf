import type { PackDetail } from '#domain/contract/presale.ts';
import { FlowHeader } from '#features/flow/flow-header.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { LanguageLink } from '#features/page/language-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { useHeadingFocus } from '#ui/focus-heading.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { DatesStep } from './dates-step.tsx';
import type { loader } from './model.ts';
import { SeatsStep } from './seats-step.tsx';
import { useChoice } from './use-choice.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

type Step = ReturnType<typeof loader>['step'];

/** A package: its dates first, then seats once for all of them. The step is in the URL, so that Back goes back. */
export default function PresaleSchedule() {
  const t = useCopy('presale');
  const tree = useTree();
  const { pack, step, replace } = usePageData<typeof loader>();
  return (
    <>
      <FlowHeader step={step === 'seats' ? 2 : 1}>
        <LinkButton look="quiet" size="sm" to={href(tree, 'presale')}>
          {t('gone.back')}
        </LinkButton>
        <LanguageLink />
      </FlowHeader>
      <div className={styles.crumbs}>
        <Crumbs name="presale-schedule" />
      </div>
      <Load
        from={pack}
        skeleton={
          <div className={`grid gap-16 items-start n-cols-1 ${styles.page}`}>
            <div>
              <h1 className="vh">{t('list.title')}</h1>
              <Skeleton kind="title" />
              <Skeleton kind="row" count={4} />
            </div>
            <Skeleton count={8} />
          </div>
        }
      >
        {loaded =>
          loaded ? (
            <Pack key={loaded.packId} pack={loaded} step={step} replace={replace} />
          ) : (
            <div className={styles.gone}>
              <h1 className="vh">{t('gone.title')}</h1>
              <EmptyState
                level={2}
                title={t('gone.title')}
                text={t('gone.text')}
                action={<LinkButton to={href(tree, 'presale')}>{t('gone.back')}</LinkButton>}
              />
            </div>
          )
        }
      </Load>
    </>
  );
}

function Pack({ pack, step, replace }: { pack: PackDetail; step: Step; replace: string | undefined }) {
  const choice = useChoice(pack);
  const ready = pack.state === 'open' && choice.complete && !choice.blocked;
  usePageTitle(pack.name);
  useHeadingFocus(step);
  return step === 'seats' && ready ? (
    <SeatsStep pack={pack} choice={choice} replace={replace} />
  ) : (
    <DatesStep pack={pack} choice={choice} replace={replace} />
  );
}

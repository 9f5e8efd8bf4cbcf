import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChoiceLoader } from './choose/choice-loader.tsx';
import styles from './flow.module.css';
import { Gone } from './gone.tsx';
import type { loader } from './model.ts';
import { OrderScreen, type OrderViews } from './order-screen.tsx';
import type { Phase } from './phase.ts';

interface Props {
  views: OrderViews;
  onPhase: (phase: Phase) => void;
}

/** The order below either header: skeleton, order, not found, or an error with retry. */
export function OrderLoader({ views, onPhase }: Props) {
  const t = useCopy('order');
  const { orderState, choice, wanted } = usePageData<typeof loader>();
  if (!orderState) return <ChoiceLoader choice={choice} wanted={wanted === 'show' ? 'show' : 'product'} />;
  return (
    <Load
      from={orderState}
      skeleton={
        <div className={styles.skeleton}>
          <h1 className="t-h1 mb-6">{t('confirm.title')}</h1>
          <Skeleton kind="row" />
          <Skeleton count={6} />
        </div>
      }
      failed={(error, retry) => (
        <div className={styles.skeleton}>
          <h1 className="vh t-h1 mb-6">{t('confirm.title')}</h1>
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
    >
      {loaded =>
        loaded ? (
          <OrderScreen key={loaded.order.tradeNo} orderState={loaded} views={views} onPhase={onPhase} />
        ) : (
          <Gone onPhase={onPhase} />
        )
      }
    </Load>
  );
}

import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Cashier, isWallet } from './cashier.tsx';
import type { loader } from './model.ts';
import styles from './payment.module.css';
import { Picture } from './picture.tsx';

export { loader } from './model.ts';

/** Stands for a bank's page: it talks to the sandbox gateway and decides how the payment ends. */
export default function Payment() {
  const t = useCopy('order');
  const tree = useTree();
  const { payment } = usePageData<typeof loader>();
  return (
    <div className={`grid m-as-block n-cols-1 ${styles.page}`}>
      <div className={`grid gap-5 content-start ${styles.head}`}>
        <Note kind="warn">{t('sandbox.notice')}</Note>
        <h1 className="t-h2">
          <Load from={payment} skeleton={t('sandbox.title')} failed={() => t('sandbox.title')}>
            {loaded => t(loaded && isWallet(loaded, tree) ? 'sandbox.wallet' : 'sandbox.title')}
          </Load>
        </h1>
      </div>
      <Load
        from={payment}
        skeleton={<Skeleton count={8} className={styles.ends} />}
        failed={(error, retry) => (
          <div className={styles.ends}>
            <ErrorState error={error} onRetry={retry} />
          </div>
        )}
      >
        {loaded =>
          loaded ? (
            <Cashier key={loaded.payNo} payment={loaded} />
          ) : (
            <>
              <Picture />
              <div className={`grid gap-4 content-start justify-items-start ${styles.ends}`}>
                <h2>{t('sandbox.gone')}</h2>
                <p className="sec">{t('sandbox.goneText')}</p>
                <LinkButton to={href(tree, 'user', { ind: 'orders' })}>{t('gone.orders')}</LinkButton>
              </div>
            </>
          )
        }
      </Load>
    </div>
  );
}

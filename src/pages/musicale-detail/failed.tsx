import { useTree } from '#i18n/tree-context.tsx';
import { pageTitle } from '#site/pages.ts';
import { ErrorState } from '#ui/error-state.tsx';
import styles from './failed.module.css';

/** The concert did not load; it can be tried again. */
export function DetailFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale } = useTree();
  return (
    <div className={`flex items-start justify-centre gap-6 py-air-4 ${styles.screen}`}>
      <h1 className="vh">{pageTitle('musicale-detail', locale)}</h1>
      <ErrorState error={error} onRetry={retry} />
    </div>
  );
}

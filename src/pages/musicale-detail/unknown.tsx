import { NotHere } from '#features/page/not-here.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { pageTitle } from '#site/pages.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import styles from './unknown.module.css';

/** The concert did not load; it can be tried again. */
export function DetailFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale } = useTree();
  return (
    <div className={styles.screen}>
      <h1 className="vh">{pageTitle('musicale-detail', locale)}</h1>
      <ErrorState error={error} onRetry={retry} />
    </div>
  );
}

/** No such concert: said so, with a way on. */
export function DetailUnknown() {
  const t = useCopy('concert');
  const tree = useTree();
  return (
    <NotHere title={t('unknown.title')} text={t('unknown.text')}>
      <LinkButton to={href(tree, 'musicale')}>{t('unknown.list')}</LinkButton>
      <LinkButton look="ghost" to={href(tree, 'musicale', { past: 'only' })}>
        {t('unknown.archive')}
      </LinkButton>
    </NotHere>
  );
}

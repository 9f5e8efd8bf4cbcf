import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import styles from './club.module.css';
import type { Standing as State } from './data.ts';

/** Where the member stands and how far the next level is; for a guest the way in. */
export function Standing({ state }: { state: State }) {
  const t = useCopy('club');
  const tree = useTree();
  if (state === 'guest') {
    return (
      <div className={`row justify-between flex-wrap on-surface ${styles.box}`}>
        <p>{t('standing.guest')}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton size="sm" to={href(tree, 'register')}>
            {t('standing.join')}
          </LinkButton>
          <LinkButton size="sm" look="ghost" to={href(tree, 'login')}>
            {t('standing.signIn')}
          </LinkButton>
        </p>
      </div>
    );
  }
  if (state === 'unknown') {
    return (
      <div className={`row justify-between flex-wrap on-surface ${styles.box}`} role="status">
        <p>{t('standing.failed')}</p>
      </div>
    );
  }
  const { next, spent } = state;
  return (
    <div className={`row justify-between flex-wrap on-surface ${styles.box}`}>
      <p>
        {next ? t('standing.more', { sum: priced(next.distance), name: next.name }) : t('standing.top')}
        <br />
        <span className="sm ter">{t('standing.spent', { sum: priced(spent) })}</span>
      </p>
      <LinkButton size="sm" look="ghost" to={href(tree, 'user')}>
        {t('standing.see')}
      </LinkButton>
    </div>
  );
}

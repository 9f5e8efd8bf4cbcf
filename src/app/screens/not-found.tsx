import { Link } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { StringLine } from '#ui/string.tsx';
import styles from './screens.module.css';

/** Unknown paths: a way on, in the frame of the site. */
export function NotFound() {
  const t = useCopy('common');
  const tree = useTree();
  return (
    <div className={`wrap ${styles.screen}`}>
      <StringLine />
      <h1>{t('notFound.title')}</h1>
      <p className="sec lead">{t('notFound.text')}</p>
      <p className={styles.ways}>
        <Link className="btn" to={href(tree, 'musicale')}>
          {t('notFound.concerts')}
        </Link>
        <Link className="btn ghost" to={href(tree, 'home')}>
          {t('notFound.home')}
        </Link>
      </p>
    </div>
  );
}

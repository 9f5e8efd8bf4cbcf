import { useNavigate } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import styles from './crumbs.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface Crumb {
  readonly name: string;
  /** Absent on the last entry, which is the current page. */
  readonly path?: string | undefined;
  /** Goes one page back instead of to a path (specification §2). */
  readonly back?: boolean | undefined;
}

/** A list of name and path; the last entry is the current page, and `title` may override it. */
export function Breadcrumb({ items, title }: { items: readonly Crumb[]; title?: string | undefined }) {
  const t = useCopy('ui');
  const navigate = useNavigate();
  // Whoever came here first has no page behind: the one above serves. The router counts from 0, redirects included.
  const goBack = (above = '/') => void (window.history.state?.idx ? navigate(-1) : navigate(above));
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={`row flex-wrap t-sm ter ${styles.crumbs}`}>
        {items.map((item, i) => (
          <li className="inline-flex items-centre tap-min" key={item.path ?? item.name}>
            {item.back ? (
              <button
                className="inline-flex items-centre tap-min"
                type="button"
                onClick={() => goBack(items[i - 1]?.path)}
              >
                <Icon name="back" />
                {item.name}
              </button>
            ) : i === items.length - 1 || !item.path ? (
              <span aria-current={i === items.length - 1 ? 'page' : undefined}>
                {(i === items.length - 1 && title) || item.name}
              </span>
            ) : (
              <Link className="inline-flex items-centre tap-min" to={item.path}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

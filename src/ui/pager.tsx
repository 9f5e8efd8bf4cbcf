import { useCopy } from '#i18n/copy.ts';
import { PAGINATION } from '#lib/constants.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pager.module.css';
import { pageCount, pagesShown } from './pages-shown.ts';

interface Props {
  /** The page from 1, and how many things there are in all, once the server has said so. */
  of: { pageNo?: number | undefined; total?: number; pageSize?: number | undefined };
  /** Pages are links, so that they can be opened, shared and gone back to. */
  href: (page: number) => string;
}

export function Pager({ of, href }: Props) {
  const t = useCopy('ui');
  const { pageNo: page = 1, total = PAGINATION.total, pageSize: size = PAGINATION.pageSize } = of;
  const count = pageCount(total, size);
  if (count === 1) return null;
  const current = Math.min(count, Math.max(1, page));
  const step = (to: number, name: 'back' | 'next', label: string) => (
    <li>
      {to < 1 || to > count ? (
        <span className={styles.off} aria-hidden="true">
          <Icon name={name} />
        </span>
      ) : (
        <Link to={href(to)} aria-label={label} rel={name === 'next' ? 'next' : 'prev'}>
          <Icon name={name} />
        </Link>
      )}
    </li>
  );
  return (
    <nav aria-label={t('pager.label')}>
      <ul className={`flex-wrap items-centre gap-1 lead flex ${styles.pages}`}>
        {step(current - 1, 'back', t('pager.previous'))}
        {pagesShown(current, count).map((slot, i) =>
          slot === 'gap' ? (
            <li key={i < 3 ? 'before' : 'after'} aria-hidden="true">
              <span className={styles.gap}>{'…'}</span>
            </li>
          ) : (
            <li key={slot}>
              <Link
                to={href(slot)}
                aria-label={t('pager.page', { n: slot })}
                aria-current={slot === current ? 'page' : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        {step(current + 1, 'next', t('pager.next'))}
      </ul>
    </nav>
  );
}

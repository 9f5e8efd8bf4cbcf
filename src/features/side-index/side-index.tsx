import { type ReactNode, useEffect } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './side-index.module.css';

export interface IndexEntry {
  /** The id that the entry leads to. */
  readonly id: string;
  readonly name: string;
  readonly count?: number | undefined;
}

interface Props {
  label: string;
  entries: readonly IndexEntry[];
  /** Above and below the index: a search, a way to ask. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** What comes after the index stands below it, or below the texts. */
const AFTER = { pc: 'index', mobile: 'texts' } as const;

/** Long texts with an index beside them that stays in sight; on a phone the index stands above. */
export function SideIndex({ label, entries, before, after, children }: Props) {
  useAnchor();
  const below = AFTER[useTree().layout];
  const last = after && <div className={`mt-10 m-mt-0 ${styles.after}`}>{after}</div>;
  return (
    <div className={`wrap grid gap-24 items-start m-cols-1 m-gap-7 ${styles.lay}`}>
      <aside className={`sticky ${styles.side}`}>
        {before}
        <nav aria-label={label} className={`ink-t ${styles.index}`}>
          <ul>
            {entries.map(entry => (
              <li key={entry.id}>
                <a className="flex justify-between items-centre line-b hover-line" href={`#${entry.id}`}>
                  {entry.name}
                  {entry.count !== undefined && (
                    <small className="num ter" aria-hidden="true">
                      {entry.count}
                    </small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {below === 'index' && last}
      </aside>
      <div className={styles.text}>{children}</div>
      {below === 'texts' && last}
    </div>
  );
}

/** A link to a part of the page shows it, and opens it where it is closed: when the page comes, and within it. */
function useAnchor(): void {
  useEffect(() => {
    const open = () => {
      const hash = window.location.hash.slice(1);
      const target = hash ? document.getElementById(hash) : null;
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

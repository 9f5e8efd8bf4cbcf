import { useEffect, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import styles from './field.module.css';

export interface FieldProblem {
  /** The id of the control. */
  id: string;
  text: string;
}

/** After a refused submit: what to change, each a link to its control. Takes the focus when it appears. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const t = useCopy('ui');
  const ref = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={ref} className={`py-3 px-4 t-sm ${styles.summary}`} role="alert" tabIndex={-1}>
      <p>{t('field.errors', { count: problems.length })}</p>
      <ul>
        {problems.map(p => (
          <li key={p.id}>
            <a
              className="inline-block tap-min underlined"
              href={`#${p.id}`}
              onClick={event => {
                event.preventDefault();
                document.getElementById(p.id)?.focus();
              }}
            >
              {p.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

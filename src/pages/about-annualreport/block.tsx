import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './view.module.css';

interface Props {
  title: string;
  /** The figure that the chart sums to. */
  figure?: ReactNode;
  text: string;
  chart: ReactNode;
  /** The same figures as a table: the other way to read them. */
  table: ReactNode;
}

/** A figure of the report as a chart, or as a table. */
export function Block({ title, figure, text, chart, table }: Props) {
  const t = useCopy('about');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section
      className={`grid gap-y-12 gap-x-20 py-16 line-b m-cols-1 m-gap-6 m-py-10 n-cols-1 ${styles.block}`}
      aria-labelledby={id}
    >
      <div>
        <h2 className="t-h2" id={id}>
          {title}
        </h2>
        {figure !== undefined && <p className={styles.figure}>{figure}</p>}
        <p className="sec">{text}</p>
        <button type="button" className="more mt-5" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'report.asChart' : 'report.asTable')}
          <Icon name="arrow" />
        </button>
      </div>
      <div className={styles.chart}>{asTable ? table : chart}</div>
    </section>
  );
}

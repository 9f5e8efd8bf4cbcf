import { cx } from '#ui/class-names.ts';
import styles from './big-year.module.css';

interface Props {
  year: number;
  /** At the right edge of its place instead of the left. */
  end?: boolean;
  className?: string | undefined;
}

/** A year as large as a picture. It is drawn, so that the page stands still when the font for figures arrives. */
export function BigYear({ year, end = false, className }: Props) {
  return (
    <p className={cx(styles.year, className)}>
      <span className="vh">{year}</span>
      <svg className="spill" viewBox="0 0 210 80" aria-hidden="true">
        <text x={end ? 210 : -4} y={76} textAnchor={end ? 'end' : 'start'}>
          {year}
        </text>
      </svg>
    </p>
  );
}

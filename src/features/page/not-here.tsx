import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { StringLine } from '#ui/string.tsx';
import styles from './not-here.module.css';

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** In the middle and smaller, as on the way to an order, where no list stands behind. */
  centred?: boolean;
  /** Ways on: links or buttons. */
  children: ReactNode;
}

/** The thing that an address names is not there: said so, as the page's own heading, with a way on. */
export function NotHere({ title, text, centred = false, children }: Props) {
  return (
    <div
      className={
        centred
          ? `mx-auto text-centre ${styles.centred}`
          : `wrap column items-start justify-centre gap-6 ${styles.screen}`
      }
    >
      <StringLine />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={cx('sec', !centred && 'lead')}>{text}</p>
      <div className={`flex flex-wrap gap-4 ${styles.ways}`}>{children}</div>
    </div>
  );
}

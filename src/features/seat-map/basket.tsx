import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import styles from './basket.module.css';
import { Figures } from './figures.tsx';
import { priceOf, type Seating, useSeatWords } from './seating.ts';

interface Props {
  seating: Seating;
  /** Boxes side by side, for a phone. */
  compact?: boolean;
  /** What stands for an empty basket. */
  empty: ReactNode;
  onRemove: (seat: number) => void;
  onView: (seat: number) => void;
}

/** The chosen seats, each with its price, its view and a way out. */
export function Basket({ seating, compact = false, empty, onRemove, onView }: Props) {
  const words = useSeatWords(seating);
  const { t } = words;
  const { g } = seating;
  const picked = useStore(seating.selection, s => s.picked);
  if (!picked.length) return <p className={cx('t-sm sec', styles.empty, compact && styles.inset)}>{empty}</p>;
  return (
    <ul className={compact ? `flex gap-2 wrap scroll-x no-bar ${styles.boxes}` : styles.list}>
      {picked.map(i => {
        const row = g.rowOf[i]!;
        return (
          <li className="on-paper" key={g.guid[i]}>
            <div>
              <Figures row={g.rowName[row]!} number={g.number[i]!} />
              <p className={cx('lh-4 sec', compact ? 't-xs' : 't-sm')}>
                {[words.zone(g.zoneOfRow[row]!), words.kind(i)].filter(Boolean).join(' · ')}
                <button
                  type="button"
                  className={`tap-min underlined sec ${styles.view}`}
                  aria-label={t('basket.viewOf', { seat: words.seat(i) })}
                  onClick={() => onView(i)}
                >
                  {t('basket.view')}
                </button>
              </p>
            </div>
            {!compact && <Price yuan={priceOf(seating, i)} />}
            <button
              type="button"
              className={`grid place-centre ter ${styles.remove}`}
              aria-label={t('basket.remove', { seat: words.seat(i) })}
              onClick={() => onRemove(i)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

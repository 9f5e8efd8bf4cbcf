import { useStore } from 'zustand';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Price } from '#ui/price.tsx';
import styles from './prices.module.css';
import { SeatGlyph } from './seat-glyph.tsx';
import type { Seating } from './seating.ts';
import { freeByCategory } from './selection.ts';

/** Price categories with what is left: the legend of the colours, and a filter. `row`: side by side, for a phone. */
export function Prices({ seating, row = false }: { seating: Seating; row?: boolean }) {
  const t = useCopy('seat');
  const { g, selection, categories } = seating;
  const state = useStore(selection);
  const free = freeByCategory(g, state);
  const used = categories
    .map((category, i) => ({ category, i, free: free[i]! }))
    .filter(c => g.category.includes(c.i));
  return (
    <div
      role="group"
      aria-label={t('prices.filter')}
      className={cx(row ? `flex gap-2 scroll-x no-bar ${styles.row}` : styles.list)}
    >
      {used.map(({ category, i, free: left }) => {
        const shown = state.filter.has(i);
        return (
          <button
            key={category.name}
            type="button"
            aria-pressed={shown}
            className={cx(shown && styles.on)}
            onClick={() => selection.toggleCategory(i)}
          >
            <SeatGlyph rank={category.rank} />
            <Price yuan={category.price} />
            <span className={row ? 'vh' : 't-sm sec'}>{category.name}</span>
            {row ? (
              <span className={`ter ${styles.left}`}>{t('prices.free', { count: left })}</span>
            ) : (
              <>
                <span className={`ter ${styles.left}`} aria-hidden="true">
                  {left}
                </span>
                <span className="vh">{t('prices.free', { count: left })}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

export function FreeCount({ seating }: { seating: Seating }) {
  const t = useCopy('seat');
  const state = useStore(seating.selection);
  return t('prices.free', { count: freeByCategory(seating.g, state).reduce((a, b) => a + b, 0) });
}

/** What the shapes on the map mean. `row`: in one line, for a phone; `look`: where nothing is chosen. */
export function Legend({
  seating,
  row = false,
  look = false,
}: {
  seating: Seating;
  row?: boolean;
  look?: boolean;
}) {
  const t = useCopy('seat');
  const has = (kind: number) => seating.g.kind.includes(kind);
  return (
    <ul
      className={cx('sec', styles.legend, row && `flex-wrap ${styles.line}`)}
      aria-label={t('legend.title')}
    >
      <li className="row gap-2">
        <SeatGlyph rank={2} />
        {t('legend.free')}
      </li>
      {!look && (
        <li className="row gap-2">
          <SeatGlyph kind="picked" />
          {t('legend.picked')}
        </li>
      )}
      <li className="row gap-2">
        <SeatGlyph kind="taken" />
        {t('legend.taken')}
      </li>
      {has(1) && (
        <li className="row gap-2">
          <SeatGlyph kind="wheelchair" />
          {t('legend.wheelchair')}
        </li>
      )}
      {has(2) && (
        <li className="row gap-2">
          <SeatGlyph kind="companion" />
          {t('legend.companion')}
        </li>
      )}
    </ul>
  );
}

import { useMemo } from 'react';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { HEIGHT, metresToStage, type Shape, viewFrom, WIDTH } from './hall-view.ts';
import styles from './seat-view.module.css';
import { type Seating, useSeatWords } from './seating.ts';

/** The stage as it looks from a seat, drawn from the plan. */
export function SeatView({
  seating,
  seat,
  onClose,
}: {
  seating: Seating;
  seat: number;
  onClose: () => void;
}) {
  const words = useSeatWords(seating);
  const { t } = words;
  const shapes = useMemo(() => viewFrom(seating.g, seat), [seating, seat]);
  const metres = metresToStage(seating.g, seat);
  return (
    <ModalPopup open onClose={onClose} title={t('view.title')}>
      <figure className={styles.view}>
        <svg
          className="as-block w-full h-auto on-paper line-box"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('view.alt', { seat: words.seat(seat), n: metres })}
        >
          {shapes.map((shape, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no identity but its order
            <path key={n} className={styles[shape.kind]} d={pathOf(shape)} />
          ))}
        </svg>
        <figcaption className="flex flex-wrap pt-4 t-sm">
          <b className="bold">{words.seat(seat)}</b>
          <span className="sec">{metres > 1 ? t('metres', { n: metres }) : t('atStage')}</span>
          <small className="t-xs ter">{t('view.note')}</small>
        </figcaption>
      </figure>
    </ModalPopup>
  );
}

const pathOf = ({ points, closed }: Shape): string =>
  `M${points.map(p => p.join(' ')).join('L')}${closed ? 'z' : ''}`;

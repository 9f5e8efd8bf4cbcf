import type { ReactNode } from 'react';
import type { CardOffer } from '#domain/contract/membership.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import styles from './card-face.module.css';

interface Props {
  card: Pick<CardOffer, 'name' | 'kindName' | 'art'>;
  /** Below the name: a number, what is left. */
  children?: ReactNode;
  /** The card cannot be used: it is shown without its colours. */
  faded?: boolean;
  lazy?: boolean;
  className?: string | undefined;
}

/** The face of a membership card: its artwork, calm at the left under kind and name. */
export function CardFace({ card, children, faded = false, lazy = true, className }: Props) {
  return (
    <Art
      attrs={card.art}
      size="wide-left"
      lazy={lazy}
      className={cx(
        'on-art',
        'relative ratio-169 p-ground p-on',
        styles.face,
        faded && styles.faded,
        className,
      )}
    >
      <div className={`absolute column justify-between ${styles.words}`}>
        <p className={`t-xs ${styles.kind}`}>{card.kindName}</p>
        <h2>{card.name}</h2>
        {children && <div className="mt-auto t-sm">{children}</div>}
      </div>
    </Art>
  );
}

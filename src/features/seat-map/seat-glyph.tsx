import type { CSSProperties } from 'react';
import styles from './seat-glyph.module.css';

type Look = { rank: number } | { kind: 'picked' | 'taken' | 'wheelchair' | 'companion' };
const SEAT = 'M-6.4-5.8H6.4V.6A6.4 6.2 0 0 1-6.4 .6z';
const FLAT = 'M-4.2-3.8H4.2V.4A4.2 4 0 0 1-4.2 .4z';
const CHAIR = 'M-1-3.6v4.2h3l1.5 2.7M-2-1.200h4M-2.600 0a2.600 2.600 0 1 0 3.600 3.400';

/** A seat as the map draws it, for legends and lists. */
export function SeatGlyph(look: Look) {
  const kind = 'kind' in look ? look.kind : 'free';
  const rank = 'rank' in look ? look.rank : 2;
  const ramp = { '--c': `var(--seat-${rank})`, '--l': `var(--seat-${rank}-line)` } as CSSProperties;
  return (
    <svg
      className={`fixed-size ${styles.glyph} ${styles[kind]}`}
      style={ramp}
      viewBox="-9 -9 18 18"
      aria-hidden="true"
    >
      {kind === 'wheelchair' ? (
        <circle r="7.2" />
      ) : (
        <path className={styles.body} d={kind === 'taken' ? FLAT : SEAT} />
      )}
      {kind === 'picked' && <path className={`fill-none ${styles.mark}`} d="M-3-.6-.6 1.800 3.400-2.600" />}
      {kind === 'wheelchair' && <path className={`fill-none ${styles.mark}`} d={CHAIR} />}
      {kind === 'companion' && <circle r="2.200" className={styles.pip} />}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { PAGE_ART } from '#art/page-art.ts';
import { Art } from '#ui/art.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './payment.module.css';

const ART = { ...PAGE_ART.payment, ground: 'ink' } as const;

/** The house's side of the till: a picture, and under it what is paid for. */
export function Picture({ children }: { children?: ReactNode }) {
  return (
    <div className={`grid p-ground p-on ${styles.receipt}`} style={paletteStyle(ART)}>
      <div className={`relative clip ${styles.art}`}>
        <Art attrs={ART} size="wide" lazy={false} className="absolute inset-0" />
      </div>
      {children}
    </div>
  );
}

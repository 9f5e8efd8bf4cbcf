import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './login.module.css';
import { ReturnCard } from './return-card.tsx';
import type { Wanted } from './wanted.ts';

const ART = { seed: 'login-5', key: 'D minor', motif: 'lissajous', mood: 'dark', ground: 'ink' } as const;

const LOOK = { pc: { size: 'square', card: 'picture' }, mobile: { size: 'wide', card: 'form' } } as const;

/** Artwork and the way back on one side, the form on the other; above one another on the phone. */
export function LoginFrame({ wanted = null, children }: { wanted?: Wanted | null; children: ReactNode }) {
  const look = LOOK[useTree().layout];
  const card = wanted && <ReturnCard wanted={wanted} />;
  return (
    <div className={`grid m-as-block m-min-h-0 n-cols-1 ${styles.frame}`}>
      <section className={`relative clip p-ground p-on ${styles.picture}`} style={paletteStyle(ART)}>
        <Art attrs={ART} size={look.size} lazy={false} className="absolute inset-0" />
        {look.card === 'picture' && card}
      </section>
      <section className={`self-centre ${styles.side}`}>
        {children}
        {look.card === 'form' && card}
      </section>
    </div>
  );
}

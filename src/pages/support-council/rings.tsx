import type { Circle } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import styles from './rings.module.css';

/** Radius of each ring and of its dots, the inner first, in a box of 400. */
const RINGS = [
  [62, 17],
  [118, 12],
  [178, 8],
] as const;
const CENTRE = 200;

/** Three rings round one sound, a dot for each company. The list beside it says the same in words. */
export function Rings({
  circles,
  lit,
  onLight,
}: {
  circles: readonly Circle[];
  lit: string;
  onLight: (id: string) => void;
}) {
  const t = useCopy('support');
  return (
    <svg
      className={`m-static sticky w-full ${styles.rings}`}
      viewBox="0 0 400 400"
      role="img"
      aria-label={t('council.rings')}
    >
      {circles.map((circle, ring) => {
        const [r, dot] = RINGS[ring] ?? RINGS[2];
        const dim = lit !== '' && lit !== circle.id;
        return (
          <g
            key={circle.id}
            className={cx(styles.ring, dim && styles.dim)}
            data-ring={ring}
            onPointerEnter={() => onLight(circle.id)}
            onPointerLeave={() => onLight('')}
          >
            <circle cx={CENTRE} cy={CENTRE} r={r} className={`fill-none ${styles.line}`} />
            {circle.members.map((member, i) => {
              const angle = (i / circle.members.length) * Math.PI * 2 - Math.PI / 2 + ring * 0.2;
              return (
                <circle
                  key={member.id}
                  cx={round(CENTRE + r * Math.cos(angle))}
                  cy={round(CENTRE + r * Math.sin(angle))}
                  r={dot}
                  className={`fill-ink ${styles.dot}`}
                >
                  <title>{member.name}</title>
                </circle>
              );
            })}
          </g>
        );
      })}
      <circle cx={CENTRE} cy={CENTRE} r="5" className="fill-ink" />
    </svg>
  );
}

const round = (n: number): number => Math.round(n * 10) / 10;

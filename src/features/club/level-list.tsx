import type { ClubLevel } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Price } from '#ui/price.tsx';
import styles from './level-list.module.css';

/** The levels as one string that sounds in more and more parts. */
export function LevelList({ levels, at }: { levels: readonly ClubLevel[]; at: number | undefined }) {
  const t = useCopy('club');
  return (
    <ol className={`grid gap-gutter m-as-block ${styles.levels}`}>
      {levels.map(level => {
        const here = level.level === at;
        return (
          <li
            key={level.level}
            className={cx(
              'grid content-start gap-2 pt-5 ink-t m-gap-y-1 m-gap-x-4 m-items-centre m-py-4',
              here && styles.here,
            )}
            aria-current={here ? 'step' : undefined}
          >
            <b className="m-t-2">{level.name}</b>
            <svg className="w-full spill" viewBox="0 0 160 36" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 18h160" className={`fill-none thin-stroke ${styles.rest}`} />
              <path className="fill-none thin-stroke" d={lobes(level.level, 160)} />
            </svg>
            <span className={styles.from}>
              <Price yuan={level.from} />
              <small className="as-block t-xs ter">
                {here ? t('levels.here') : t(level.from === 0 ? 'levels.joining' : 'levels.year')}
              </small>
            </span>
            <p className="sm sec m-gone lh-75">{level.text}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** n lobes over a length, above and below the line. */
function lobes(n: number, length: number): string {
  const w = length / n;
  return Array.from({ length: n }, (_, i) => {
    const bow = (a: number) =>
      `M${round(i * w)} 18c${round(w * 0.364)} ${a} ${round(w * 0.636)} ${a} ${round(w)} 0`;
    return bow(-20) + bow(20);
  }).join('');
}
const round = (n: number): number => Math.round(n * 10) / 10;

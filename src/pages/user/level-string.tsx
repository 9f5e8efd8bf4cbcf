import type { MemberInfo, member } from '#domain/contract/account.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { Price } from '#ui/price.tsx';
import styles from './level.module.css';

const ART = { seed: 'saint-saens-3', key: 'C minor', motif: 'organ', mood: 'dark', ground: 'ink' } as const;

/** Less of the string than this would be a tick across its first stop. */
const SEEN = 0.03;

interface Props {
  info: MemberInfo;
  next: ReplyOf<typeof member.nextLevel>;
  levels: ReplyOf<typeof member.levels>;
}

/** The level as a string: it sounds as far as the member has come, in as many lobes as the level has steps. */
export function LevelString({ info, next, levels }: Props) {
  const t = useCopy('user');
  const { locale } = useTree();
  const at = Math.max(
    0,
    levels.findIndex(l => l.level === next.level),
  );
  const here = levels[at];
  const sounding = soundingLength(at, levels.length, next.spent, here?.from ?? 0, next.next?.from);
  return (
    <section
      className={cx('on-art', 'relative grid clip p-ground p-on n-cols-1', styles.card)}
      style={paletteStyle(ART)}
      aria-label={t('level.label')}
    >
      <div className={styles.text}>
        <p className={styles.name}>
          <b className="m-t-5">{next.name}</b>
          <span className="num t-sm">
            {t('level.joinedAt', { date: longDay(info.joinedAt, locale, true) })}
          </span>
        </p>
        <div className={`relative mt-7 m-h-auto m-pt-10 ${styles.string}`}>
          <svg
            className="absolute w-full spill"
            viewBox="0 0 600 32"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 16H600" className={`fill-none thin-stroke ${styles.rest}`} />
            {sounding >= SEEN && (
              <path d={lobes(at + 1, sounding * 600)} className={`fill-none thin-stroke ${styles.wave}`} />
            )}
          </svg>
          <ol className="m-static m-grid m-gap-y-3 m-gap-x-3 absolute t-sm m-cols-3">
            {levels.map((level, i) => (
              <li
                className="nowrap absolute text-centre"
                key={level.level}
                aria-current={i === at ? 'step' : undefined}
                style={{ left: `${(i / Math.max(1, levels.length - 1)) * 100}%` }}
              >
                <b className="as-block">{level.name}</b>
                <small>{level.from === 0 ? 0 : <Price yuan={level.from} />}</small>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-4">
          {t('level.spent')} <Price className="t-2" yuan={next.spent} />
          {next.next ? (
            <>
              {locale === 'zh-CN' ? '，' : '; '}
              {t('level.more')} <Price className="t-2" yuan={next.next.distance} />{' '}
              {t('level.upgrade', { name: next.next.name })}
            </>
          ) : (
            <>
              {locale === 'zh-CN' ? '。' : '. '}
              {t('level.top')}
            </>
          )}
        </p>
      </div>
      <Art attrs={ART} size="square" className={`m-gone n-gone ${styles.art}`} />
    </section>
  );
}

/** Share of the string that sounds, 0 to 1: whole steps behind one, and the way to the next. Yuan. */
export function soundingLength(
  at: number,
  count: number,
  spent: number,
  from: number,
  to: number | undefined,
): number {
  if (count < 2) return 1;
  const way = to !== undefined && to > from ? Math.min(1, Math.max(0, (spent - from) / (to - from))) : 0;
  return Math.min(1, (at + way) / (count - 1));
}

/** n lobes over a length, above and below the line. */
export function lobes(n: number, length: number): string {
  const w = length / n;
  return Array.from({ length: n }, (_, i) => {
    const bow = (a: number) =>
      `M${round(i * w)} 16c${round(w * 0.364)} ${a} ${round(w * 0.636)} ${a} ${round(w)} 0`;
    return bow(-19) + bow(19);
  }).join('');
}
const round = (n: number): number => Math.round(n * 10) / 10;

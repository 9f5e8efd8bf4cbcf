import type { Airing } from '#domain/contract/digital.ts';
import { isOnAir } from '#halls/phase.ts';
import { useClock } from '#halls/use-clock.ts';
import { useLiveHref } from '#halls/use-live-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './day-line.module.css';

const SHOWN = 6;

/** The day as it is sent: what is on now, and what comes after it, each as long as it lasts. */
export function DayLine({ airings, now }: { airings: readonly Airing[]; now: string }) {
  const t = useCopy('hall2');
  const to = useLiveHref();
  const clock = useClock(now);
  const shown = airings.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={`wrap ${styles.day}`} aria-label={t('today.line')}>
      <ol className="grid">
        {shown.map(airing => {
          const on = isOnAir(airing, clock);
          const length = Date.parse(airing.endsAt) - Date.parse(airing.startsAt);
          const gone = Math.min(1, Math.max(0, (clock - Date.parse(airing.startsAt)) / length));
          return (
            <li key={airing.id} style={paletteStyle({ ...airing.art, ground: 'ink' })}>
              <Link className="group as-block h-full" to={to(airing)} aria-current={on || undefined}>
                <span className={`as-block ${styles.bar}`}>
                  <i
                    className="as-block h-full on-accent"
                    style={{ width: `${Math.round(gone * 1000) / 10}%` }}
                  />
                </span>
                <span className="flex items-baseline gap-3 mt-4">
                  <b className="num t-3 regular">{hallTime(airing.startsAt).time}</b>
                  <span className={cx('xs', on ? 'text-accent' : 'ter')}>
                    {t(on ? 'today.now' : airing.rerun ? 'today.rerun' : 'today.next')}
                  </span>
                </span>
                <span className={`serif group-line as-block mt-1 lh-4 ${styles.title}`}>
                  <Named>{airing.title}</Named>
                </span>
                <OwnTime at={airing.startsAt} />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

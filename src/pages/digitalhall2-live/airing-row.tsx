import type { Airing } from '#domain/contract/digital.ts';
import { AiringTime } from '#halls/airing-time.tsx';
import { isOnAir } from '#halls/phase.ts';
import { RemindButton } from '#halls/remind.tsx';
import { useClock } from '#halls/use-clock.ts';
import { useLiveHref } from '#halls/use-live-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import styles from './view.module.css';

interface Props {
  airing: Airing;
  now: string;
  /** With its date: it stands under no day. */
  dated?: boolean;
}

/** One line of the timetable: when, what, and a reminder. */
export function AiringRow({ airing, now, dated = false }: Props) {
  const t = useCopy('hall2');
  const clock = useClock(now);
  const to = useLiveHref();
  const on = isOnAir(airing, clock);
  const off = airing.state === 'postponed' || airing.state === 'cancelled';
  return (
    <li className={`grid gap-6 items-centre py-4 line-b n-gap-y-3 n-gap-x-4 ${styles.row}`}>
      <span className={dated ? undefined : styles.hour}>
        <AiringTime at={airing.startsAt} short={!dated} />
      </span>
      <Art attrs={airing.art} ratio="r169" size="wide" />
      <span>
        <Link className="serif as-block t-h4 hover-line" to={to(airing)}>
          <Named>{airing.title}</Named>
        </Link>
        <span className="sm ter as-block keep-all">{airing.people}</span>
        {off && (
          <span className={`sm as-block ${styles.off}`}>
            {airing.notice || t(`live.state.${airing.state === 'cancelled' ? 'cancelled' : 'postponed'}`)}
          </span>
        )}
      </span>
      <span className="sm ter">{airing.rerun ? t('live.rerun') : t('live.first')}</span>
      {on ? (
        <LinkButton size="sm" look="accent" to={to(airing)}>
          {t('live.join')}
        </LinkButton>
      ) : (
        !off && <RemindButton size="sm" look="ghost" airing={airing} />
      )}
    </li>
  );
}

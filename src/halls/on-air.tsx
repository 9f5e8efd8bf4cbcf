import { useEffect, useRef, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { type Airing, digital } from '#domain/contract/digital.ts';
import { useNear } from '#hooks/use-near.ts';
import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { play } from '#ui/icon-more.ts';
import { Cast, Named } from '#ui/named.tsx';
import { AiringTime } from './airing-time.tsx';
import styles from './on-air.module.css';
import { isOnAir, phaseAt } from './phase.ts';
import { Until } from './until.tsx';
import { useClock } from './use-clock.ts';
import { useLiveHref } from './use-live-href.ts';

type Live = ReplyOf<typeof digital.live>;

/**
 * What the halls send now, or next with the time that is left until then. Nothing where nothing is sent. It is asked for
 * when a visitor comes near, so that a first visit does no work for it.
 */
export function OnAir() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [live, setLive] = useState<Live | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins when everything known is over
  useEffect(() => {
    if (!near) return;
    return askAside(options => call(digital.live, {}, options), setLive);
  }, [near, round]);
  return <div ref={place}>{live && <Line live={live} onOver={() => setRound(round + 1)} />}</div>;
}

function Line({ live, onOver }: { live: Live; onOver: () => void }) {
  const t = useCopy('rooms');
  const to = useLiveHref();
  const clock = useClock(live.now);
  const left = (list: readonly Airing[]) =>
    list.filter(a => a.state !== 'cancelled' && phaseAt(a, clock) !== 'after');
  const soon = left([...live.onAir, ...live.next]);
  const airing = soon.find(a => isOnAir(a, clock)) ?? soon[0] ?? left(live.evenings)[0];
  const over = soon.length === 0 && live.onAir.length + live.next.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reply
  useEffect(() => {
    if (over) onOver();
  }, [over]);
  if (!airing) return null;
  const now = isOnAir(airing, clock);
  return (
    <div
      className={`flex gap-y-3 gap-x-8 mb-air-1 line-b m-gap-4 n-flex-wrap items-centre pb-7 ${styles.line}`}
    >
      <p className="grid gap-1 t-sm sec">
        <span className={cx('justify-self-start t-xs', styles.badge, now && styles.now)}>
          {t(now ? 'live.onAir' : airing.rerun ? 'live.rerun' : 'live.next')}
        </span>
        <AiringTime at={airing.startsAt} />
      </p>
      <div className={`min-w-0 grow ${styles.what}`}>
        <h3 className="t-h4">
          <Named>{airing.title}</Named>
        </h3>
        <p className={cx('sm sec', !airing.notice && 'keep-all')}>
          {airing.notice || <Cast>{airing.people}</Cast>}
        </p>
      </div>
      {!now && <Until at={airing.startsAt} now={clock} />}
      <LinkButton look={now ? 'accent' : 'ghost'} to={to(airing)}>
        {now && <Icon draw={play} fill />}
        {t(now ? 'live.join' : 'live.details')}
      </LinkButton>
    </div>
  );
}

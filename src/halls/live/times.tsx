import type { Airing } from '#domain/contract/digital.ts';
import { AiringTime } from '#halls/airing-time.tsx';
import { RemindButton } from '#halls/remind.tsx';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import styles from './now.module.css';

/** What happens when: doors, talk, music, end; what is past is filled. */
export function Times({ airing, now }: { airing: Airing; now: number }) {
  const t = useCopy('hall2');
  const steps = [
    ['doors', airing.opensAt],
    ['talk', airing.startsAt],
    ['music', airing.musicAt],
    ['end', airing.endsAt],
  ] as const;
  return (
    <ol className={styles.times}>
      {steps.map(([step, at]) => (
        <li key={step} className={cx(now >= Date.parse(at) && styles.past)}>
          <b>{t(`live.step.${step}`)}</b>
          <AiringTime at={at} />
          <span className="sm ter">{t(`live.stepText.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Further airings of the same. */
export function AiringTimes({ airings }: { airings: readonly Airing[] }) {
  const t = useCopy('hall2');
  return (
    <ul className={styles.again}>
      {airings.map(airing => (
        <li className="row flex-wrap gap-y-2 gap-x-8 py-3 line-b" key={airing.id}>
          <AiringTime at={airing.startsAt} />
          <span className="sm ter">{t(airing.rerun ? 'live.rerun' : 'live.first')}</span>
          <RemindButton size="sm" look="ghost" airing={airing} />
        </li>
      ))}
    </ul>
  );
}

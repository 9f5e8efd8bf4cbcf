import type { Airing, TitleDetail } from '#domain/contract/digital.ts';
import { CalendarButton } from '#halls/calendar-button.tsx';
import { isOnAir, phaseAt } from '#halls/phase.ts';
import { RemindButton } from '#halls/remind.tsx';
import { Part } from '#halls/title/part.tsx';
import { useTitleHref } from '#halls/title-href.ts';
import { Until } from '#halls/until.tsx';
import { useClock } from '#halls/use-clock.ts';
import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';
import styles from './now.module.css';
import { AiringTimes, Times } from './times.tsx';

export interface NowProps {
  title: TitleDetail;
  /** Its airings, the wanted one first. */
  airings: readonly Airing[];
  now: string;
}

/** Where the evening is: how long until it begins, what happens when, and when it comes again. */
export function Now({ title, airings, now }: NowProps) {
  const t = useCopy('hall2');
  const clock = useClock(now);
  const to = useTitleHref();
  const [airing, ...others] = airings;
  const on = airing !== undefined && isOnAir(airing, clock);
  return (
    <>
      <div className={`wrap grid gap-20 py-10 line-2-b n-cols-1 n-gap-8 ${styles.now}`}>
        {!airing || phaseAt(airing, clock) === 'after' ? (
          <div>
            <p className={`mb-5 ${styles.state}`}>{t('live.over')}</p>
            <LinkButton to={to(title)}>{t('live.recording')}</LinkButton>
          </div>
        ) : (
          <>
            <div>
              <p className={`mb-5 ${styles.state}`}>{t(`live.phase.${phaseAt(airing, clock)}`)}</p>
              {airing.notice && <p className={`mb-5 ${styles.notice}`}>{airing.notice}</p>}
              {!on && <Until at={airing.startsAt} now={clock} />}
              <div className="flex flex-wrap gap-3 mt-7">
                {!on && <RemindButton look="accent" airing={airing} />}
                <CalendarButton look="ghost" airing={airing} />
              </div>
            </div>
            <Times airing={airing} now={clock} />
          </>
        )}
      </div>
      {others.length > 0 && (
        <div className="wrap pt-12">
          <Part title={t('live.again')}>
            <AiringTimes airings={others} />
          </Part>
        </div>
      )}
    </>
  );
}

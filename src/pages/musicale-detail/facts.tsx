import type { ReactNode } from 'react';
import type { ProgramCard, ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { isEndedOrCancelled } from '#domain/rules/sale-state.ts';
import { SaleStateTag } from '#features/programme-card/state.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, shortDay, weekdayShort } from '#lib/dates.ts';
import { listed } from '#lib/listed.ts';
import { OwnTime } from '#ui/own-time.tsx';
import { PriceRange } from '#ui/price.tsx';
import { BuyAction } from './buy/buy-action.tsx';
import styles from './facts.module.css';
import { purchaseOf, useBuyer } from './performance.ts';

const MAX_DATES = 4;

interface Props {
  /** A list knows it without its works. */
  card: ProgramCard & Partial<Pick<ProgramDetail, 'worksList'>>;
  schedule: Schedule | undefined;
  /** More facts at the end. */
  children?: ReactNode;
}

/** Dates, time, length, venue and series in one line. */
export function Facts({ card, schedule, children }: Props) {
  const t = useCopy('concert');
  const tp = useCopy('programme');
  const { locale } = useTree();
  const dates = card.schedules.slice(0, MAX_DATES);
  const rest = card.schedules.length - dates.length;
  const times = [...new Set(card.schedules.map(s => hallTime(s.startsAt).time))].slice(0, 2);
  const interval = card.worksList?.some(w => w.intervalAfter);
  const halls = [...new Set(card.schedules.map(s => s.hall.name).filter(Boolean))];
  return (
    <dl
      className={`flex gap-y-5 gap-x-12 line-b items-start m-grid m-gap-0 m-py-2 flex-wrap ${styles.facts}`}
    >
      <Fact name={t('facts.dates')}>
        {dates.map(d => (
          <span key={d.id} className={`inline-block nowrap ${styles.date}`}>
            <span className="num">{shortDay(d.startsAt, locale, true)}</span>
            {` ${weekdayShort(hallTime(d.startsAt).weekday, locale)}`}
          </span>
        ))}
        {rest > 0 && <span className="sm">{tp('date.more', { count: rest })}</span>}
      </Fact>
      <Fact name={t('facts.time')}>
        <span className="num">{listed(times, locale)}</span>
        {schedule && <OwnTime at={schedule.startsAt} />}
      </Fact>
      {schedule && schedule.minutes > 0 && (
        <Fact name={t('facts.length')}>
          {card.worksList
            ? t(interval ? 'facts.withInterval' : 'facts.about', { n: schedule.minutes })
            : '\u00a0'}
        </Fact>
      )}
      {halls.length > 0 && <Fact name={t('facts.place')}>{listed(halls, locale)}</Fact>}
      {card.series && <Fact name={t('facts.series')}>{card.series}</Fact>}
      {children}
    </dl>
  );
}

/** What it costs, and the way to the seats. */
export function Offer({ card, schedule }: { card: ProgramDetail; schedule: Schedule }) {
  const t = useCopy('concert');
  const buyer = useBuyer();
  if (schedule.maxPrice <= 0 || isEndedOrCancelled(schedule.state)) return null;
  return (
    <Fact name={t('prices')} className={styles.offer}>
      <PriceRange min={schedule.minPrice} max={schedule.maxPrice} />
      {purchaseOf(schedule, buyer) === 'closed' ? (
        <SaleStateTag of={schedule} />
      ) : (
        <BuyAction card={card} schedule={schedule} part="button" />
      )}
    </Fact>
  );
}

function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="t-xs ter mb-1">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { brand } from '#brand';
import type { PriceCategory, ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { isEndedOrCancelled } from '#domain/rules/sale-state.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { comma, listed, semicolon } from '#lib/listed.ts';
import { Icon } from '#ui/icon.tsx';
import { acc } from '#ui/icon-more.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BuyAction } from './buy-action.tsx';
import styles from './buy-panel.module.css';
import { PlanButton } from './plan-button.tsx';
import { PriceList } from './price-list.tsx';
import { Sessions } from './sessions.tsx';

export interface BuyProps {
  card: ProgramDetail;
  schedule: Schedule;
  onSchedule: (id: string) => void;
  prices: Promise<PriceCategory[]>;
}

/** Dates, prices and the way to the seats. */
export function BuyPanel({ card, schedule, onSchedule, prices }: BuyProps) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const over = card.schedules.every(s => isEndedOrCancelled(s.state));
  return (
    <div className={`on-surface line-box bar-t ${styles.panel}`}>
      <div className={`m-wrap ${styles.part}`}>
        <h2 className="t-3 mb-4">{t(over ? 'past' : 'sessions')}</h2>
        <Sessions schedules={card.schedules} value={schedule.id} onChange={onSchedule} />
      </div>
      {schedule.maxPrice > 0 && !isEndedOrCancelled(schedule.state) && (
        <div className={`m-wrap ${styles.part}`}>
          <h2 className="t-3 mb-4">{t('prices')}</h2>
          <div aria-live="polite">
            <Load
              from={prices}
              skeleton={<Skeleton kind="block" className={styles.prices} />}
              onRetry={() => onSchedule(schedule.id)}
            >
              {categories => <PriceList categories={categories} />}
            </Load>
          </div>
          <p className="xs ter mt-3 mb-4">{t('discount')}</p>
          <PlanButton key={schedule.id} card={card} schedule={schedule} />
        </div>
      )}
      <div className={`m-wrap ${styles.part} grid gap-4`}>
        <BuyAction card={card} schedule={schedule} />
      </div>
      <ul className={`m-wrap ${styles.part} ${styles.facts}`}>
        <li className="grid cols-auto-1 gap-4 t-sm sec lh-6">
          <Icon className="ter" name="pin" />
          {listed([schedule.hall.name, schedule.hall.address || brand.address[locale]], locale, comma)}
        </li>
        {!over && (
          <>
            <li className="grid cols-auto-1 gap-4 t-sm sec lh-6">
              <Icon className="ter" name="ticket" />
              <span>
                {listed(
                  [
                    t('tickets'),
                    schedule.realName && t('realName'),
                    card.limit > 0 && t('limit', { count: card.limit }),
                  ],
                  locale,
                  semicolon,
                )}
              </span>
            </li>
            <li className="grid cols-auto-1 gap-4 t-sm sec lh-6">
              <Icon className="ter" draw={acc} />
              {t('accessText')}
            </li>
          </>
        )}
      </ul>
    </div>
  );
}

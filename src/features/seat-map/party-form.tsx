import { useId } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { IconButton } from '#ui/button.tsx';
import { Chip, Chips } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './party-form.module.css';

export interface Wish {
  readonly party: number;
  /** Yuan for all seats together; undefined for any. */
  readonly budget: number | undefined;
  readonly chair: boolean;
}
interface Props {
  wish: Wish;
  most: number;
  /** Prices of a seat, yuan, dearest first. */
  prices: readonly number[];
  hasChairs: boolean;
  onChange: (wish: Wish) => void;
}

/** How many, within which budget, with a wheelchair: what “best available” needs to know. */
export function PartyForm({ wish, most, prices, hasChairs, onChange }: Props) {
  const t = useCopy('seat');
  const id = useId();
  const { party, budget, chair } = wish;
  // Budgets follow the party: what so many seats of a category cost.
  const steps = [...new Set(prices)].slice(1, 4).map(p => p * party);
  const setParty = (next: number) =>
    onChange({ ...wish, party: next, budget: budget === undefined ? undefined : (budget / party) * next });
  return (
    <div className="grid gap-4">
      <div className="flex items-centre justify-between">
        <h2 className="t-h3" id={id}>
          {t('best.party')}
        </h2>
        <div className={`control-box r-1 on-surface ${styles.party}`} role="group" aria-labelledby={id}>
          <IconButton
            plain
            label={t('best.less')}
            aria-disabled={party <= 1}
            onClick={() => setParty(Math.max(1, party - 1))}
          >
            <Icon name="minus" />
          </IconButton>
          <output aria-label={t('best.partyOf', { count: party })}>{party}</output>
          <IconButton
            plain
            label={t('best.more')}
            aria-disabled={party >= most}
            onClick={() => setParty(Math.min(most, party + 1))}
          >
            <Icon name="plus" />
          </IconButton>
        </div>
      </div>
      <Chips label={t('best.budget')}>
        {[undefined, ...steps].map(step => (
          <Chip key={step ?? 'any'} on={budget === step} onClick={() => onChange({ ...wish, budget: step })}>
            {step === undefined ? t('best.anyBudget') : t('best.within', { price: priced(step) })}
          </Chip>
        ))}
        {hasChairs && (
          <Chip on={chair} onClick={() => onChange({ ...wish, chair: !chair })}>
            {t('best.chair')}
          </Chip>
        )}
      </Chips>
    </div>
  );
}

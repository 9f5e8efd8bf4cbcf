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
  /** How many of the party sit in a wheelchair. */
  readonly chairs: number;
}
interface Props {
  wish: Wish;
  most: number;
  /** Prices of a seat, yuan, dearest first. */
  prices: readonly number[];
  hasChairs: boolean;
  onChange: (wish: Wish) => void;
}

/** Each has somebody beside; more than a few are a matter for the telephone. */
const mostChairs = (party: number): number => Math.min(3, Math.max(1, Math.floor(party / 2)));

/** How many, within which budget, with a wheelchair: what “best available” needs to know. */
export function PartyForm({ wish, most, prices, hasChairs, onChange }: Props) {
  const t = useCopy('seat');
  const id = useId();
  const { party, budget, chairs } = wish;
  // Budgets follow the party: what so many seats of a category cost.
  const steps = [...new Set(prices)].slice(1, 4).map(p => p * party);
  const setParty = (next: number) =>
    onChange({
      party: next,
      budget: budget === undefined ? undefined : (budget / party) * next,
      chairs: Math.min(chairs, mostChairs(next)),
    });
  return (
    <div className="grid gap-4">
      <div className="flex items-centre justify-between">
        <h2 className="t-h3" id={id}>
          {t('best.party')}
        </h2>
        <div className={`control-box r-1 on-surface grid ${styles.party}`} role="group" aria-labelledby={id}>
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
        {hasChairs &&
          Array.from({ length: mostChairs(party) }, (_, i) => i + 1).map(count => (
            <Chip
              key={count}
              on={chairs === count}
              onClick={() => onChange({ ...wish, chairs: chairs === count ? 0 : count })}
            >
              {count === 1 ? t('best.chair') : t('best.chairs', { count })}
            </Chip>
          ))}
      </Chips>
    </div>
  );
}

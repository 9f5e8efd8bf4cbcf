import { startTransition, useEffect, useState } from 'react';
import type { DiscountEntry, DiscountRepository } from '#domain/contract/discount.ts';
import { DISCOUNT } from '#domain/contract/discount-kinds.ts';
import { useCopy } from '#i18n/copy.ts';
import { Radio } from '#ui/choice.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './discounts.module.css';
import { EntryCard } from './entry-card.tsx';
import { type ListGroup, listOf } from './groups.ts';
import type { Discounts } from './use-discounts.ts';

interface Props {
  group: ListGroup;
  repo: DiscountRepository;
  discounts: Discounts;
}

/** More than fit on a screen: the others are drawn when these are there. */
const FIRST = 16;

/** What can be chosen in a group: its entries, with the field for codes among the coupons. */
export function GroupContent({ group, repo, discounts }: Props) {
  const t = useCopy('discount');
  const { shown, waits } = discounts.repository;
  const { choose, redeem } = discounts.verbs;
  const list = listOf(repo, group);
  const [whole, setWhole] = useState(list.length <= FIRST);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  if (DISCOUNT[group].source === 'level')
    return list[0] ? <LevelChoice group={group} entry={list[0]} discounts={discounts} /> : null;
  return (
    <div className={`grid gap-4 m-cols-1 m-gap-3 ${styles.entries}`}>
      {(whole ? list : list.slice(0, FIRST)).map(entry => (
        <EntryCard
          key={entry.tmpId}
          entry={entry}
          on={shown(entry)}
          waits={waits(entry.tmpId)}
          onChoose={() => choose(group, entry)}
        />
      ))}
      {DISCOUNT[group].coded && (
        <>
          {!list.some(entry => entry.available) && <p className="sm sec">{t(`none.${group}`)}</p>}
          <CodeForm redeem={redeem} />
        </>
      )}
    </div>
  );
}

/** No discount, or the one of the member's level (specification §4). */
function LevelChoice({ group, entry, discounts }: Omit<Props, 'repo'> & { entry: DiscountEntry }) {
  const t = useCopy('discount');
  const { shown, waits } = discounts.repository;
  const { choose } = discounts.verbs;
  const on = shown(entry);
  const off = !entry.available;
  const set = (wanted: boolean) => {
    if (wanted !== entry.applied) choose(group, entry);
  };
  return (
    <fieldset className="grid gap-2" aria-busy={waits(entry.tmpId) || undefined}>
      <legend className="vh">{t(`group.${group}`)}</legend>
      <Radio
        name="member-discount"
        value="none"
        label={t('member.none')}
        checked={!on}
        onChange={() => set(false)}
      />
      <Radio
        name="member-discount"
        value="member"
        label={entry.title}
        hint={entry.excludeMsg || entry.disableMsgs[0] || entry.description}
        checked={on}
        aria-disabled={off || undefined}
        onChange={() => set(true)}
      />
    </fieldset>
  );
}

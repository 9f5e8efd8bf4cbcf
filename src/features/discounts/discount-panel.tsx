import type { DiscountRepository } from '#domain/contract/discount.ts';
import { DISCOUNT, DISCOUNT_KINDS, isOfferKind, PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import { useCopy } from '#i18n/copy.ts';
import { exactly } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './discounts.module.css';
import { GroupContent } from './group-content.tsx';
import { type GroupRows, SettledRow } from './group-row.tsx';
import { type ListGroup, listOf, totalOf } from './groups.ts';
import { PointsPanel } from './points-panel.tsx';
import { type Discounts, usable } from './use-discounts.ts';
import { BEST } from './use-repository.ts';

/** The discounts of an unpaid order, by group. Only for members who are signed in (specification §4). */
export function DiscountPanel({ discounts, rows }: { discounts: Discounts; rows: GroupRows }) {
  const t = useCopy('discount');
  const { repository, hidden, editable, packed } = discounts;
  const { repo, failed, reload, said } = repository;
  // Of a package its own price is the one of that name.
  const groups = DISCOUNT_KINDS.filter(
    kind =>
      !hidden.includes(kind) && !(packed && kind === 'pack' && (!repo || usable(repo, kind).length === 0)),
  );
  if (!repo) {
    return failed ? (
      <ErrorState error={failed} onRetry={() => void reload()} />
    ) : (
      <Skeleton kind="row" count={groups.length} />
    );
  }
  return (
    <div>
      {groups.map(group => {
        if (!isOfferKind(group))
          return <Points key={group} repo={repo} discounts={discounts} Row={rows.Points} />;
        const fixed = packed && group === PACKAGE_KIND;
        return editable && !fixed ? (
          <ListRow key={group} group={group} repo={repo} discounts={discounts} Row={rows.List} />
        ) : (
          <SettledRow
            key={group}
            name={t(`group.${group}`)}
            tag={fixed ? t('group.pack') : undefined}
            total={totalOf(repo, group)}
          />
        );
      })}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}

interface PartProps {
  repo: DiscountRepository;
  discounts: Discounts;
}
type RowProps<Kind extends keyof GroupRows> = PartProps & { Row: GroupRows[Kind] };

/** Above the pay button: what the best set saves more than what is chosen, in one press. */
export function Best({ discounts: { repository, editable, verbs } }: Pick<PartProps, 'discounts'>) {
  const t = useCopy('discount');
  const { repo } = repository;
  const waits = repository.waits(BEST);
  const saves = repo?.best?.saves ?? 0;
  if (!editable || (saves === 0 && !waits)) return null;
  return (
    <div className={styles.best}>
      <span>
        {t(repo && repo.discountAmount > 0 ? 'best.more' : 'best.text', { amount: exactly(saves) })}
      </span>
      <Button look="ghost" size="sm" busy={waits} onClick={verbs.chooseBest}>
        {t('best.name')}
      </Button>
    </div>
  );
}

function Points({ repo: { pointsItem, pointsTotal }, discounts, Row }: RowProps<'Points'>) {
  const t = useCopy('discount');
  const { repository, verbs, editable } = discounts;
  const name = t('group.points');
  if (!editable) return <SettledRow name={name} total={pointsTotal} />;
  return (
    <Row
      name={name}
      total={pointsTotal}
      can={pointsItem.available}
      none={t('row.none')}
      toastNone={t('none.points')}
    >
      {(pointsItem.available || pointsItem.applied) && (
        <PointsPanel item={pointsItem} busy={repository.waits('points')} onConfirm={verbs.points} />
      )}
    </Row>
  );
}

function ListRow({ group, repo, discounts, Row }: RowProps<'List'> & { group: ListGroup }) {
  const t = useCopy('discount');
  const list = listOf(repo, group);
  return (
    <Row
      name={t(`group.${group}`)}
      tag={DISCOUNT[group].source === 'level' ? list[0]?.title : undefined}
      total={totalOf(repo, group)}
      can={usable(repo, group).length > 0}
      none={t('row.none')}
      toastNone={t(`none.${group}`)}
      hint={DISCOUNT[group].coded && usable(repo, group).length === 0 ? t('code.hint') : undefined}
    >
      {(list.length > 0 || DISCOUNT[group].coded) && (
        <GroupContent group={group} repo={repo} discounts={discounts} />
      )}
    </Row>
  );
}

/** What all discounts save, for the panel's heading. */
export function Saved({ repo }: { repo: DiscountRepository | null }) {
  const t = useCopy('discount');
  if (!repo || repo.discountAmount === 0) return null;
  return (
    <span className={`t-sm ter ${styles.saved}`}>
      {t('saved')} <Price className="text-accent" yuan={repo.discountAmount} exact />
    </span>
  );
}

import type { Family } from '#domain/contract/family.ts';
import type { LedgerRow } from '#domain/rules/ledger.ts';
import { say } from '#domain/text.ts';
import { wordOf } from '#domain/words/order-status.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-core.ts';

type Kind = 'wait' | 'ok' | 'busy' | 'off' | 'bad';
interface Look {
  readonly kind: Kind;
  readonly icon: IconName;
}
const look = (kind: Kind, icon: IconName): Look => ({ kind, icon });
const waiting = look('wait', 'clock');
const cancelled = look('off', 'close');
const succeeded = look('ok', 'check');
const refunded = look('off', 'refund');
const unknown = look('off', 'info');

/** Icon and colour of both sets of statuses; the words are those of rules/order-status. */
const LOOKS: Readonly<Record<string, Look>> = {
  new: waiting,
  new_locked: waiting,
  new_confirm: waiting,
  cancel_sys: cancelled,
  cancel_timeout: cancelled,
  cancel_user: cancelled,
  paid_uncheck: look('busy', 'clock'),
  paid_failure: look('bad', 'info'),
  paid_certain: look('busy', 'ticket'),
  paid_success: succeeded,
  paid_return_succ: refunded,
  paid_return_fail: look('bad', 'refund'),
  paid_return_cert: refunded,
  WAIT_PAY: waiting,
  CONFIRM_BUT_NOT_PAID: waiting,
  SYSTEM_CANCEL: cancelled,
  USER_CANCEL: cancelled,
  PAID: succeeded,
  EXCEPTION: look('bad', 'info'),
  OP_REFUND: refunded,
  DONE: succeeded,
};
const lookOf = (value: string): Look => (Object.hasOwn(LOOKS, value) ? LOOKS[value] : undefined) ?? unknown;

/** Icon, colour and word of a status, for where it stands larger than a line. */
export function useOrderStatus(
  value: string,
  family: Family,
  ledger: readonly LedgerRow[],
): Look & { word: string } {
  const { locale } = useTree();
  return { ...lookOf(value), word: say(wordOf(value, family, ledger).label, locale) };
}

interface Props {
  /** realStatus, or orderStatus of the second set. */
  value: string;
  family: Family;
  /** What became of its money: what ended has the word of what was done. */
  ledger?: readonly LedgerRow[];
  className?: string | undefined;
}
export function OrderStatus({ value, family, ledger, className }: Props) {
  const { locale } = useTree();
  const { kind, icon } = lookOf(value);
  const { label, beside } = wordOf(value, family, ledger);
  return (
    <span className={className}>
      <span className={cx('st', kind)} data-status={value}>
        <Icon name={icon} />
        {say(label, locale)}
      </span>
      {beside && <small className="ter"> {say(beside, locale)}</small>}
    </span>
  );
}

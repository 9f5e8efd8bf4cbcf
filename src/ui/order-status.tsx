import { useCopy } from '#i18n/copy.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-core.ts';

type Kind = 'wait' | 'ok' | 'busy' | 'off' | 'bad';
const look = <const K extends string>(kind: Kind, icon: IconName, copy: K) => ({ kind, icon, copy });
const waiting = look('wait', 'clock', 'wait');
const systemCancelled = look('off', 'close', 'systemCancelled');
const userCancelled = look('off', 'close', 'userCancelled');
const succeeded = look('ok', 'check', 'succeeded');
const unknown = look('off', 'info', 'unknown');

/** Both sets of statuses of specification §4: icon, word and colour. */
const STATUS = {
  new: waiting,
  new_locked: waiting,
  new_confirm: waiting,
  cancel_sys: systemCancelled,
  cancel_timeout: systemCancelled,
  cancel_user: userCancelled,
  paid_uncheck: look('busy', 'clock', 'checking'),
  paid_failure: look('bad', 'info', 'checkFailed'),
  paid_certain: look('busy', 'ticket', 'issuing'),
  paid_success: succeeded,
  paid_return_succ: look('off', 'refund', 'returned'),
  paid_return_fail: look('bad', 'refund', 'returnedUnverified'),
  paid_return_cert: look('off', 'refund', 'returnedVerified'),
  WAIT_PAY: waiting,
  CONFIRM_BUT_NOT_PAID: waiting,
  SYSTEM_CANCEL: systemCancelled,
  USER_CANCEL: userCancelled,
  PAID: succeeded,
  EXCEPTION: look('bad', 'info', 'exception'),
  OP_REFUND: look('off', 'refund', 'refunded'),
  DONE: look('ok', 'check', 'done'),
} as const;

const statusOf = (value: string) =>
  Object.hasOwn(STATUS, value) ? STATUS[value as keyof typeof STATUS] : unknown;

/** Icon, colour and word of a status, for where it stands larger than a line. */
export function useOrderStatus(value: string): { kind: Kind; icon: IconName; word: string } {
  const t = useCopy('ui');
  const { kind, icon, copy } = statusOf(value);
  return { kind, icon, word: t(`status.${copy}`) };
}

/** `value` is realStatus, or orderStatus of the second set. */
export function OrderStatus({ value, className }: { value: string; className?: string | undefined }) {
  const t = useCopy('ui');
  const status = statusOf(value);
  return (
    <span className={cx('st', status.kind, className)} data-status={value}>
      <Icon name={status.icon} />
      {t(`status.${status.copy}`)}
    </span>
  );
}

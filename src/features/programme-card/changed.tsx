import type { Order } from '#domain/contract/order.ts';
import type { Schedule } from '#domain/contract/program.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Availability } from '#ui/availability.tsx';

type Evening = Pick<Schedule, 'state' | 'movedFrom'> | Pick<NonNullable<Order['occasion']>, 'changed'>;

const changeOf = (evening: Evening) =>
  'state' in evening
    ? evening.state === 'cancelled'
      ? 'cancelled'
      : evening.movedFrom && 'moved'
    : evening.changed;

/** That an evening does not take place as it was announced or ordered; of several the first that does not. */
export function Changed({ of }: { of: readonly (Evening | undefined)[] }) {
  const { locale } = useTree();
  const change = of.map(evening => evening && changeOf(evening)).find(Boolean);
  return change ? (
    <Availability kind={change === 'moved' ? 'pre' : 'out'}>{say(CHANGED[change], locale)}</Availability>
  ) : null;
}

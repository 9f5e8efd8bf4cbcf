import type { Order } from '#domain/contract/order.ts';
import { say } from '#domain/text.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { ledgerRows } from '#features/order/ledger.ts';
import { payable } from '#features/order/order-link.ts';
import { useWords } from '#features/order/words.ts';
import { doorsAt } from '#features/ticket/doors.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime } from '#lib/dates.ts';
import { hallClock } from '#lib/hall-clock.ts';
import { listed } from '#lib/listed.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { type LeadKind, leadOf, openingOf } from './lead-of.ts';

/** What follows, in a sentence. */
export function Lead({ order }: { order: Order }): string {
  const t = useCopy('order');
  const { locale } = useTree();
  const w = useWords(order);
  const { occasion, fulfilment, mismatch } = order;
  const count = order.tickets.length;
  const entrance = occasion?.entrance ?? '';
  const doors = () => (occasion ? hallTime(doorsAt(occasion.startsAt, order.family)).time : '');
  const at = (instant: string | undefined) => (instant ? longDateTime(instant, locale) : '');
  const opens = fulfilment?.opensAt ?? '';
  const words: Readonly<Record<LeadKind, () => string>> = {
    replaced: () => t('status.replacedLead'),
    mismatch: () =>
      t(`status.mismatch${mismatch?.refunded ? 'Back' : mismatch?.refundAt ? 'Lead' : 'Soon'}`, {
        received: exactly(mismatch?.received ?? 0),
        due: exactly(inUnits(payable(order))),
        time: at(mismatch?.refundAt),
        lost: w('notIssued'),
      }),
    hint: () => say(hintOf(order.realStatus, order.family, ledgerRows(order)), locale),
    opens: () =>
      t('status.opensLead', { date: longDateTime(opens, locale, true), clock: hallClock(opens, locale) }),
    digital: () => t(openingOf(order)[fulfilment?.done ? 'opened' : 'closed']),
    counter: () => t('status.counterLead', { time: at(fulfilment?.at) }),
    parcel: () => t(fulfilment?.done ? 'status.sentLead' : 'status.parcelLead', { time: at(fulfilment?.at) }),
    changed: () => (occasion?.changed ? t(`changed.${occasion.changed}Lead`) : ''),
    given: () => '',
    pack: () => t('status.packLead', { count }),
    courier: () => t('status.courierLead', { entrance }),
    pickup: () => t('status.pickupLead', { time: doors(), entrance }),
    entrance: () => t('status.entranceLead', { count, time: doors(), entrance }),
  };
  return words[leadOf(order)]();
}

/** Whose the tickets are now that friends have. */
export function Given({ order: { given, tickets } }: { order: Order }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const [one, more] = given;
  if (!one) return null;
  const names = listed([...new Set(given.map(g => g.to || t('given.friend')))], locale);
  const words =
    tickets.length > 0
      ? t('given.some', {
          count: given.length,
          names,
          places: listed(
            given.map(g => g.label),
            locale,
          ),
        })
      : t(more ? 'given.all' : 'given.one', { n: given.length, names });
  return (
    <>
      {tickets.length > 0 && locale === 'en-US' && ' '}
      <span>{words}</span>
    </>
  );
}

import type { Bilingual } from '#domain/text.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import { NO_MEMBER, type OrderRow, type SeatLine } from '../store/ports/sales.ts';
import { newOrder } from './place.ts';

export interface HouseOrder {
  readonly schedule: ScheduleDoc;
  readonly seats: readonly SeatLine[];
  /** Whose name they are in, and how the guest is reached; empty where it was not said. */
  readonly guest: { readonly name: string; readonly mobile: string; readonly email: string };
  readonly note: Bilingual;
  readonly hold?: number;
  /** In place of tickets of this order: of its buyer, in its name. */
  readonly instead?: {
    readonly of: Pick<OrderRow, 'memberId' | 'contact'>;
    readonly terms: Pick<OrderRow, 'exchange' | 'ladder'>;
  };
}

const MADE = 'house-';
/** Made by the house, and by no member's call. */
export const isOfHouse = ({ requestId }: Pick<OrderRow, 'requestId'>): boolean => requestId.startsWith(MADE);

/** An order that the house makes for somebody: of a member whose mobile it is, or of nobody. */
export async function houseOrder(
  deps: Deps,
  tx: Tx,
  { schedule, seats, guest: { name, mobile, email }, note, hold, instead }: HouseOrder,
  now: number,
): Promise<OrderRow> {
  const guest = mobile && !instead ? await tx.accounts.memberByMobile(mobile) : null;
  const draft = newOrder(
    { deps, memberId: instead?.of.memberId ?? guest?.id ?? NO_MEMBER, now },
    {
      family: 'seat',
      scheduleId: schedule.id,
      programId: schedule.programId,
      requestId: `${MADE}${deps.random.token(12)}`,
      bodyHash: '',
      seats,
      startsAt: schedule.startsAt,
      note,
      ...instead?.terms,
      ...(hold !== undefined && { hold }),
    },
  );
  if (instead) return { ...draft, contact: instead.of.contact };
  const contact = {
    linkman: name,
    mobile,
    ...(email && { email }),
    channel: 'oneYard',
    deliverTo: '',
    certificates: [],
  } as const;
  return { ...draft, contact };
}

import type { Tx } from './store/port.ts';
import type { DonationRow, GiftRow } from './store/ports/gifts.ts';

/** What happened that somebody should be told of, by letter or by telephone. */
export type Notice =
  /** To the number of the offer, where it has one; `code` is what the link ends with. */
  | { readonly kind: 'gift-offered'; readonly gift: GiftRow; readonly code: string }
  /** To the giver: taken or declined; and to the receiver when it ends without them. */
  | {
      readonly kind: 'gift-accepted' | 'gift-declined' | 'gift-handed-back' | 'gift-ended';
      readonly gift: GiftRow;
    }
  /** To the donor: the receipt. */
  | { readonly kind: 'donated'; readonly donation: DonationRow }
  /** To the buyer: by the office. */
  | { readonly kind: 'refunded'; readonly tradeNo: string; readonly fen: number }
  | { readonly kind: 'tickets-resent' | 'complimentary'; readonly tradeNo: string }
  /** To each buyer of the evening: the choice of money, another evening, or a donation. */
  | {
      readonly kind: 'evening-cancelled' | 'evening-moved' | 'evening-restored';
      readonly scheduleId: string;
      readonly tradeNo: string;
    }
  /** To the member: the tickets of the second order stand in place of some of the first. */
  | { readonly kind: 'exchanged'; readonly tradeNo: string; readonly from: string };

/** Takes notices in the transaction of what they tell of, so that nothing is told that did not happen. */
export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

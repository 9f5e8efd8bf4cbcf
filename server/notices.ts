import type { Locale } from '#site/tree.ts';
import type { Tx } from './store/port.ts';
import type { DonationRow, GiftRow } from './store/ports/gifts.ts';

/** Where somebody is reached. */
export interface Reach {
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** In the language of the page on which it happened. */
interface OfAccount {
  readonly memberId: string;
  readonly locale: Locale;
}

/** What happened that somebody should be told of, by letter or by telephone. */
export type Notice =
  /** To the buyer: the tickets, or what else was bought. */
  | { readonly kind: 'paid'; readonly tradeNo: string }
  /** To the buyer: the money did not make the order, and goes back. */
  | {
      readonly kind: 'payment-returned';
      readonly tradeNo: string;
      readonly payNo: string;
      readonly fen: number;
      readonly because: 'late' | 'again' | 'amount';
    }
  /** To the buyer: all that was due has left for where it came from. */
  | { readonly kind: 'refund-sent'; readonly tradeNo: string; readonly payNo: string; readonly fen: number }
  /** To the buyer: the order is held until it is paid at the box office. */
  | { readonly kind: 'held-for-desk'; readonly tradeNo: string }
  /** To whom the counter keeps seats: until the order ends whoever has the link pays for it. */
  | { readonly kind: 'pay-link'; readonly tradeNo: string }
  /** To who stood in line: seats are held until the order ends. */
  | { readonly kind: 'seats-offered'; readonly tradeNo: string }
  /** To the owner of the account, who may not be who did it. */
  | ({ readonly kind: 'new-device'; readonly device: string; readonly place: string } & OfAccount)
  /** `before`: where they were reached until now. */
  | ({
      readonly kind: 'mobile-changed' | 'email-changed';
      readonly shown: string;
      readonly before: Reach;
    } & OfAccount)
  | ({ readonly kind: 'password-changed' | 'stayed' } & OfAccount)
  | ({ readonly kind: 'leaving'; readonly dueAt: number } & OfAccount)
  /** To who asked to be reminded: it begins soon. */
  | {
      readonly kind: 'on-air-soon';
      readonly memberId: string;
      readonly airingId: string;
      readonly titleId: string;
      readonly startsAt: number;
    }
  /** To the number of the offer, where it has one; `code` is what the link ends with. */
  | { readonly kind: 'gift-offered'; readonly gift: GiftRow; readonly code: string }
  /** To the giver: taken or declined; and to the receiver when it ends without them. */
  | {
      readonly kind: 'gift-accepted' | 'gift-declined' | 'gift-handed-back' | 'gift-ended';
      readonly gift: GiftRow;
    }
  /** To a colleague who has a report sent: of which day, week or month. */
  | { readonly kind: 'report'; readonly mailId: string; readonly of: string }
  /** To where its buyer wants it: an invoice, or what takes one back. */
  | { readonly kind: 'invoice'; readonly tradeNo: string; readonly number: number; readonly to: string }
  /** To the donor: the receipt. */
  | { readonly kind: 'donated'; readonly donation: DonationRow }
  /** To the buyer: given back by them, or by the office. */
  | { readonly kind: 'refunded'; readonly tradeNo: string; readonly fen: number }
  | { readonly kind: 'tickets-resent' | 'complimentary'; readonly tradeNo: string }
  /** To each buyer of the evening who does not know it: the choice of money, another evening, or a donation. */
  | {
      readonly kind: 'evening-cancelled' | 'evening-moved' | 'evening-restored';
      readonly scheduleId: string;
      readonly tradeNo: string;
      readonly startsAt: number;
      /** The change that it tells of: of each one a buyer has one letter. */
      readonly change: string;
    }
  /** To the buyer of a package: another of its evenings in place of one. */
  | {
      readonly kind: 'evening-changed';
      readonly tradeNo: string;
      readonly from: string;
      readonly scheduleId: string;
    }
  /** To the member: the tickets of the second order stand in place of some of the first. */
  | { readonly kind: 'exchanged'; readonly tradeNo: string; readonly from: string };

/** Takes notices in the transaction of what they tell of, so that nothing is told that did not happen. */
export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

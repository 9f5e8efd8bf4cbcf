import type { BridgeRequest, GatewayCode, PayScene, WalletGrant } from '#domain/contract/order.ts';

/** What a gateway is told of a payment. Money is integer fen. */
export interface PaymentOrder {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly gateway: GatewayCode;
  readonly amount: number;
  /** What is paid for, in one line. */
  readonly title: string;
  /** Where the payer is: before a large screen, in a phone's browser, or in the wallet's own browser. */
  readonly scene: PayScene;
  /** The payer's address on the net, which one gateway asks for. */
  readonly payer: string;
  /** The payer's visit: what is granted in it is worth nothing in another one. */
  readonly session: string;
  /** What the wallet granted on the payer's way back from it; once alone. */
  readonly grant?: WalletGrant | undefined;
  /** What the gateway has called this payment since an earlier start. */
  readonly reference?: string | undefined;
  /** Where the payer comes back to: a path of this site without its tree. */
  readonly returnTo: string;
  /** Until when the order is held, and when what it is for begins; ms. */
  readonly expiresAt: number;
  readonly startsAt: number | null;
}

/** A payment that was started. */
export interface PaymentRef {
  readonly payNo: string;
  readonly tradeNo: string;
  /** Fen. */
  readonly amount: number;
  /** What the gateway calls it, where it has a name of its own. */
  readonly reference?: string | undefined;
}

/**
 * Where the payer goes: a path of this site without its tree, or an https address; a QR code holds the same. A payment
 * over the bridge is made on the payer's page, by the wallet around it.
 */
export interface PaymentStart {
  readonly kind: 'page' | 'qrcode' | 'bridge';
  readonly url: string;
  readonly bridge?: BridgeRequest;
  /** What the gateway calls the payment; it is kept and handed back. */
  readonly reference?: string;
  /** The order is held until then, ms, because the payer comes later. */
  readonly holdUntil?: number;
}

/** One step of giving money back; with the same number nothing happens twice. */
export interface Refund {
  readonly no: string;
  /** Fen of this step alone. */
  readonly amount: number;
}

/** What a gateway says of a payment, in a webhook or when it is asked. Money is integer fen. */
export type PaymentEvent = {
  readonly payNo: string;
  readonly tradeNo: string;
} & ( // `reference`: how it came, where that is known only now.
  | { readonly result: 'paid'; readonly amount: number; readonly reference?: string }
  // What has not been paid has no sum that counts.
  | { readonly result: 'declined' | 'processing'; readonly amount: number | null }
);

/** One movement that a gateway has written down. Money is integer fen and never negative. */
export interface StatementLine {
  readonly kind: 'payment' | 'refund';
  /** Our number of the payment; empty where the gateway was told none. */
  readonly payNo: string;
  /** Our number of the refund's step; empty for a payment. */
  readonly no: string;
  readonly amount: number;
  readonly state: 'done' | 'failed';
  /** What the gateway calls it. */
  readonly reference: string;
}

/**
 * A way to pay. Every method may be called again for the same payment: the answer is the same and nothing happens
 * twice. A method that throws is asked again later.
 */
export interface Gateway {
  start(order: PaymentOrder): Promise<PaymentStart>;
  /** False: what was begun in another scene cannot go on in this one. It is closed, and a new payment begins. */
  fits?(payment: PaymentRef, scene: PayScene): boolean;
  /**
   * The webhook in a raw body, or null unless it is genuine, of our merchant and of this moment (quality.md S13).
   * 'other' is a genuine one that says nothing of a payment.
   */
  verifyWebhook(body: string, headers: Headers, now: number): Promise<PaymentEvent | 'other' | null>;
  /** What the gateway knows; null while the payer has not done anything. */
  query(payment: PaymentRef): Promise<PaymentEvent | null>;
  /**
   * Nothing is to be paid any more. Null: closed, nothing was paid. Otherwise the payment had come further, and the
   * answer says how far; it is to be taken as a webhook.
   */
  close(payment: PaymentRef): Promise<PaymentEvent | null>;
  /** Gives a part of the money back. */
  refund(payment: PaymentRef, step: Refund): Promise<void>;
  /** What it wrote down between two instants, where it can be asked; by whole days of the hall. */
  statement?(period: { readonly from: number; readonly to: number }): Promise<readonly StatementLine[]>;
  /** Gateways inside this process deliver their webhooks through `deliver` instead of a network. */
  connect?(deliver: (webhook: Request) => Promise<Response>): void;
}

/** The text that a gateway gets in answer to its webhook; anything but success makes it send again. */
export const WEBHOOK_ACCEPTED = 'success';
export const WEBHOOK_REFUSED = 'fail';

import type { GatewayCode } from '#domain/contract/order.ts';

/** Where a gateway's interface and this site are for each other. */
export interface Place {
  /** The site's own address, without a slash at its end. */
  readonly origin: string;
  /** ISO 4217, of the orchestra's prices. */
  readonly currency: string;
  /** Another address of the gateway's interface: its test service, or a double. */
  readonly api?: string | undefined;
  now(): number;
}

/** How long a gateway may take to answer. Milliseconds: below the page's own 15 s. */
export const TIMEOUT = 8_000;

export const webhookUrl = ({ origin }: Place, gateway: GatewayCode): string =>
  `${origin}/thvendor/pay/notify/${gateway}`;

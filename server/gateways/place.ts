import type { GatewayCode } from '#domain/contract/order.ts';
import { DAY, HOUR } from '../clock.ts';

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

/** A statement is a file, and nobody waits before a page for it. */
export const DOWNLOAD = 60_000;

/** The days of a period, as the gateways of China count them. */
export function daysOf({ from, to }: { readonly from: number; readonly to: number }): string[] {
  const CHINA = 8 * HOUR;
  const days: string[] = [];
  for (let at = from; at < to; at += DAY) days.push(new Date(at + CHINA).toISOString().slice(0, 10));
  return days;
}

const FRAME = /-----BEGIN [^-]+-----[\s\S]*?-----END [^-]+-----/g;
/** The keys of a text in PEM, one frame each. */
export const framed = (pem: string): string[] => pem.match(FRAME) ?? (pem ? [pem] : []);

export const webhookUrl = ({ origin }: Place, gateway: GatewayCode): string =>
  `${origin}/thvendor/pay/notify/${gateway}`;

import * as z from 'zod/mini';
import { CHANNELS, GATEWAYS } from '#domain/contract/order.ts';

/** What was typed into an order's form, kept in this tab for its member. Certificates never are (quality.md S19). */
const shape = z.object({
  linkman: z.string(),
  mobile: z.string(),
  region: z._default(z.string(), 'CN'),
  email: z._default(z.string(), ''),
  channel: z.enum(CHANNELS),
  addressId: z.string(),
  gateway: z.enum(GATEWAYS),
});
export type Draft = z.infer<typeof shape>;

const keyOf = (memberId: string, tradeNo: string): string => `heming.draft.${memberId}.${tradeNo}`;

export function readDraft(memberId: string, tradeNo: string): Draft | null {
  try {
    const stored = shape.safeParse(JSON.parse(sessionStorage.getItem(keyOf(memberId, tradeNo)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function writeDraft(
  memberId: string,
  tradeNo: string,
  { linkman, mobile, region, email, channel, addressId, gateway }: Draft,
): void {
  try {
    sessionStorage.setItem(
      keyOf(memberId, tradeNo),
      JSON.stringify({ linkman, mobile, region, email, channel, addressId, gateway }),
    );
  } catch {
    // Full or denied: what was typed lasts as long as the page.
  }
}

export function dropDraft(memberId: string, tradeNo: string): void {
  try {
    sessionStorage.removeItem(keyOf(memberId, tradeNo));
  } catch {
    // Denied: there is none.
  }
}

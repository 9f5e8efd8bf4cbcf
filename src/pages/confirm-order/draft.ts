import * as z from 'zod/mini';
import { type CERTIFICATES, CHANNELS, GATEWAYS, type Order } from '#domain/contract/order.ts';

/**
 * What was typed into an order's form, kept in this tab for its member and for what is ordered, so that other seats of
 * the evening find it again. Certificates never are (quality.md S19).
 */
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

const keyOf = (memberId: string, about: string): string => `heming.draft.${memberId}.${about}`;

/** What a draft is about: the evening, or what else is ordered. */
export const draftOf = ({ occasion, subjectId }: Pick<Order, 'occasion' | 'subjectId'>): string =>
  occasion?.id ?? subjectId;

export function readDraft(memberId: string, about: string): Draft | null {
  try {
    const stored = shape.safeParse(JSON.parse(sessionStorage.getItem(keyOf(memberId, about)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function writeDraft(
  memberId: string,
  about: string,
  { linkman, mobile, region, email, channel, addressId, gateway }: Draft,
): void {
  try {
    sessionStorage.setItem(
      keyOf(memberId, about),
      JSON.stringify({ linkman, mobile, region, email, channel, addressId, gateway }),
    );
  } catch {
    // Full or denied: what was typed lasts as long as the page.
  }
}

export function dropDraft(memberId: string, about: string): void {
  try {
    papers.delete(keyOf(memberId, about));
    sessionStorage.removeItem(keyOf(memberId, about));
  } catch {
    // Denied: there is none.
  }
}

export interface Certificate {
  type: (typeof CERTIFICATES)[number];
  name: string;
  number: string;
}
/** Certificates as long as the page lives, in its memory alone: who changes a seat does not type them again. */
const papers = new Map<string, readonly Certificate[]>();

export const readPapers = (memberId: string, about: string): readonly Certificate[] =>
  papers.get(keyOf(memberId, about)) ?? [];

export const writePapers = (memberId: string, about: string, typed: readonly Certificate[]): void => {
  papers.set(
    keyOf(memberId, about),
    typed.map(c => ({ ...c })),
  );
};

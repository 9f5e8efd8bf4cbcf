import * as z from 'zod/mini';
import type { CertificateType } from '#domain/contract/certificates.ts';
import { CHANNELS, GATEWAYS, type Order } from '#domain/contract/order.ts';
import { HOME_REGION } from '#lib/regions.ts';
import { readJson, writeText } from '#lib/storage.ts';

/**
 * What was typed into an order's form, kept in this tab for its member and for what is ordered, so that other seats of
 * the evening find it again. Certificates never are (quality.md S19).
 */
const shape = z.object({
  linkman: z.string(),
  mobile: z.string(),
  region: z._default(z.string(), HOME_REGION),
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

export const readDraft = (memberId: string, about: string): Draft | null =>
  readJson('session', keyOf(memberId, about), stored => shape.parse(stored));

export function writeDraft(
  memberId: string,
  about: string,
  { linkman, mobile, region, email, channel, addressId, gateway }: Draft,
): void {
  const kept = { linkman, mobile, region, email, channel, addressId, gateway };
  writeText('session', keyOf(memberId, about), JSON.stringify(kept));
}

export function dropDraft(memberId: string, about: string): void {
  papers.delete(keyOf(memberId, about));
  writeText('session', keyOf(memberId, about), null);
}

export interface Certificate {
  type: CertificateType;
  name: string;
  number: string;
  /** One that the member keeps, by its id; empty for one that is typed in. */
  certificationId: string;
}
type OrderedSeat = Order['seats'][number];
interface Paper {
  readonly place: OrderedSeat;
  readonly typed: Certificate;
}
/** Certificates as long as the page lives, in its memory alone: who changes a seat does not type them again. */
const papers = new Map<string, readonly Paper[]>();

const isSame = (a: OrderedSeat, b: OrderedSeat): boolean =>
  a.seatId === b.seatId && a.scheduleId === b.scheduleId;

/**
 * What was typed for each of these places. What was typed for one that is gone comes to a new one of its kind: nobody is
 * put on a wheelchair's place, or away from it, unasked.
 */
export function readPapers(
  memberId: string,
  about: string,
  places: readonly OrderedSeat[],
): (Certificate | undefined)[] {
  const all = papers.get(keyOf(memberId, about)) ?? [];
  const over = all.filter(paper => !places.some(place => isSame(place, paper.place)));
  return places.map(place => {
    const own = all.find(paper => isSame(place, paper.place));
    if (own) return own.typed;
    const next = over.findIndex(paper => paper.place.kind === place.kind);
    return over.splice(next, next < 0 ? 0 : 1)[0]?.typed;
  });
}

export const writePapers = (
  memberId: string,
  about: string,
  places: readonly OrderedSeat[],
  typed: readonly (Certificate | undefined)[],
): void => {
  papers.set(
    keyOf(memberId, about),
    places.flatMap((place, i) => {
      const paper = typed[i];
      return paper ? [{ place, typed: { ...paper } }] : [];
    }),
  );
};

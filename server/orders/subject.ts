import type { Family } from '#domain/contract/family.ts';
import type { Delivery } from '#domain/contract/order.ts';
import type { ArtAttrs } from '#domain/contract/parts.ts';
import { packIdOf } from '#domain/rules/evenings.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { sentAt } from '#domain/rules/fulfilment.ts';
import { liveSchedule } from '../catalogue/live.ts';
import type { PackDoc } from '../catalogue/pack-types.ts';
import { NONE } from '../catalogue/text.ts';
import type { Both, Catalogue, Door, ScheduleDoc } from '../catalogue/types.ts';
import type { ProductDoc, ShowDateDoc, ShowDoc } from '../catalogue/types-shop.ts';
import { titleOf } from '../catalogue/view.ts';
import type { Message } from '../http/refusal.ts';
import { cardsOf } from '../products/cards/holdings.ts';
import { claimsOf, type OrderRow } from '../store/ports/sales.ts';

/** The evening that an order admits to. */
export interface Occasion {
  readonly id: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly place: { readonly id: string; readonly name: Both; readonly address: Both };
  readonly cancelled: boolean;
  readonly realName: boolean;
  /** Where one goes in, when it is not by the zones of the seats. */
  readonly entrance: Message | null;
  readonly doors: readonly Door[];
}

/** What an order is about, whatever its family. */
export interface Subject {
  readonly id: string;
  readonly title: Message;
  readonly art: ArtAttrs;
  readonly occasion: Occasion | null;
  /** The evenings of a package, soonest first; none for other orders. */
  readonly evenings: readonly ScheduleDoc[];
  readonly delivery: Delivery;
  /** Of what is sent live, ms: it cannot be opened before. */
  readonly opensAt?: number | undefined;
  /** Places that a ticket of a kind takes, by its code; one where nothing is said. */
  readonly admits: ReadonlyMap<string, number>;
}

const plain = (row: OrderRow): Subject => ({
  id: row.programId,
  title: row.items[0]?.name ?? ['', ''],
  art: { seed: row.programId, key: 'C' },
  occasion: null,
  evenings: [],
  delivery: FAMILY[row.family].occasion ? 'ticket' : 'digital',
  admits: new Map(),
});

const packDocs = (catalogue: Catalogue): ReadonlyMap<string, PackDoc> => catalogue.kind<PackDoc>('pack');

function concert(catalogue: Catalogue, row: OrderRow): Subject {
  const program = catalogue.programs.get(row.programId);
  const evenings = claimsOf(row)
    .flatMap(([id]) => catalogue.schedules.get(id) ?? [])
    .sort((a, b) => a.startsAt - b.startsAt);
  // Of a package the first evening.
  const [schedule] = evenings;
  const first = schedule && eveningOf(catalogue, schedule);
  const packId = packIdOf(row);
  if (packId !== null) {
    const pack = packDocs(catalogue).get(packId);
    return {
      ...plain(row),
      title: pack ? [pack.name.zh, pack.name.en] : (row.discounts[0]?.title ?? ['', '']),
      art: pack?.art ?? { seed: packId, key: 'C' },
      // Whoever cannot have one evening gets all of the package back.
      occasion: first ? { ...first, cancelled: evenings.some(e => e.cancelled) } : null,
      evenings,
    };
  }
  return {
    ...plain(row),
    title: program ? [titleOf(catalogue, program, 'zh-CN'), titleOf(catalogue, program, 'en-US')] : ['', ''],
    art: program?.art ?? { seed: row.programId, key: 'C' },
    occasion: first ?? null,
  };
}

/** A performance as an evening to go to. */
export function eveningOf(catalogue: Catalogue, schedule: ScheduleDoc): Occasion {
  const { id, startsAt, minutes, hallId, cancelled, realName } = schedule;
  const hall = catalogue.halls.get(hallId);
  const place = { id: hallId, name: hall?.name ?? NONE, address: hall?.address ?? NONE };
  return { id, startsAt, minutes, place, cancelled, realName, entrance: null, doors: hall?.doors ?? [] };
}

function event(catalogue: Catalogue, row: OrderRow): Subject {
  const show = catalogue.kind<ShowDoc>('show').get(row.programId);
  const date = catalogue.kind<ShowDateDoc>('show-date').get(row.scheduleId);
  if (!show) return plain(row);
  const { place, minutes } = show;
  return {
    ...plain(row),
    id: show.id,
    title: [show.title.zh, show.title.en],
    art: show.art,
    admits: new Map(show.types.map(type => [type.code, type.admits])),
    occasion: date
      ? {
          id: date.id,
          startsAt: date.startsAt,
          minutes,
          place,
          cancelled: date.cancelled,
          realName: false,
          entrance: [place.name.zh, place.name.en],
          doors: [],
        }
      : null,
  };
}

function item(catalogue: Catalogue, row: OrderRow): Subject {
  const product = catalogue.kind<ProductDoc>('product').get(row.programId);
  if (!product) return plain(row);
  const { id, title, art, delivery } = product;
  const opensAt = liveSchedule(catalogue, product, paidAt(row))?.startsAt;
  return { ...plain(row), id, title: [title.zh, title.en], art, delivery, opensAt };
}

const SUBJECTS: Readonly<Record<Family, (catalogue: Catalogue, row: OrderRow) => Subject>> = {
  seat: concert,
  show: event,
  card: (catalogue, row) => ({
    ...plain(row),
    art: cardsOf(catalogue).get(row.programId)?.art ?? plain(row).art,
  }),
  mall: item,
  dams: item,
};

export const subjectOf = (catalogue: Catalogue, row: OrderRow): Subject =>
  SUBJECTS[row.family](catalogue, row);

/** What was ordered can still be had: an evening must lie ahead and not be cancelled; goods wait. */
export function canDeliver(row: OrderRow, { occasion }: Subject, now: number): boolean {
  if (!FAMILY[row.family].occasion) return true;
  return occasion !== null && !occasion.cancelled && now < occasion.startsAt;
}

export const paidAt = (row: OrderRow): number =>
  row.events.findLast(e => e.status === 'paid_success')?.at ?? row.createdAt;

/** What happens to goods after the payment, ms: sent by the post's hours, opened when the member does. */
export function fulfilmentOf(
  row: OrderRow,
  { delivery }: Subject,
  now: number,
): { done: boolean; at: number | null } | null {
  if (delivery === 'ticket') return null;
  if (delivery === 'digital') return { done: row.openedAt !== undefined, at: row.openedAt ?? null };
  const at = sentAt(paidAt(row));
  return { done: now >= at, at };
}

import type { PriceCategory } from '#domain/contract/program.ts';
import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import { findOrphans, type RowSeat, shiftFor } from '#domain/rules/orphan.ts';
import { say } from '#domain/text.ts';
import { type Translate, useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { comma, listed } from '#lib/listed.ts';
import { priced } from '#lib/price.ts';
import { kindWords, seatWords } from '#lib/seat-words.ts';
import { compile, type Geometry, kindName } from './engine/geometry.ts';
import { createSelection, type Selection, type SelectionStore } from './selection.ts';

/** What the map, the list and the basket share: the plan, its prices and the choice. */
export interface Seating {
  readonly g: Geometry;
  readonly selection: SelectionStore;
  /** By the plan's category index. Yuan. */
  readonly categories: readonly SeatingCategory[];
}
export interface SeatingCategory {
  readonly name: string;
  readonly price: number;
  /** 1 (dearest) to 6, for --seat-1 to --seat-6. */
  readonly rank: number;
}

export function makeSeating(
  plan: SeatingPlan,
  prices: readonly Pick<PriceCategory, 'code' | 'name' | 'rank' | 'price'>[],
  limit: number,
): Seating {
  const byCode = new Map(prices.map(p => [p.code, p]));
  const categories = plan.categories.map(({ name }, i) => {
    const price = byCode.get(name);
    const rank = Math.min(6, Math.max(1, Math.round(price?.rank ?? i + 1)));
    return { name: price?.name ?? name, price: price?.price ?? 0, rank };
  });
  const rankOf = new Map(plan.categories.map((c, i) => [c.name, categories[i]!.rank - 1]));
  const g = compile(plan, name => rankOf.get(name) ?? 0);
  return { g, categories, selection: createSelection(g, limit) };
}

/** Yuan. */
export const priceOf = ({ g, categories }: Seating, seat: number): number =>
  categories[g.category[seat]!]?.price ?? 0;

/** Yuan, summed in fen. */
export const totalOf = (seating: Seating, seats: readonly number[]): number =>
  seats.reduce((sum, i) => sum + Math.round(priceOf(seating, i) * 100), 0) / 100;

export interface SeatWords {
  zone(zone: number): string;
  /** Wheelchair space, companion seat; empty for any other. */
  kind(seat: number): string;
  /** Stalls, row 5, seat 12 */
  seat(seat: number): string;
  seats(seats: readonly number[]): string;
  /** Seats of one row by their numbers: 14、15 */
  numbers(seats: readonly number[]): string;
  /** With its price and its state: the accessible name. */
  named(seat: number, state: 'free' | 'taken' | 'picked' | 'dim'): string;
  t: Translate<'seat'>;
}

export function useSeatWords(seating: Seating): SeatWords {
  const t = useCopy('seat');
  const { locale } = useTree();
  const { g } = seating;
  const zone = (z: number) => say(g.zones[z]!.name, locale);
  const plain = (i: number) =>
    t('seat', { zone: zone(g.zoneOfRow[g.rowOf[i]!]!), row: g.rowName[g.rowOf[i]!]!, number: g.number[i]! });
  const kind = (i: number) => kindWords(kindName(g.kind[i]!), locale);
  const seat = (i: number) => listed([plain(i), kind(i)], locale, comma);
  return {
    t,
    zone,
    kind,
    seat,
    numbers: list => list.map(i => g.number[i]!).join(t('best.and')),
    seats: list =>
      seatWords(
        list.map(i => ({
          zone: zone(g.zoneOfRow[g.rowOf[i]!]!),
          row: g.rowName[g.rowOf[i]!]!,
          number: g.number[i]!,
          kind: kindName(g.kind[i]!),
        })),
        locale,
      ),
    named: (i, state) =>
      t('named', { seat: seat(i), price: priced(priceOf(seating, i)), state: t(`state.${state}`) }),
  };
}

export interface OrphanAdvice {
  /** The seats that are left alone. */
  readonly alone: readonly number[];
  /** All chosen seats after the shift, or null when no move helps. */
  readonly shift: readonly number[] | null;
  /** The seats that the shift brings. */
  readonly to: readonly number[];
}

/** What the choice leaves alone in its rows, and the least move that leaves nothing. */
export function adviceFor(
  seating: Seating,
  { picked, taken }: Pick<Selection, 'picked' | 'taken'>,
): OrphanAdvice | null {
  const { g } = seating;
  const rows = new Set(picked.map(i => g.rowOf[i]!));
  const chosen = new Set(picked.map(i => g.guid[i]!));
  const alone: number[] = [];
  for (const row of rows)
    for (const id of findOrphans(rowSeats(seating, row), chosen, takenIn(g, row, taken)))
      alone.push(g.index.get(id)!);
  if (!alone.length) return null;
  for (const row of rows) {
    const ids = shiftFor(rowSeats(seating, row), chosen, takenIn(g, row, taken));
    if (!ids) continue;
    const to = ids.map(id => g.index.get(id)!);
    return { alone, to, shift: [...picked.filter(i => g.rowOf[i] !== row), ...to] };
  }
  return { alone, shift: null, to: [] };
}

function rowSeats(seating: Seating, row: number): RowSeat[] {
  const { g } = seating;
  const seats: RowSeat[] = [];
  for (let i = g.rowStart[row]!; i < g.rowStart[row + 1]!; i++) {
    const like = `${priceOf(seating, i)} ${g.kind[i]}`;
    seats.push({ id: g.guid[i]!, x: g.x[i]!, y: g.y[i]!, like });
  }
  return seats;
}

function takenIn(g: Geometry, row: number, taken: Uint8Array): Set<string> {
  const ids = new Set<string>();
  for (let i = g.rowStart[row]!; i < g.rowStart[row + 1]!; i++) if (taken[i]) ids.add(g.guid[i]!);
  return ids;
}

import { type Called, drawLots, isInside, type Lot } from '#domain/rules/room.ts';
import type { RoomPlace, RoomRow } from '../../../store/ports/rooms.ts';

/** The pace is that of so long, ms. */
const PACE_OVER = 180_000;

/** What one process knows of a room: its row and its places as they were read last, and what follows from them. */
export class Picture {
  row: RoomRow | null = null;
  readonly #places = new Map<string, RoomPlace>();
  readonly #byLot = new Map<Lot, RoomPlace>();
  /** Those who were called, until they are gone for good. */
  readonly #called = new Map<string, RoomPlace>();
  /** Changes up to this one are known. */
  stamp = 0;
  #order: { readonly lots: readonly Lot[]; readonly places: ReadonlyMap<Lot, number> } | null = null;
  #line: Int32Array | null = null;
  #pace: Called[] = [];

  /** Also one that was left. */
  placeOf(memberId: string): RoomPlace | undefined {
    return this.#places.get(memberId);
  }
  placeWith(lot: Lot): RoomPlace | undefined {
    return this.#byLot.get(lot);
  }
  isInside(memberId: string, now: number): boolean {
    const place = this.#called.get(memberId);
    return place?.enteredAt != null && isInside(place, now);
  }
  /** How many are inside, with what a step changes. */
  inside(changed: ReadonlyMap<string, RoomPlace>, now: number): number {
    let inside = 0;
    for (const place of this.#called.values())
      if (!changed.has(place.memberId) && isInside(place, now)) inside++;
    for (const place of changed.values()) if (!place.gone && isInside(place, now)) inside++;
    return inside;
  }

  get drawn(): number | undefined {
    return this.#order?.lots.length;
  }
  async draw(seed: string, count: number, sha256: (text: string) => Promise<string>): Promise<void> {
    const lots = await drawLots(seed, count, sha256);
    this.#order = { lots, places: new Map(lots.map((lot, i) => [lot, i + 1])) };
    this.#line = null;
  }
  /** Who comes first was drawn; those who came after the draw follow in their order. */
  lotAt(place: number): Lot {
    return this.#order?.lots[place - 1] ?? place;
  }
  inOrder(lot: Lot): number {
    return this.#order?.places.get(lot) ?? lot;
  }

  /** Places of those who wait, in order. */
  line(): Int32Array {
    if (this.#line) return this.#line;
    const places: number[] = [];
    for (const place of this.#places.values())
      if (!place.gone && place.calledAt === null) places.push(this.inOrder(place.lot));
    this.#line = Int32Array.from(places).sort();
    return this.#line;
  }
  /** Calls of the last minutes: the oldest and the newest count of them. */
  get pace(): readonly [first: Called | undefined, last: Called | undefined] {
    return [this.#pace[0], this.#pace.at(-1)];
  }

  /** Takes over what a step has written. */
  become(row: RoomRow, changed: readonly RoomPlace[], now: number): void {
    this.row = row;
    this.absorb(changed, now);
    this.stamp = Math.max(this.stamp, row.stamp);
    if (row.drawn !== null) this.#pace.push({ at: now, called: row.called });
    this.#pace = this.#pace.filter(({ at }) => now - at < PACE_OVER && at <= now);
  }
  absorb(places: readonly RoomPlace[], now: number): void {
    for (const place of places) {
      const before = this.#places.get(place.memberId);
      if (before && before.lot !== place.lot) this.#byLot.delete(before.lot);
      this.#places.set(place.memberId, place);
      this.#byLot.set(place.lot, place);
      if (place.calledAt !== null && !place.gone) this.#called.set(place.memberId, place);
      else this.#called.delete(place.memberId);
      this.stamp = Math.max(this.stamp, place.stamp);
    }
    if (places.length > 0) this.#line = null;
    for (const place of this.#called.values())
      if (place.done || now >= (place.endsAt ?? 0)) this.#called.delete(place.memberId);
  }
}

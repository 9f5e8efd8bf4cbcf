import { FLOW, type Lot } from '#domain/rules/room.ts';
import { getCatalogue, withheldOf } from '../../../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../../../catalogue/types.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../store/port.ts';
import type { RoomPlace, RoomRow } from '../../../store/ports/rooms.ts';
import { Picture } from './picture.ts';
import { noWishes, stepOf, type Wishes } from './step.ts';
import type { Ticker } from './ticker.ts';

/** A look at the database lasts for so long, ms; one of the processes moves the line on as often. */
const SECOND = 1_000;
/** A picture that is older is none; ms. */
const STALE = 15_000;
/** Looks from one place in ten seconds: several tabs may look, a flood may not. */
const LOOKS = 30;
const LOOKS_IN = 10_000;

/**
 * The waiting room of one performance, as one process sees it: a picture that is read once a second, and from which
 * all who ask are answered. What changes is written in steps, one at a time: whoever comes while one is under way is
 * in the next, so that a thousand who come together cost a few statements. Each step locks the room's row, and sees
 * all that was done before by whatever process.
 */
export class Room {
  readonly #deps: Deps;
  readonly #id: string;
  readonly #ticker: Ticker;
  picture = new Picture();
  free = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #wishes = noWishes();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  readonly #looks = new Map<Lot, { since: number; count: number }>();

  constructor(deps: Deps, id: string, ticker: Ticker) {
    this.#deps = deps;
    this.#id = id;
    this.#ticker = ticker;
  }

  placeOf(memberId: string): RoomPlace | undefined {
    const place = this.picture.placeOf(memberId);
    return place?.gone ? undefined : place;
  }
  placeWith(lot: Lot): RoomPlace | undefined {
    const place = this.picture.placeWith(lot);
    return place?.gone ? undefined : place;
  }

  /** False when somebody looks too often. */
  mayLook(lot: Lot): boolean {
    const now = this.#deps.clock.now();
    const known = this.#looks.get(lot);
    if (!known || now - known.since >= LOOKS_IN || now < known.since) {
      this.#looks.set(lot, { since: now, count: 1 });
      return true;
    }
    known.count++;
    return known.count <= LOOKS;
  }

  /** The picture, at most a second old; older only while the database is away. */
  async look(schedule: ScheduleDoc): Promise<void> {
    const age = this.#deps.clock.now() - this.#readAt;
    if (age >= 0 && age < SECOND) return;
    try {
      await this.#step(schedule);
    } catch (error) {
      if (Math.abs(this.#deps.clock.now() - this.#readAt) > STALE) throw error;
    }
  }

  /** Does what members wish, with all others who wish something now. */
  wish(schedule: ScheduleDoc, memberId: string, ...what: (keyof Wishes)[]): Promise<void> {
    for (const kind of what) this.#wishes[kind].add(memberId);
    return this.#step(schedule);
  }

  #step(schedule: ScheduleDoc): Promise<void> {
    if (this.#next) return this.#next;
    const mine = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        const wishes = this.#wishes;
        this.#wishes = noWishes();
        return this.#run(schedule, wishes);
      });
    this.#next = mine;
    this.#running = mine;
    return mine;
  }

  async #run(schedule: ScheduleDoc, wishes: Wishes): Promise<void> {
    const { store, clock } = this.#deps;
    await this.#countFree(schedule);
    const { row, changed } = await store.transaction(async tx => {
      const room = await this.#locked(tx);
      // Committed by others before we had the lock: true whatever becomes of this step.
      const now = clock.now();
      this.picture.absorb(await tx.rooms.placesSince(this.#id, this.picture.stamp), now);
      const before = now >= schedule.saleFrom && room.drawn === null ? { ...room, drawn: room.lots } : room;
      if (before !== room) await this.#draw(room.seed, room.lots);
      const { picture, free } = this;
      const step = stepOf(before, { picture, ticker: this.#ticker, schedule, wishes, free, now });
      if (step.changed.length > 0) await tx.rooms.savePlaces(step.changed);
      if (step.row !== room) await tx.rooms.saveRoom(step.row);
      return step;
    });
    this.#readAt = clock.now();
    this.picture.become(row, changed, this.#readAt);
  }

  /** Free seats, counted once a second. */
  async #countFree(schedule: ScheduleDoc): Promise<void> {
    const now = this.#deps.clock.now();
    if (now >= this.#countedAt && now - this.#countedAt < SECOND) return;
    const catalogue = await getCatalogue(this.#deps);
    const seats = catalogue.plans.get(schedule.planId)?.seats.size ?? 0;
    const taken = await this.#deps.store.direct.sales.takenCounts([this.#id], now);
    this.free = seats - withheldOf(catalogue, schedule).size - (taken.get(this.#id) ?? 0);
    this.#countedAt = now;
  }

  async #locked(tx: Tx): Promise<RoomRow> {
    const id = this.#id;
    let room = await tx.rooms.lockRoom(id);
    if (!room) {
      const flow = { ...FLOW, ticks: 0, answered: {} };
      const seed = this.#deps.random.token(32);
      await tx.rooms.openRoom({ scheduleId: id, seed, stamp: 0, lots: 0, drawn: null, called: 0, flow });
      room = await tx.rooms.lockRoom(id);
    }
    if (!room) throw new Error(`no waiting room for ${id}`);
    // It was closed and opened again.
    if (this.picture.row && this.picture.row.seed !== room.seed) {
      this.picture = new Picture();
      this.#looks.clear();
    }
    if (room.drawn !== null && this.picture.drawn !== room.drawn) await this.#draw(room.seed, room.drawn);
    return room;
  }

  #draw(seed: string, count: number): Promise<void> {
    return this.picture.draw(seed, count, text => this.#deps.host.sha256(text));
  }
}

import { ticketOrder } from '#domain/contract/order.ts';
import type { RoomView } from '#domain/contract/room.ts';
import { seat } from '#domain/contract/seat.ts';
import {
  askAgainIn,
  CALLED,
  type Called,
  callsNow,
  drawLots,
  FLOW,
  INSIDE,
  isInside,
  type Lot,
  minutesLeft,
  nextFlow,
  roomState,
} from '#domain/rules/room.ts';
import { isOver } from '#domain/rules/sale-state.ts';
import { getCatalogue, withheldOf } from '../../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import { iso } from '../../catalogue/view.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { signed } from '../../http/keys.ts';
import { Latency, watchAnswers } from '../../http/latency.ts';
import { sameText } from '../../http/same-text.ts';
import type { Tx } from '../../store/port.ts';
import type { RoomPlace, RoomRow } from '../../store/ports/rooms.ts';
import { inRoom, tooOften } from './refusals.ts';

/** A look at the database lasts for so long, ms; one of the processes moves the line on as often. */
const SECOND = 1_000;
/** And somewhat less, as timers and lines are never on time. */
const ALMOST = 900;
/** A picture that is older is none; ms. */
const STALE = 15_000;
/** What a process said of its answers so many ticks ago counts no more. */
const FORGOTTEN = 5;
/** The pace is that of so long, ms. */
const PACE = 180_000;
/** Looks from one place in ten seconds: several tabs may look, a flood may not. */
const LOOKS = 30;
const LOOKS_IN = 10_000;

/** What a step is to do beside moving the line on, by member. */
interface Wishes {
  readonly join: Set<string>;
  readonly enter: Set<string>;
  readonly leave: Set<string>;
  readonly done: Set<string>;
}
const noWishes = (): Wishes => ({ join: new Set(), enter: new Set(), leave: new Set(), done: new Set() });

/**
 * The waiting room of one performance, as one process sees it: a picture that is read once a second, and from which
 * all who ask are answered. What changes is written in steps, one at a time: whoever comes while one is under way is
 * in the next, so that a thousand who come together cost a few statements. Each step locks the room's row, and sees
 * all that was done before by whatever process.
 */
class Room {
  private readonly deps: Deps;
  private readonly id: string;
  /** What this process says of itself to the others. */
  private readonly process: string;
  private readonly latency: Latency;
  private row: RoomRow | null = null;
  private readonly places = new Map<string, RoomPlace>();
  private readonly byLot = new Map<Lot, RoomPlace>();
  /** Those who were called, until they are gone for good. */
  private readonly active = new Map<string, RoomPlace>();
  private stamp = 0;
  private order: { readonly lots: readonly Lot[]; readonly places: ReadonlyMap<Lot, number> } | null = null;
  private waiting: Int32Array | null = null;
  private pace: Called[] = [];
  private free = 0;
  private countedAt = Number.NEGATIVE_INFINITY;
  private readAt = Number.NEGATIVE_INFINITY;
  private ticked = { ticks: -1, at: 0 };
  private wishes = noWishes();
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly looks = new Map<Lot, { since: number; count: number }>();

  constructor(deps: Deps, id: string, process: string, latency: Latency) {
    this.deps = deps;
    this.id = id;
    this.process = process;
    this.latency = latency;
  }

  of(memberId: string): RoomPlace | undefined {
    const place = this.places.get(memberId);
    return place?.gone ? undefined : place;
  }
  ofLot(lot: Lot): RoomPlace | undefined {
    const place = this.byLot.get(lot);
    return place?.gone ? undefined : place;
  }
  isInside(memberId: string): boolean {
    const place = this.active.get(memberId);
    return place?.enteredAt != null && isInside(place, this.deps.clock.now());
  }

  /** The picture, at most a second old; older only while the database is away. */
  async look(schedule: ScheduleDoc): Promise<void> {
    const age = this.deps.clock.now() - this.readAt;
    if (age >= 0 && age < SECOND) return;
    try {
      await this.step(schedule);
    } catch (error) {
      if (Math.abs(this.deps.clock.now() - this.readAt) > STALE) throw error;
    }
  }

  /** Does what members wish, with all others who wish something now. */
  wish(schedule: ScheduleDoc, memberId: string, ...what: (keyof Wishes)[]): Promise<void> {
    for (const kind of what) this.wishes[kind].add(memberId);
    return this.step(schedule);
  }

  step(schedule: ScheduleDoc): Promise<void> {
    if (this.next) return this.next;
    const mine = this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        const wishes = this.wishes;
        this.wishes = noWishes();
        return this.run(schedule, wishes);
      });
    this.next = mine;
    this.running = mine;
    return mine;
  }

  private async run(schedule: ScheduleDoc, wishes: Wishes): Promise<void> {
    const { deps } = this;
    await this.countFree(schedule);
    const { row, changed } = await deps.store.transaction(async tx => {
      const room = await this.locked(tx);
      // Committed by others before we had the lock: true whatever becomes of this step.
      this.absorb(await tx.rooms.placesSince(this.id, this.stamp));
      const step = await this.decide(room, schedule, wishes);
      if (step.changed.length > 0) await tx.rooms.savePlaces(step.changed);
      if (step.row !== room) await tx.rooms.saveRoom(step.row);
      return step;
    });
    this.row = row;
    this.absorb(changed);
    this.stamp = Math.max(this.stamp, row.stamp);
    const now = deps.clock.now();
    this.readAt = now;
    if (row.drawn !== null) this.pace.push({ at: now, called: row.called });
    this.pace = this.pace.filter(({ at }) => now - at < PACE && at <= now);
  }

  /** Free seats, counted once a second. */
  private async countFree(schedule: ScheduleDoc): Promise<void> {
    const now = this.deps.clock.now();
    if (now >= this.countedAt && now - this.countedAt < SECOND) return;
    const catalogue = await getCatalogue(this.deps);
    const seats = catalogue.plans.get(schedule.planId)?.seats.size ?? 0;
    const taken = await this.deps.store.direct.sales.takenCounts([this.id], now);
    this.free = seats - withheldOf(catalogue, schedule).size - (taken.get(this.id) ?? 0);
    this.countedAt = now;
  }

  private async locked(tx: Tx): Promise<RoomRow> {
    const { random } = this.deps;
    let room = await tx.rooms.lockRoom(this.id);
    if (!room) {
      const flow = { ...FLOW, ticks: 0, answered: {} };
      const seed = random.token(32);
      await tx.rooms.openRoom({ scheduleId: this.id, seed, stamp: 0, lots: 0, drawn: null, called: 0, flow });
      room = await tx.rooms.lockRoom(this.id);
    }
    if (!room) throw new Error(`no waiting room for ${this.id}`);
    // It was closed and opened again.
    if (this.row && this.row.seed !== room.seed) this.forget();
    if (room.drawn !== null && this.order?.lots.length !== room.drawn) await this.draw(room.seed, room.drawn);
    return room;
  }

  private async draw(seed: string, count: number): Promise<void> {
    const lots = await drawLots(seed, count, text => this.deps.host.sha256(text));
    this.order = { lots, places: new Map(lots.map((lot, i) => [lot, i + 1])) };
    this.waiting = null;
  }

  private async decide(
    before: RoomRow,
    schedule: ScheduleDoc,
    wishes: Wishes,
  ): Promise<{ row: RoomRow; changed: RoomPlace[] }> {
    const now = this.deps.clock.now();
    const stamp = before.stamp + 1;
    let row = before;
    const changed = new Map<string, RoomPlace>();
    const of = (memberId: string) => changed.get(memberId) ?? this.places.get(memberId);
    const put = (place: Omit<RoomPlace, 'stamp'>) => changed.set(place.memberId, { ...place, stamp });
    const opened = now >= schedule.saleFrom;

    if (opened && row.drawn === null) {
      row = { ...row, drawn: row.lots };
      await this.draw(row.seed, row.lots);
    }

    for (const memberId of wishes.join) {
      const place = of(memberId);
      const state = place && roomState(place, now);
      if (place && !place.gone && (state === 'waiting' || state === 'called')) continue;
      // Before the draw one has one lot, however often one comes and goes.
      if (place && row.drawn === null) put({ ...place, gone: false });
      else {
        row = { ...row, lots: row.lots + 1 };
        put({
          scheduleId: this.id,
          memberId,
          lot: row.lots,
          joinedAt: now,
          calledAt: null,
          enteredAt: null,
          endsAt: null,
          done: false,
          gone: false,
        });
      }
    }
    for (const memberId of wishes.leave) {
      const place = of(memberId);
      if (place && !place.gone) put({ ...place, gone: true });
    }
    for (const memberId of wishes.done) {
      const place = of(memberId);
      if (place && !place.done) put({ ...place, done: true });
    }

    if (opened && !isOver(schedule, now)) {
      row = this.ticking(row, now, this.count(changed, now));
      const lots = new Map([...changed.values()].map(p => [p.lot, p]));
      let calls = callsNow(row.flow.limit, { inside: this.count(changed, now), free: this.free });
      let { called } = row;
      while (calls > 0 && called < row.lots) {
        called++;
        const lot = this.order?.lots[called - 1] ?? called;
        const place = lots.get(lot) ?? this.byLot.get(lot);
        const current = place && of(place.memberId);
        if (current?.lot !== lot || current.gone || current.calledAt !== null) continue;
        put({ ...current, calledAt: now, endsAt: now + CALLED });
        calls--;
      }
      if (called !== row.called) row = { ...row, called };
    }

    for (const memberId of wishes.enter) {
      const place = of(memberId);
      if (!place || place.gone || place.enteredAt !== null || roomState(place, now) !== 'called') continue;
      put({ ...place, enteredAt: now, endsAt: now + INSIDE });
    }
    if (changed.size > 0) row = { ...row, stamp };
    return { row, changed: [...changed.values()] };
  }

  /** How many are inside, with what this step changes. */
  private count(changed: ReadonlyMap<string, RoomPlace>, now: number): number {
    let inside = 0;
    for (const place of this.active.values())
      if (!changed.has(place.memberId) && isInside(place, now)) inside++;
    for (const place of changed.values()) if (!place.gone && isInside(place, now)) inside++;
    return inside;
  }

  /**
   * The room's second. One process moves it on, and which one does not matter: whoever finds that nobody has for a
   * second of its own clock. So clocks that disagree make it neither faster nor stop.
   */
  private ticking(row: RoomRow, now: number, inside: number): RoomRow {
    const { flow } = row;
    if (flow.ticks !== this.ticked.ticks || now < this.ticked.at)
      this.ticked = { ticks: flow.ticks, at: now };
    const mine = now - this.ticked.at >= ALMOST;
    const p95 = this.latency.p95();
    const ticks = mine ? flow.ticks + 1 : flow.ticks;
    const answered = Object.fromEntries([
      ...Object.entries(flow.answered).filter(
        ([process, { tick }]) => process !== this.process && ticks - tick < FORGOTTEN,
      ),
      [this.process, { tick: ticks, p95 }],
    ]);
    const same = flow.answered[this.process];
    if (!mine) return same?.tick === ticks ? row : { ...row, flow: { ...flow, answered } };
    this.ticked = { ticks, at: now };
    const all = Object.values(answered).flatMap(a => (a.p95 === null ? [] : [a.p95]));
    const { limit, rest } = nextFlow(flow, { p95: all.length > 0 ? Math.max(...all) : null, inside });
    return { ...row, flow: { limit, rest, ticks, answered } };
  }

  private absorb(places: readonly RoomPlace[]): void {
    const now = this.deps.clock.now();
    for (const place of places) {
      const before = this.places.get(place.memberId);
      if (before && before.lot !== place.lot) this.byLot.delete(before.lot);
      this.places.set(place.memberId, place);
      this.byLot.set(place.lot, place);
      if (place.calledAt !== null && !place.gone) this.active.set(place.memberId, place);
      else this.active.delete(place.memberId);
      this.stamp = Math.max(this.stamp, place.stamp);
    }
    if (places.length > 0) this.waiting = null;
    for (const place of this.active.values())
      if (place.done || now >= (place.endsAt ?? 0)) this.active.delete(place.memberId);
  }

  private forget(): void {
    this.places.clear();
    this.byLot.clear();
    this.active.clear();
    this.looks.clear();
    this.stamp = 0;
    this.order = null;
    this.waiting = null;
    this.pace = [];
    this.row = null;
  }

  private placeOf(lot: Lot): number {
    return this.order?.places.get(lot) ?? lot;
  }

  /** Places of those who wait, in order. */
  private line(): Int32Array {
    if (this.waiting) return this.waiting;
    const places: number[] = [];
    for (const place of this.places.values())
      if (!place.gone && place.calledAt === null) places.push(this.placeOf(place.lot));
    this.waiting = Int32Array.from(places).sort();
    return this.waiting;
  }

  /** False when somebody looks too often. */
  mayLook(lot: Lot): boolean {
    const now = this.deps.clock.now();
    const known = this.looks.get(lot);
    if (!known || now - known.since >= LOOKS_IN || now < known.since) {
      this.looks.set(lot, { since: now, count: 1 });
      return true;
    }
    known.count++;
    return known.count <= LOOKS;
  }

  /** What a member is told, from the picture alone. */
  async view(schedule: ScheduleDoc, place: RoomPlace): Promise<RoomView> {
    const now = this.deps.clock.now();
    const { row } = this;
    if (!row) throw new Error(`the waiting room of ${this.id} was not looked at`);
    const line = this.line();
    const base = {
      scheduleId: this.id,
      token: await tokenOf(this.deps, this.id, place.lot),
      lot: place.lot,
      waiting: line.length,
      opensAt: iso(schedule.saleFrom),
      now: iso(now),
      seal: await this.deps.host.sha256(row.seed),
    };
    if (row.drawn === null)
      return { ...base, state: 'early', ask: askBefore(schedule.saleFrom - now, line.length) };
    const drawn = { seed: row.seed, drawn: row.drawn };
    const state = roomState(place, now);
    if (state !== 'waiting') return { ...base, ...drawn, state, until: iso(place.endsAt ?? now), ask: 3_000 };
    const mine = this.placeOf(place.lot);
    const before = below(line, mine);
    const minutes = this.free > 0 ? minutesLeft(before, this.pace[0], this.pace.at(-1) as Called) : null;
    return {
      ...base,
      ...drawn,
      state,
      place: mine,
      before,
      full: this.free <= 0,
      ...(minutes !== null && { minutes }),
      ask: askAgainIn({ before, waiting: line.length }),
    };
  }
}

/** Before the opening there is nothing to hear. Of the draw all hear within some seconds, not all in the same one. */
const askBefore = (left: number, waiting: number): number =>
  left > 25_000 ? 20_000 : Math.max(2_000, left + Math.random() * Math.min(waiting * 3, 20_000));

/** How many of a sorted list are below a number. */
function below(line: Int32Array, place: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The calls by which one who chooses seats notices that the house is slow. */
const OF_THE_SALE: ReadonlySet<string> = new Set(
  [seat.plan, seat.status, seat.best, ticketOrder.create, ticketOrder.confirm].map(c => c.path),
);

interface Rooms {
  readonly byId: Map<string, Room>;
  readonly process: string;
  readonly latency: Latency;
}
const houses = new WeakMap<object, Rooms>();

function roomOf(deps: Deps, scheduleId: string): Room {
  let rooms = houses.get(deps.store);
  if (!rooms) {
    const made: Rooms = { byId: new Map(), process: deps.random.token(9), latency: new Latency() };
    watchAnswers(deps.store, (path, memberId, began) =>
      OF_THE_SALE.has(path) && [...made.byId.values()].some(room => room.isInside(memberId))
        ? made.latency.begin(began)
        : null,
    );
    houses.set(deps.store, made);
    rooms = made;
  }
  const room = rooms.byId.get(scheduleId) ?? new Room(deps, scheduleId, rooms.process, rooms.latency);
  rooms.byId.set(scheduleId, room);
  return room;
}

const macOf = async (deps: Deps, scheduleId: string, lot: Lot): Promise<string> =>
  (await signed(deps, `room|${scheduleId}|${lot}`)).slice(0, 32);
/** Lets one look at a place without being known; it opens nothing. */
const tokenOf = async (deps: Deps, scheduleId: string, lot: Lot): Promise<string> =>
  `${lot}.${await macOf(deps, scheduleId, lot)}`;

/** The member's place, a new one where there is none or its time is over. */
export async function comeIn({ deps, session }: MemberCtx, schedule: ScheduleDoc): Promise<RoomView> {
  const room = roomOf(deps, schedule.id);
  await room.wish(schedule, session.memberId, 'join');
  const place = room.of(session.memberId);
  if (!place) throw new Error('a place that was just taken is gone');
  return room.view(schedule, place);
}

/** What a place sees; null for a token that is none, or of a place that was left. */
export async function lookAround(deps: Deps, schedule: ScheduleDoc, token: string): Promise<RoomView | null> {
  const [, text = '', mac = ''] = /^([1-9]\d{0,8})\.([\da-f]{32})$/.exec(token) ?? [];
  const lot = Number(text);
  if (text === '' || !sameText(mac, await macOf(deps, schedule.id, lot))) return null;
  const room = roomOf(deps, schedule.id);
  if (!room.mayLook(lot)) throw tooOften();
  await room.look(schedule);
  const place = room.ofLot(lot);
  return place ? room.view(schedule, place) : null;
}

export async function goAway({ deps, session }: MemberCtx, schedule: ScheduleDoc): Promise<void> {
  await roomOf(deps, schedule.id).wish(schedule, session.memberId, 'leave');
}

/**
 * Until when this member may choose seats, where the performance has a waiting room: throws inRoom (2213) with the
 * place for everybody who has not been called. Undefined where nothing is to be waited for.
 */
export async function passRoom(
  { deps, session, now }: MemberCtx,
  schedule: ScheduleDoc,
  /** Whose turn went by gets a new place without asking for it. */
  again = false,
): Promise<number | undefined> {
  // Whoever may buy before the sale opens has been promised just that.
  if (!schedule.waitingRoom || now < schedule.saleFrom) return undefined;
  const { memberId } = session;
  const room = roomOf(deps, schedule.id);
  const known = room.of(memberId);
  if (known?.enteredAt != null && now < (known.endsAt ?? 0)) return known.endsAt ?? undefined;
  await (known && !again
    ? room.wish(schedule, memberId, 'enter')
    : room.wish(schedule, memberId, 'join', 'enter'));
  const place = room.of(memberId);
  if (!place) throw new Error('a place that was just taken is gone');
  if (place.enteredAt !== null && now < (place.endsAt ?? 0)) return place.endsAt ?? undefined;
  throw inRoom(await room.view(schedule, place));
}

/** An order was made: the next one may come in. */
export function leaveInside({ deps, session }: MemberCtx, schedule: ScheduleDoc): void {
  if (!schedule.waitingRoom || deps.clock.now() < schedule.saleFrom) return;
  roomOf(deps, schedule.id)
    .wish(schedule, session.memberId, 'done')
    // Then the time inside ends by itself.
    .catch((error: unknown) => deps.log('waiting room', { error }));
}

/** Moves rooms on in which nobody looks, and closes those that are over. */
export async function sweepRooms(deps: Deps): Promise<void> {
  const { direct } = deps.store;
  const ids = await direct.rooms.roomIds();
  const known = houses.get(deps.store)?.byId;
  if (ids.length === 0 && !known?.size) return;
  const { schedules } = await getCatalogue(deps);
  const runs = (id: string): ScheduleDoc | null => {
    const schedule = schedules.get(id);
    return schedule && !isOver(schedule, deps.clock.now()) ? schedule : null;
  };
  // Also of those that another process has closed nothing is remembered here.
  for (const id of known?.keys() ?? []) if (!runs(id)) known?.delete(id);
  for (const id of ids) {
    const schedule = runs(id);
    if (!schedule) await direct.rooms.closeRoom(id);
    else if (schedule.waitingRoom) await roomOf(deps, id).look(schedule);
  }
}

import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type ProgramDetail, program, type Schedule } from '#domain/contract/program.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { seat } from '#domain/contract/seat.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';

export type SeatStatus = ReplyOf<typeof seat.status>;
export type SeatPlan = ReplyOf<typeof seat.plan>;
export interface SeatsWanted {
  readonly scheduleId: string;
  readonly programId: string;
  /** The order whose tickets these seats are for, and which of them. */
  readonly exchange?: { readonly exchangeNo: string; readonly exchangePieces?: string[] } | undefined;
}
/** A performance whose seats can be chosen now. */
export interface OpenSale {
  readonly kind: 'open';
  readonly asked: SeatsWanted;
  readonly schedule: Schedule;
  readonly detail: ProgramDetail;
  readonly plan: SeatPlan;
  readonly status: SeatStatus;
  /** Where one came through a waiting room: until when seats can be chosen. */
  readonly until?: string | undefined;
}
export type Reason =
  | 'upcoming'
  | 'presale'
  | 'members'
  | 'out'
  | 'ended'
  | 'cancelled'
  | 'missing'
  | 'refused';
/** Why not, and what there is instead. */
export interface ClosedSale {
  readonly kind: 'closed';
  readonly reason: Reason;
  /** The server's sentence, when it gave one. */
  readonly message: string;
  readonly asked: SeatsWanted;
  readonly schedule: Schedule | null;
  readonly detail: ProgramDetail | null;
  readonly others: readonly Schedule[];
  /** The package code of the demonstration, for a presale. */
  readonly demoCode: string;
  readonly needsCode: boolean;
}
/** A performance whose seats are chosen in turn, and this member's place. */
export interface RoomSale {
  readonly kind: 'room';
  readonly asked: SeatsWanted;
  readonly schedule: Schedule;
  readonly detail: ProgramDetail;
  readonly place: RoomView;
}
export type Sale = OpenSale | ClosedSale | RoomSale;

/** So soon is there what came beside the login: it is shown without a skeleton before it; ms. */
const MOMENT = 40;

export async function loader({ query, signal }: PageArgs) {
  const asked = {
    scheduleId: query.get('scheduleId') ?? '',
    programId: query.get('programId') ?? '',
    exchange: exchangeOf(query),
  };
  const packCode = query.get('packCode');
  if (packCode) useUser.getState().setPackCode(packCode.slice(0, 40));
  const sale = handled(openSale(asked, signal));
  const moment = new Promise<null>(resolve => setTimeout(resolve, MOMENT, null));
  return { asked, sale: (await Promise.race([sale.catch(() => null), moment])) ?? sale };
}

function exchangeOf(query: URLSearchParams): SeatsWanted['exchange'] {
  const exchangeNo = query.get('exchange');
  if (!exchangeNo) return undefined;
  const pieces = query.get('pieces')?.split(',').filter(Boolean) ?? [];
  return { exchangeNo, ...(pieces.length > 0 && { exchangePieces: pieces.slice(0, 40) }) };
}

/** Permission, keys, plan and status. Refusals are data; other failures throw. */
export async function openSale(asked: SeatsWanted, signal?: AbortSignal): Promise<Sale> {
  const options = { signal, quiet: true };
  const closed = (reason: Reason, more: Partial<ClosedSale> = {}): ClosedSale => ({
    kind: 'closed',
    reason,
    message: '',
    asked,
    schedule: null,
    detail: null,
    others: [],
    demoCode: '',
    needsCode: false,
    ...more,
  });
  if (!asked.scheduleId || !asked.programId) return closed('missing');
  try {
    const secret = useSecret.getState();
    const admission = handled(admit(asked.scheduleId, signal, { beside: 'Y' }));
    await admission.catch(() => undefined);
    // What follows came beside it, where seats can be chosen.
    const detail = await call(program.byId, { id: asked.programId }, options);
    secret.addProgramKey(detail.id, detail.programKey);
    secret.setProgramId(detail.id);
    const { programKey } = detail;
    const schedules = await call(program.schedules, { programId: detail.id, programKey }, options);
    secret.addSessionKeys(
      Object.fromEntries(schedules.flatMap(s => (s.sessionKey ? [[s.id, s.sessionKey]] : []))),
    );
    const schedule = schedules.find(s => s.id === asked.scheduleId);
    const others = schedules.filter(
      s => s.id !== asked.scheduleId && s.state !== 'ended' && s.state !== 'cancelled',
    );
    const facts = { detail, others };
    if (!schedule) return closed('missing', facts);
    const here = { ...facts, schedule };
    if (schedule.waitingRoom && schedule.state === 'upcoming') {
      const place = await early(asked.scheduleId, signal);
      if (place) return { kind: 'room', asked, schedule, detail, place };
    }
    if (schedule.state === 'upcoming' || schedule.state === 'ended' || schedule.state === 'cancelled')
      return closed(schedule.state, here);
    const { refusal, until } = await admission;
    const place = schedule.waitingRoom && refusal ? await placeIn(refusal) : null;
    if (place) return { kind: 'room', asked, schedule, detail, place };
    if (refusal)
      return closed(reasonOf(refusal, schedule), { ...here, message: refusal.message, ...codeOf(refusal) });
    const keys = keysOf(asked);
    const [plan, status] = await Promise.all([
      call(seat.plan, keys, options),
      call(seat.status, keys, options),
    ]);
    // The member's own live order is no reason to send them away.
    if (!status.mine && everySeatTaken(plan, status)) return closed('out', here);
    return { kind: 'open', asked, schedule, detail, plan, status, until };
  } catch (error) {
    if (isFailure(error, ERR.notFound, ERR.badPayload)) return closed('missing', { message: error.message });
    throw error;
  }
}

/** What every seat call carries (rulings.md, “Wire”). */
export function keysOf({ scheduleId, programId }: SeatsWanted) {
  const { programKeyMap, sessionKeyScheduleMap } = useSecret.getState();
  return { scheduleId, programKey: programKeyMap[programId], sessionKey: sessionKeyScheduleMap[scheduleId] };
}

interface Admission {
  readonly refusal: CallFailure | null;
  readonly until?: string | undefined;
}
/** Asks for the order key, an admission of 30 minutes or as long as a waiting room gives. */
export async function admit(
  scheduleId: string,
  signal?: AbortSignal,
  more?: { readonly beside: 'Y' },
): Promise<Admission> {
  const packCode = useUser.getState().packCode || undefined;
  try {
    const { until } = await call(
      ticketOrder.checkPermission,
      { scheduleId, packCode, ...more },
      { signal, quiet: true },
    );
    return { refusal: null, until };
  } catch (error) {
    if (isFailure(error, ERR.notOnSale, ERR.noPermission, ERR.inRoom)) return { refusal: error };
    throw error;
  }
}

/** The place of who has to wait for a turn. */
async function placeIn({ errcode, data }: CallFailure): Promise<RoomView | null> {
  if (errcode !== ERR.inRoom) return null;
  const { reply } = await room.join.shapes();
  return reply.parse(data);
}

/** A place before the sale opens; null where the room is not open yet, or not for this member. */
async function early(scheduleId: string, signal?: AbortSignal): Promise<RoomView | null> {
  const packCode = useUser.getState().packCode || undefined;
  try {
    return await call(room.join, { scheduleId, packCode }, { signal, quiet: true });
  } catch (error) {
    if (isFailure(error, ERR.notOnSale, ERR.noPermission)) return null;
    throw error;
  }
}

function reasonOf(refusal: CallFailure, schedule: Schedule): Reason {
  if (refusal.errcode === ERR.notOnSale) return schedule.saleFrom ? 'upcoming' : 'refused';
  return schedule.state === 'presale' || schedule.state === 'members' ? schedule.state : 'refused';
}

function codeOf({ data }: CallFailure): Pick<ClosedSale, 'demoCode' | 'needsCode'> {
  const { needs, demoCode } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  return { needsCode: needs === 'packCode', demoCode: typeof demoCode === 'string' ? demoCode : '' };
}

function everySeatTaken({ plan }: SeatPlan, { taken }: SeatStatus): boolean {
  const gone = new Set(taken);
  return plan.zones.every(zone => zone.rows.every(row => row.seats.every(s => gone.has(s.seat_guid))));
}

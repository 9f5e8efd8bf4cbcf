import { CHANGED, type Changed } from '#domain/words/changed.ts';
import { longDateTime } from '#lib/dates.ts';
import { eveningOf } from '../catalogue/family.ts';
import { verifierOf } from '../host/ed25519.ts';
import { ticketSigner, verdictOf } from '../orders/ticket-code.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';
import type { Command, DeskCtx } from './command.ts';
import { csv } from './csv.ts';
import { scheduleNamed } from './find.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The first line of a signed list; what a key signs for lists it signs for nothing else. */
const MARK = 'door-list.1|';
const encoder = new TextEncoder();
const toText = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));
/** Bytes of base64; null for anything else. */
export const fromText = (text: string): Bytes | null =>
  /^[A-Za-z0-9+/]+=*$/.test(text.trim()) ? Uint8Array.from(atob(text.trim()), c => c.charCodeAt(0)) : null;

export interface DoorTicket {
  readonly code: string;
  readonly seats: readonly string[];
  /** Zone, row and seat in words. */
  readonly places: string;
  readonly used: boolean;
  /** Of performances by name alone. */
  readonly name?: string;
}
export interface DoorList {
  readonly scheduleId: string;
  readonly title: string;
  readonly startsAt: string;
  /** It does not take place, or not when it was announced to. */
  readonly changed?: Changed;
  readonly hall: string;
  readonly madeAt: string;
  readonly tickets: readonly DoorTicket[];
}

const words = (row: OrderRow, ticket: TicketRow, scheduleId: string): string =>
  row.seats
    .filter(s => ticket.seatIds.includes(s.seatId) && (s.scheduleId ?? row.scheduleId) === scheduleId)
    .map(s => `${s.zone.zh} ${s.zone.en} ${s.row}-${s.number}`)
    .join('; ');

async function listOf(ctx: DeskCtx): Promise<DoorList> {
  const { deps, season, now } = ctx;
  const schedule = scheduleNamed(ctx, ctx.word(0, 'The performance'));
  const { store } = deps;
  const tickets: DoorTicket[] = [];
  for (const row of await store.direct.desk.ordersAt(schedule.id)) {
    if (row.realStatus !== 'paid_success') continue;
    for (const ticket of await store.direct.sales.tickets(row.tradeNo))
      if ((ticket.scheduleId ?? row.scheduleId) === schedule.id)
        tickets.push({
          code: ticket.code,
          seats: ticket.seatIds,
          places: words(row, ticket, schedule.id),
          used: ticket.usedAt !== null,
          ...(schedule.realName && row.contact ? { name: row.contact.linkman } : {}),
        });
  }
  return {
    scheduleId: schedule.id,
    title: season.catalogue.programs.get(schedule.programId)?.title.en ?? schedule.programId,
    startsAt: new Date(schedule.startsAt).toISOString(),
    ...(schedule.cancelled
      ? { changed: 'cancelled' }
      : schedule.movedFrom !== undefined
        ? { changed: 'moved' }
        : {}),
    hall: eveningOf(season.catalogue, schedule).place.name.en,
    madeAt: new Date(now).toISOString(),
    tickets: tickets.sort((a, b) => (a.places < b.places ? -1 : 1)),
  };
}

/** The list as a file that nobody can change unseen: its signature, then what was signed. */
export async function signedList(deps: Parameters<typeof ticketSigner>[0], list: DoorList): Promise<string> {
  const body = JSON.stringify(list);
  const { sign } = await ticketSigner(deps);
  return `${toText(await sign(encoder.encode(MARK + body)))}\n${body}\n`;
}

/** The list of a signed file; null where it is not what the owner of the key signed. Works without a network. */
export async function openList(file: string, publicKey: Bytes): Promise<DoorList | null> {
  const [mac = '', body = ''] = file.split('\n');
  const signature = fromText(mac);
  const verify = await verifierOf(publicKey);
  if (signature?.length !== 64 || !(await verify(signature, encoder.encode(MARK + body)))) return null;
  return JSON.parse(body) as DoorList;
}

/** What a door says of a code, with the list of its evening. */
export async function atTheDoor(code: string, list: DoorList, publicKey: Bytes): Promise<string> {
  const entry = list.tickets.find(t => t.code === code);
  const verdict = await verdictOf(code, {
    publicKey,
    scheduleId: list.scheduleId,
    ...(entry && { places: entry.seats }),
  });
  if (entry && list.changed === 'cancelled') return `refused: the evening is cancelled; ${entry.places}`;
  if (entry) return entry.used ? `used before: ${entry.places}` : `admits: ${entry.places}`;
  if (verdict === 'genuine')
    return 'refused: it was a ticket of this evening, and was given away, moved or returned since';
  if (verdict === 'other-evening') return 'refused: a ticket of another evening';
  return `refused: ${verdict}`;
}

export const door: Command = {
  usage: '<performance>',
  does: 'The list for the door: a table, and a signed file that verifies without a network.',
  async plan(ctx) {
    const list = await listOf(ctx);
    const rows = list.tickets.map(t => [
      t.places,
      t.seats.join(' '),
      t.name ?? '',
      t.used ? 'used' : '',
      t.code,
    ]);
    return {
      lines: [
        `${list.title}, ${longDateTime(list.startsAt, 'en-US')}${list.changed ? ` (${CHANGED[list.changed].en.toLowerCase()})` : ''}: ${list.tickets.length} tickets, ${list.tickets.reduce((n, t) => n + t.seats.length, 0)} places`,
      ],
      files: {
        [`door-${list.scheduleId}.csv`]: csv([['place', 'seats', 'name', 'used', 'code'], ...rows]),
        [`door-${list.scheduleId}.signed`]: await signedList(ctx.deps, list),
      },
    };
  },
};

export const key: Command = {
  usage: '',
  does: 'The public key for doors: with it a ticket and a list verify without a network.',
  async plan({ deps }) {
    return { lines: [toText((await ticketSigner(deps)).publicKey)] };
  },
};

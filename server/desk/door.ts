import { type Bilingual, say } from '#domain/text.ts';
import { CHANGED, type Changed } from '#domain/words/changed.ts';
import { longDateTime } from '#lib/dates.ts';
import { verifierOf } from '#lib/ed25519-verify.ts';
import { kindWords } from '#lib/seat-words.ts';
import { eveningOf } from '../catalogue/family.ts';
import { withOffset } from '../clock.ts';
import { ticketSigner, verdictOf } from '../orders/ticket-code.ts';
import type { SeatLine } from '../store/ports/sales.ts';
import type { Command, DeskCtx } from './command.ts';
import { SEPARATOR, tableFor } from './csv.ts';
import { admittedTo } from './door-list.ts';
import { titleOf } from './door-parts.ts';
import { scheduleAsked, scheduleNamed } from './find.ts';

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
  /** Zone, row and seat in words, and which place is a wheelchair's or its companion's. */
  readonly places: string;
  /** Price category, or the kind of a ticket without a place. */
  readonly kind: string;
  /** Who has it: the friend that it was given to, or else who booked. */
  readonly name: string;
  /** It was given to a friend. */
  readonly given?: true;
  /** Of performances by name: whose each place is, with the masked number of the document (quality.md S19). */
  readonly guests?: readonly string[];
  readonly used: boolean;
}
export interface DoorList {
  readonly scheduleId: string;
  readonly title: string;
  /** On the hall's clock, with its distance from UTC. */
  readonly startsAt: string;
  /** It does not take place, or not when it was announced to. */
  readonly changed?: Changed;
  readonly hall: string;
  readonly madeAt: string;
  readonly tickets: readonly DoorTicket[];
}

const placeOf = (seat: SeatLine): string => {
  const kind = (['zh-CN', 'en-US'] as const).map(locale => kindWords(seat.kind, locale)).join(' ');
  return `${seat.zone.zh} ${seat.zone.en} ${seat.row}-${seat.number}${kind.trim() && ` (${kind})`}`;
};

const inBoth = ({ zh, en }: Bilingual): string => (zh === en ? en : `${zh} ${en}`);

async function listOf(ctx: DeskCtx): Promise<DoorList> {
  const { season, now } = ctx;
  const schedule = scheduleAsked(ctx);
  const tickets = (await admittedTo(ctx, schedule)).map(
    ({ ticket, seats, kinds, name, given, guests }): DoorTicket => ({
      code: ticket.code,
      seats: ticket.seatIds,
      places: seats.map(placeOf).join('; '),
      kind: kinds.map(inBoth).join('; '),
      name,
      ...(given && { given: true }),
      ...(guests.length > 0 && { guests }),
      used: ticket.usedAt !== null,
    }),
  );
  return {
    scheduleId: schedule.id,
    title: inBoth(titleOf(season, schedule)),
    startsAt: withOffset(schedule.startsAt, 'yyyy-MM-ddThh:mm'),
    ...(schedule.cancelled
      ? { changed: 'cancelled' }
      : schedule.movedFrom !== undefined
        ? { changed: 'moved' }
        : {}),
    hall: inBoth(eveningOf(season.catalogue, schedule).place.name),
    madeAt: withOffset(now, 'yyyy-MM-ddThh:mm'),
    tickets: tickets.sort((a, b) => (a.places < b.places ? -1 : 1)),
  };
}

/** What the key of the tickets signs, and its public half: a device believes nothing else. */
export async function signedBody(
  deps: Parameters<typeof ticketSigner>[0],
  body: string,
): Promise<{ signed: string; publicKey: string }> {
  const { sign, publicKey } = await ticketSigner(deps);
  const signed = `${toText(await sign(encoder.encode(MARK + body)))}\n${body}\n`;
  return { signed, publicKey: toText(publicKey) };
}

/** The list as a file that nobody can change unseen: its signature, then what was signed. */
export async function signedList(deps: Parameters<typeof ticketSigner>[0], list: DoorList): Promise<string> {
  return (await signedBody(deps, JSON.stringify(list))).signed;
}

/** The list of a signed file; null where it is not what the owner of the key signed. Works without a network. */
export async function openList(file: string, publicKey: Bytes): Promise<DoorList | null> {
  const [mac = '', body = ''] = file.split('\n');
  const signature = fromText(mac);
  const verify = await verifierOf(publicKey);
  if (signature?.length !== 64 || !(await verify(signature, encoder.encode(MARK + body)))) return null;
  return JSON.parse(body) as DoorList;
}

const REFUSED: Readonly<Record<string, Bilingual>> = {
  genuine: {
    zh: '拒绝：原是这一场的票，后来转赠、换座或退票了',
    en: 'refused: it was a ticket of this evening, and was given away, moved or returned since',
  },
  'other-evening': { zh: '拒绝：是另一场的票', en: 'refused: a ticket of another evening' },
};

/** What a door says of a code, with the list of its evening. */
export async function atTheDoor(
  code: string,
  list: DoorList,
  publicKey: Bytes,
): Promise<{ readonly admits: boolean; readonly words: Bilingual }> {
  const no = (words: Bilingual) => ({ admits: false, words });
  const entry = list.tickets.find(t => t.code === code);
  const verdict = await verdictOf(code, {
    publicKey,
    scheduleId: list.scheduleId,
    ...(entry && { places: entry.seats }),
  });
  if (entry && list.changed === 'cancelled')
    return no({
      zh: `拒绝：这一场已取消；${entry.places}`,
      en: `refused: the evening is cancelled; ${entry.places}`,
    });
  if (entry?.used) return no({ zh: `已经用过：${entry.places}`, en: `used before: ${entry.places}` });
  if (entry)
    return { admits: true, words: { zh: `可以入场：${entry.places}`, en: `admits: ${entry.places}` } };
  return no(REFUSED[verdict] ?? { zh: `拒绝：${verdict}`, en: `refused: ${verdict}` });
}

const COLUMNS: readonly Bilingual[] = [
  { zh: '位置', en: 'place' },
  { zh: '座位', en: 'seats' },
  { zh: '票种', en: 'kind' },
  { zh: '姓名', en: 'name' },
  { zh: '转赠', en: 'given' },
  { zh: '实名', en: 'guests' },
  { zh: '已用', en: 'used' },
  { zh: '票码', en: 'code' },
  { zh: '开演', en: 'starts' },
];
const MARKS = {
  given: { zh: '已转赠', en: 'given to a friend' },
  used: { zh: '已用', en: 'used' },
} as const;

export const door: Command = {
  usage: `<performance> ${SEPARATOR}`,
  does: {
    zh: '检票名单：一张表，和一个离线也能核对的签名文件。',
    en: 'The list for the door: a table, and a signed file that verifies without a network.',
  },
  async plan(ctx) {
    const list = await listOf(ctx);
    const word = (text: Bilingual): string => say(text, ctx.asked.locale ?? 'en-US');
    const title = titleOf(ctx.season, scheduleNamed(ctx, list.scheduleId));
    const places = list.tickets.reduce((n, t) => n + t.seats.length, 0);
    const rows = list.tickets.map(t => [
      t.places,
      t.seats.join(' '),
      t.kind,
      t.name,
      t.given ? word(MARKS.given) : '',
      t.guests?.join('; ') ?? '',
      t.used ? word(MARKS.used) : '',
      t.code,
      list.startsAt,
    ]);
    return {
      lines: [
        {
          zh: `${title.zh}，${longDateTime(list.startsAt, 'zh-CN')}${list.changed ? `（${CHANGED[list.changed].zh}）` : ''}：${list.tickets.length} 张票，${places} 个座位`,
          en: `${title.en}, ${longDateTime(list.startsAt, 'en-US')}${list.changed ? ` (${CHANGED[list.changed].en.toLowerCase()})` : ''}: ${list.tickets.length} tickets, ${places} places`,
        },
      ],
      files: {
        [`door-${list.scheduleId}.csv`]: tableFor(ctx, [COLUMNS.map(word), ...rows]),
        [`door-${list.scheduleId}.signed`]: await signedList(ctx.deps, list),
      },
    };
  },
};

export const key: Command = {
  usage: '',
  does: {
    zh: '检票用的公钥：有它就能离线核对门票和名单。',
    en: 'The public key for doors: with it a ticket and a list verify without a network.',
  },
  async plan({ deps }) {
    return { lines: [toText((await ticketSigner(deps)).publicKey)] };
  },
};

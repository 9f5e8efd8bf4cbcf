import type { DoorEntry, DoorList, Scan, Scanned } from '#domain/contract/door.ts';
import { cleanCode } from '#domain/rules/card.ts';
import { CODE_MARK, decideScan, type Entry, markText } from '#domain/rules/door.ts';
import { readTicketCode, scheduleText, startsWith } from '#domain/rules/ticket-code.ts';
import { verifierOf } from '#lib/ed25519-verify.ts';
import type { KeptList, KeptPress, Post } from './kept.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const encoder = new TextEncoder();
const sha256 = async (text: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), c => c.charCodeAt(0));

/** What the key of the tickets signs for lists (server/desk/door.ts). */
const MARK = 'door-list.1|';

/** The list that the box office signed; null for anything else. */
export async function openSigned(signed: string, publicKey: string): Promise<DoorList | null> {
  const [mac = '', body = ''] = signed.split('\n');
  const verify = await verifierOf(bytesOf(publicKey));
  if (!(await verify(bytesOf(mac), encoder.encode(MARK + body)))) return null;
  return JSON.parse(body) as DoorList;
}

/** A code's digest, as the list has it at the end of a `ref`. */
export const markOf = async (code: string): Promise<string> =>
  Array.from(await sha256(markText(cleanCode(code))), b => b.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, CODE_MARK);

const entryOf = ({ usedAt, door, outAt }: DoorEntry): Entry => ({
  usedAt: usedAt === undefined ? null : Date.parse(usedAt),
  ...(door !== undefined && { door }),
  ...(outAt !== undefined && { outAt: Date.parse(outAt) }),
});
const shown = (entry: DoorEntry, { usedAt, door, outAt }: Entry): DoorEntry => {
  const { usedAt: _, door: __, outAt: ___, ...bare } = entry;
  return {
    ...bare,
    ...(usedAt !== null && { usedAt: new Date(usedAt).toISOString() }),
    ...(door !== undefined && { door }),
    ...(outAt !== undefined && { outAt: new Date(outAt).toISOString() }),
  };
};

/** The evening as this telephone knows it: the list, and what was pressed here since. */
export class Evening {
  readonly list: DoorList;
  private readonly publicKey: string;
  private readonly entries: Map<string, DoorEntry>;

  constructor({ list, publicKey }: KeptList, presses: readonly KeptPress[]) {
    this.list = list;
    this.publicKey = publicKey;
    this.entries = new Map(list.entries.map(e => [e.ref, e]));
    // What was sent before the list was made is in it.
    for (const { scan, ref, sent } of presses)
      if (ref !== null && (!sent || scan.at > Date.parse(list.madeAt))) this.press(ref, scan, null, '');
  }

  all(): DoorEntry[] {
    return [...this.entries.values()];
  }
  /** What the box office says of a ticket is true. */
  learn(entry: DoorEntry): void {
    this.entries.set(entry.ref, entry);
  }
  async refOf({ code, ref }: Scan): Promise<string | null> {
    if (ref !== undefined) return this.entries.has(ref) ? ref : null;
    const mark = await markOf(code ?? '');
    return this.all().find(e => e.ref.endsWith(`.${mark}`))?.ref ?? null;
  }

  /** What this door says while nobody can be asked. */
  async decide(scan: Scan, post: Post, zones: readonly string[] | null): Promise<Scanned> {
    const at = new Date(scan.at).toISOString();
    const ref = await this.refOf(scan);
    if (ref === null)
      return { nonce: scan.nonce, result: await this.unlisted(cleanCode(scan.code ?? '')), at, group: [] };
    const result = this.press(ref, scan, scan.anyDoor ? null : zones, post.door);
    const entry = this.entries.get(ref);
    const group = this.all().filter(e => e.group === entry?.group && e.ref !== ref && e.usedAt === undefined);
    return {
      nonce: scan.nonce,
      result,
      at,
      ...(entry && { entry }),
      group: result === 'admitted' ? group : [],
    };
  }

  private press(ref: string, { kind, at }: Scan, zones: readonly string[] | null, door: string) {
    const entry = this.entries.get(ref);
    if (!entry) return 'unknown' as const;
    const { result, entry: next } = decideScan(
      {
        found: 'ticket',
        stands: !this.list.cancelled,
        here: zones === null || entry.zones.length === 0 || entry.zones.some(z => zones.includes(z)),
        entry: entryOf(entry),
      },
      { kind, at, door, by: '' },
    );
    if (next) this.entries.set(ref, shown(entry, next));
    return result;
  }

  /** A genuine ticket that the list does not know may have been bought since: that is for a person to say. */
  private async unlisted(code: string): Promise<Scanned['result']> {
    const read = readTicketCode(code);
    if (!read) return 'unknown';
    const verify = await verifierOf(bytesOf(this.publicKey));
    if (!(await verify(read.signature, read.message))) return 'forged';
    const schedule = await sha256(scheduleText(this.list.scheduleId));
    return startsWith(schedule, read.schedule) ? 'unknown' : 'other-evening';
  }
}

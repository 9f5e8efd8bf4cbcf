import type { DoorEntry, Scan, Scanned } from '#domain/contract/door.ts';
import { correctedAt } from '#domain/rules/door.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { leadsTo, type Post, type Redeemed, redeem } from '../orders/redeem.ts';
import { admitted, doorEntry } from './door-list.ts';
import { type DoorParts, doorsOf, titleOf } from './door-parts.ts';

/** What a telephone has pressed, in the order of its time, by the server's clock. */
export async function scanAll(
  parts: DoorParts,
  schedule: ScheduleDoc,
  at: { deviceId: string; door: string; who: string; sentAt: number },
  scans: readonly Scan[],
): Promise<Scanned[]> {
  const { season, now } = parts;
  const zones = doorsOf(season, schedule).find(d => d.name.zh === at.door)?.zones ?? null;
  const post: Post = { deviceId: at.deviceId, scheduleId: schedule.id, door: at.door, zones, who: at.who };
  const done: Scanned[] = [];
  for (const scan of [...scans].sort((a, b) => a.at - b.at)) {
    const press = {
      nonce: scan.nonce,
      code: scan.code ?? '',
      ref: scan.ref,
      kind: scan.kind,
      at: correctedAt(scan.at, { sentAt: at.sentAt, now }),
      told: scan.told ?? null,
      why: scan.why ?? '',
    };
    const redeemed = await redeem(parts, scan.anyDoor ? { ...post, zones: null } : post, press);
    done.push(await told(parts, schedule, post, redeemed));
  }
  return done;
}

/** What a door sees of it: of a foreign evening's ticket its evening, and no name. */
async function told(
  parts: DoorParts,
  schedule: ScheduleDoc,
  post: Post,
  { scan, order, ticket }: Redeemed,
): Promise<Scanned> {
  const { deps, season } = parts;
  const said: Scanned = { nonce: scan.nonce, result: scan.result, at: iso(scan.at), group: [] };
  if (!order || !ticket) return said;
  const evening = ticket.scheduleId ?? order.scheduleId;
  if (evening !== schedule.id) {
    const other = season.catalogue.schedules.get(evening);
    return other
      ? { ...said, evening: { title: titleOf(season, other), startsAt: iso(other.startsAt) } }
      : said;
  }
  const tickets = await deps.store.direct.sales.tickets(order.tradeNo);
  const waiting = tickets.filter(
    t =>
      t.place !== ticket.place &&
      t.usedAt === null &&
      t.holder === ticket.holder &&
      (t.scheduleId ?? order.scheduleId) === schedule.id &&
      leadsTo(post.zones, order, t),
  );
  const entryOf = async (t: typeof ticket): Promise<DoorEntry> =>
    doorEntry(deps, await admitted(parts, schedule, order, t));
  return {
    ...said,
    entry: await entryOf(ticket),
    group: scan.result === 'admitted' ? await Promise.all(waiting.map(entryOf)) : [],
  };
}

/** What happened at the doors is read for a season and a year. */
const SCANS_KEPT = 730 * DAY;
export const sweepScans = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.doors.forgetScans(clock.now() - SCANS_KEPT);

import { door } from '#domain/contract/door.ts';
import { correctedAt, LIST_FOR } from '#domain/rules/door.ts';
import { isCalled } from '#domain/rules/name-words.ts';
import { limit } from '../accounts/throttle.ts';
import { saleContext } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import { signedBody } from '../desk/door.ts';
import { doorCounts } from '../desk/door-counts.ts';
import { admittedTo, doorEntry } from '../desk/door-list.ts';
import { type DoorParts, doorsOf, eveningAt, isOpen, titleOf } from '../desk/door-parts.ts';
import { scanAll } from '../desk/door-scan.ts';
import { noDevice } from '../desk/refusals.ts';
import { type Endpoint, forStaff, open, type StaffCtx } from '../http/endpoint.ts';
import type { DeviceRow } from '../store/ports/doors.ts';

const partsOf = async ({ deps, now }: StaffCtx): Promise<DoorParts> => ({
  deps,
  now,
  season: await saleContext(deps),
});

/** The device of a call; null for one that was taken out of use. */
async function deviceOf({ deps, staff, now }: StaffCtx, id: string): Promise<DeviceRow | null> {
  const row = await deps.store.direct.doors.device(id);
  if (!row) throw noDevice();
  if (row.revokedAt !== null) return null;
  const seen = { ...row, staffId: staff.id, seenAt: now };
  if (now - row.seenAt > 60_000 || row.staffId !== staff.id) await deps.store.direct.doors.saveDevice(seen);
  return seen;
}

const shown = (row: DeviceRow, who: string) => ({
  deviceId: row.id,
  name: row.name,
  seenAt: iso(row.seenAt),
  who,
  revoked: row.revokedAt !== null,
});

const MOST_FOUND = 30;

export const endpoints: readonly Endpoint[] = [
  forStaff(door.evenings, 'door', async ctx => {
    const { season, now } = await partsOf(ctx);
    const open = season.catalogue.calendar.filter(s => isOpen(ctx.deps, s, now));
    return {
      now: iso(now),
      list: open.map(s => ({
        scheduleId: s.id,
        title: titleOf(season, s),
        startsAt: iso(s.startsAt),
        hall: season.catalogue.halls.get(s.hallId)?.name ?? { zh: s.hallId, en: s.hallId },
        ...(s.cancelled
          ? { changed: 'cancelled' as const }
          : s.movedFrom !== undefined
            ? { changed: 'moved' as const }
            : {}),
        doors: doorsOf(season, s).map(d => ({ name: d.name, zones: [...d.zones] })),
      })),
    };
  }),

  forStaff(door.enrol, 'door', async (ctx, p) => {
    const { deps, staff, now } = ctx;
    const { doors } = deps.store.direct;
    const known = p.deviceId === undefined ? null : await doors.device(p.deviceId);
    const row: DeviceRow =
      known && known.revokedAt === null
        ? { ...known, name: p.name, staffId: staff.id, seenAt: now }
        : {
            id: `d-${deps.random.token(12)}`,
            name: p.name,
            staffId: staff.id,
            createdAt: now,
            seenAt: now,
            revokedAt: null,
          };
    await doors.saveDevice(row);
    return shown(row, staff.name);
  }),

  forStaff(door.list, 'door', async (ctx, p) => {
    const parts = await partsOf(ctx);
    const schedule = eveningAt(parts, p.scheduleId);
    const now = iso(ctx.now);
    if (!(await deviceOf(ctx, p.deviceId))) return { wipe: true, signed: '', publicKey: '', now };
    const found = await admittedTo(parts, schedule);
    const list = {
      scheduleId: schedule.id,
      deviceId: p.deviceId,
      madeAt: now,
      until: iso(schedule.startsAt + LIST_FOR),
      cancelled: schedule.cancelled,
      entries: await Promise.all(found.map(t => doorEntry(ctx.deps, t))),
    };
    return { wipe: false, now, ...(await signedBody(ctx.deps, JSON.stringify(list))) };
  }),

  forStaff(door.scan, 'door', async (ctx, p) => {
    const parts = await partsOf(ctx);
    // What was pressed without a network may come when the evening is over.
    const last = Math.max(...p.scans.map(s => correctedAt(s.at, { sentAt: p.sentAt, now: ctx.now })));
    const schedule = eveningAt(parts, p.scheduleId, last);
    const now = iso(ctx.now);
    if (!(await deviceOf(ctx, p.deviceId))) return { wipe: true, results: [], now };
    const { deviceId, door: name, sentAt } = p;
    const at = { deviceId, door: name, sentAt, who: ctx.staff.mail };
    return { wipe: false, results: await scanAll(parts, schedule, at, p.scans), now };
  }),

  forStaff(door.search, 'door', async (ctx, p) => {
    const parts = await partsOf(ctx);
    const schedule = eveningAt(parts, p.scheduleId);
    if (!(await deviceOf(ctx, p.deviceId))) throw noDevice();
    const entries = await Promise.all((await admittedTo(parts, schedule)).map(t => doorEntry(ctx.deps, t)));
    return {
      list: entries
        .filter(e => isCalled([e.name, e.places.zh, e.places.en, ...(e.guests ?? [])], p.text))
        .slice(0, MOST_FOUND),
    };
  }),

  forStaff(door.counts, 'door', async (ctx, p) => {
    const parts = await partsOf(ctx);
    return doorCounts(parts, eveningAt(parts, p.scheduleId));
  }),

  /** Told by the device's own id, which nobody else has: its session has ended, and its list must not stay for that. */
  open(door.fate, async (ctx, p) => {
    await limit(ctx, 'deviceByAddress', ctx.deps.host.address(ctx.request));
    const row = await ctx.deps.store.direct.doors.device(p.deviceId);
    return { wipe: !row || row.revokedAt !== null };
  }),

  forStaff(door.devices, 'devices', async ({ deps }) => {
    const [rows, people] = await Promise.all([
      deps.store.direct.doors.devices(),
      deps.store.direct.staff.people(),
    ]);
    return { list: rows.map(row => shown(row, people.find(s => s.id === row.staffId)?.name ?? '')) };
  }),

  forStaff(door.revoke, 'devices', async (ctx, p) => {
    const { deps, staff, now } = ctx;
    await deps.store.transaction(async tx => {
      const row = await tx.doors.device(p.deviceId);
      if (!row) throw noDevice();
      // Pressed again, it stands in the record once.
      if (row.revokedAt !== null) return;
      await tx.doors.saveDevice({ ...row, revokedAt: now });
      // Whoever has it must not name it anew.
      await tx.staff.endSessions(row.staffId, ctx.staffSession.sessionHash);
      await tx.desk.addAct({
        at: now,
        who: staff.mail,
        why: p.why,
        command: 'revoke-device',
        asked: { deviceId: p.deviceId },
        lines: [`The door’s device “${row.name}” is out of use, and wipes its list.`],
      });
    });
  }),
];

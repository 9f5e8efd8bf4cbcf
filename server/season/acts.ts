import type { ScheduleDoc } from '../catalogue/types.ts';
import type { Tx } from '../store/port.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { FOREVER, HOUSE } from '../store/ports/sales.ts';
import {
  type Edit,
  type Fields,
  type Held,
  isEdit,
  isStanding,
  isWritten,
  type OfficeAct,
  type Written,
} from './office-act.ts';
import { isTextOf, layTexts } from './texts.ts';

const KIND = 'act';
export const actDoc = (act: OfficeAct): CatalogueDoc => ({ kind: KIND, id: String(act.number), body: act });
const put = (tx: Tx, ...acts: readonly OfficeAct[]): Promise<void> => tx.catalogue.upsert(acts.map(actDoc));
const readAll = async (tx: Tx): Promise<OfficeAct[]> =>
  (await tx.catalogue.read(KIND)).map(doc => doc.body as OfficeAct);
const isUndone = (act: OfficeAct): boolean =>
  act.undoneAt !== undefined || (act.what === 'hold' && act.seats.length === 0);

/** Every act that stands or may stand again, oldest first, whoever has taken seats that were held. */
export const writtenActs = async (tx: Tx): Promise<OfficeAct[]> =>
  (await readAll(tx)).filter(act => !isUndone(act)).sort((a, b) => a.number - b.number);

/** The same; held seats are those whose claim is still the house's. */
export async function readActs(tx: Tx, now: number): Promise<OfficeAct[]> {
  const acts = await writtenActs(tx);
  const evenings = new Set(acts.flatMap(act => (act.what === 'hold' ? [act.scheduleId] : [])));
  const held = new Map<string, ReadonlySet<string>>();
  for (const id of evenings) held.set(id, await heldAt(tx, id, now));
  return acts
    .map(act =>
      act.what === 'hold' && isStanding(act)
        ? { ...act, seats: act.seats.filter(seat => held.get(act.scheduleId)?.has(seat)) }
        : act,
    )
    .filter(act => !isUndone(act));
}

/** The seats of a performance that the office holds. */
export const heldAt = async (tx: Tx, scheduleId: string, now: number): Promise<Set<string>> =>
  new Set((await tx.sales.taken(scheduleId, now)).filter(t => t.tradeNo === HOUSE).map(t => t.seatId));

/** A new act, under the catalogue's lock. A seat is held by the last act that names it. */
export async function addAct(
  tx: Tx,
  act: Omit<Edit, 'number'> | Omit<Held, 'number'> | Omit<Written, 'number'>,
): Promise<OfficeAct> {
  const all = await readAll(tx);
  const added: OfficeAct = { ...act, number: 1 + Math.max(0, ...all.map(a => a.number)) };
  const others = all.flatMap(a => {
    if (a.what !== 'hold' || added.what !== 'hold' || a.scheduleId !== added.scheduleId) return [];
    const seats = a.seats.filter(seat => !added.seats.includes(seat));
    return seats.length < a.seats.length ? [{ ...a, seats }] : [];
  });
  await put(tx, added, ...others);
  return added;
}

export const undoAct = (tx: Tx, act: OfficeAct, at: number): Promise<void> =>
  put(tx, { ...act, undoneAt: at });

function edited(doc: ScheduleDoc, { movedFrom, ...rest }: Fields): ScheduleDoc {
  if (movedFrom === undefined) return { ...doc, ...rest };
  const { movedFrom: _, ...bare } = doc;
  return { ...bare, ...rest, ...(movedFrom !== null && { movedFrom }) };
}

/** An evening as it is when the acts stand over what is said of it otherwise. */
export const editedBy = (doc: ScheduleDoc, acts: readonly OfficeAct[]): ScheduleDoc =>
  acts.reduce(
    (now, act) => (isEdit(act) && act.scheduleId === doc.id && isStanding(act) ? edited(now, act.says) : now),
    doc,
  );

/** The same of all documents: who writes a season writes it through this. */
export const layOver = (docs: readonly CatalogueDoc[], acts: readonly OfficeAct[]): CatalogueDoc[] =>
  docs.map(doc =>
    doc.kind === 'schedule' && doc.body !== null
      ? { ...doc, body: editedBy(doc.body as ScheduleDoc, acts) }
      : doc,
  );

/** Writes documents of a season; what the office did to their evenings and texts stands. */
export async function putDocs(tx: Tx, docs: readonly CatalogueDoc[]): Promise<void> {
  const acts = await writtenActs(tx);
  await tx.catalogue.upsert(layTexts(layOver(docs, acts), acts));
}

/** An evening as the acts found it, where no version of the season says it. */
export const asFound = (doc: ScheduleDoc, acts: readonly OfficeAct[]): ScheduleDoc =>
  acts.reduceRight(
    (now, act) =>
      isEdit(act) && act.scheduleId === doc.id && isStanding(act) ? edited(now, act.before) : now,
    doc,
  );

/** Whether what a file says of an evening is what the act says. */
function isSaid(act: Edit | Held, file: ScheduleDoc): boolean {
  if (act.what === 'hold') return act.seats.every(seat => file.withheld?.includes(seat));
  if (act.what === 'cancel') return file.cancelled;
  return file.startsAt === act.says.startsAt && file.movedFrom !== undefined;
}

/** The standing acts that a season's own documents say too; with a move those that it took the place of. */
export function saidBy(docs: readonly CatalogueDoc[], acts: readonly OfficeAct[]): Set<OfficeAct> {
  const files = new Map(
    docs.flatMap(({ kind, id, body }) => (kind === 'schedule' && body ? [[id, body as ScheduleDoc]] : [])),
  );
  const said = new Set<OfficeAct>(
    acts.filter(act => isWritten(act) && isStanding(act) && isTextOf(docs, act)),
  );
  for (const act of [...acts].reverse()) {
    if (isWritten(act)) continue;
    const file = files.get(act.scheduleId);
    if (!file || !isStanding(act)) continue;
    const followed = [...said].some(s => s.what === 'move' && s.scheduleId === act.scheduleId);
    if (isSaid(act, file) || (act.what === 'move' && followed)) said.add(act);
  }
  return said;
}

/** From a version on whose files say the same, an act is settled: seats that it held are kept back by the file. */
export async function settleActs(tx: Tx, acts: Iterable<OfficeAct>, version: number): Promise<void> {
  for (const act of acts) {
    await put(tx, { ...act, settledBy: version });
    if (act.what === 'hold') await tx.sales.release(act.scheduleId, HOUSE, act.seats);
  }
}

/** What a version settled stands again when it is taken back. */
export async function unsettleActs(tx: Tx, version: number, now: number): Promise<void> {
  for (const act of await readAll(tx)) {
    if (act.settledBy !== version || isUndone(act)) continue;
    const { settledBy: _, ...standing } = act;
    await put(tx, standing);
    if (standing.what === 'hold')
      await tx.sales.claim(standing.scheduleId, standing.seats, HOUSE, FOREVER, now);
  }
}

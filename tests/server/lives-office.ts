import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { publish, undo } from '#server/season/publish.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import type { BoxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';

/** What the office does while a town lives: acts, and seasons that are published over them. */
const DAY = 86_400_000;
const HALL = 8 * 3_600_000;

interface Chance {
  readonly random: () => number;
  readonly int: (n: number) => number;
  readonly one: <T>(list: readonly T[]) => T | undefined;
}

export interface Desk {
  /** One thing that the office does. */
  step(): Promise<void>;
  /** How often each has been done. */
  readonly done: Readonly<Record<string, number>>;
  /** Evenings whose time has changed: what was promised of them at a payment is not what is true of them now. */
  readonly moved: ReadonlySet<string>;
}

export async function openDesk(
  office: BoxOffice,
  docs: readonly CatalogueDoc[],
  evenings: readonly string[],
  orders: () => Promise<readonly OrderRow[]>,
  { random, int, one }: Chance,
): Promise<Desk> {
  const { store, clock } = office.deps;
  const ask = clerk(office, 'zhao');
  const done: Record<string, number> = {};
  const moved = new Set<string>();
  const note = (what: string, ok: boolean): void => {
    if (ok) done[what] = (done[what] ?? 0) + 1;
  };
  const evening = (): string => one(evenings) ?? '';
  const act = async (command: string, words: readonly string[], options = {}): Promise<void> =>
    note(command, (await ask(command, words, options)).ok);
  const seats = (): string[] => [`L-${1 + int(4)}-${1 + int(50)}`, `L-${1 + int(4)}-${1 + int(50)}`];

  /** The season's files, of which somebody has changed one evening's prices. */
  let files = docs;
  async function publishAgain(): Promise<void> {
    const id = evening();
    const prices = { A: 10_000 + 1_000 * int(60), B: 9_050 };
    files = files.map(doc =>
      doc.kind === 'schedule' && doc.id === id
        ? { ...doc, body: { ...(doc.body as ScheduleDoc), prices } }
        : doc,
    );
    note('publish', (await publish(store, { docs: files, by: 'zhao', note: '', now: clock.now() })).ok);
  }
  async function takeBack(): Promise<void> {
    const { length } = await store.direct.seasons.versions();
    if (length < 2) return;
    note('take back', (await undo(store, { by: 'zhao', note: '', now: clock.now() }))?.ok === true);
  }
  const move = async (): Promise<void> => {
    const id = evening();
    moved.add(id);
    const at = Math.max(clock.now(), Date.parse('2026-12-04')) + (1 + int(60)) * DAY;
    await act('move-evening', [id], { to: new Date(at + HALL).toISOString().slice(0, 16).replace('T', ' ') });
  };
  async function refund(): Promise<void> {
    const row = one((await orders()).filter(o => o.realStatus === 'paid_success'));
    if (row) await act('refund', [row.tradeNo], random() < 0.5 ? { full: '' } : {});
  }
  async function takeUp(): Promise<void> {
    const { lines } = await ask('acts', []);
    const number = one(lines.flatMap(line => /^(\d+) \|/.exec(line)?.[1] ?? []));
    if (number) await act('undo', [number]);
  }

  if (!(await publish(store, { docs, by: 'zhao', note: '', now: clock.now() })).ok)
    throw new Error('the season cannot be published');
  return {
    done,
    moved,
    async step() {
      const r = random();
      if (r < 0.2) await publishAgain();
      else if (r < 0.28) await takeBack();
      else if (r < 0.43) await act('hold', [evening(), ...new Set(seats())]);
      else if (r < 0.5) await act('release', [evening()]);
      else if (r < 0.6) await move();
      else if (r < 0.63) await act('cancel-evening', [evening()]);
      else if (r < 0.8) await takeUp();
      else await refund();
    },
  };
}

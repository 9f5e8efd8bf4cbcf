import type { DrawerRow, DrawersStore } from '../ports/drawers.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

type Numeric = number | string | bigint;
type Raw = Omit<DrawerRow, 'openedAt' | 'openedWith' | 'taken' | 'closedAt' | 'counted'> &
  Record<'openedAt' | 'openedWith' | 'taken', Numeric> &
  Record<'closedAt' | 'counted', Numeric | null>;

const DRAWER = columnsOf<DrawerRow>('drawer')(
  'id',
  'who',
  'openedAt',
  'openedWith',
  'taken',
  'closedAt',
  'counted',
);
const orNull = (value: Numeric | null): number | null => (value === null ? null : Number(value));
const rowOf = (raw: Raw): DrawerRow => ({
  ...raw,
  openedAt: Number(raw.openedAt),
  openedWith: Number(raw.openedWith),
  taken: Number(raw.taken),
  closedAt: orNull(raw.closedAt),
  counted: orNull(raw.counted),
});

export function sqlDrawers(query: Query): DrawersStore {
  const one = async (sql: string, params: readonly unknown[]): Promise<DrawerRow | null> => {
    const [raw] = await query<Raw>(sql, params);
    return raw ? rowOf(raw) : null;
  };
  return {
    drawerOf: who => one(`select ${DRAWER.fields} from drawer where who = $1 and closed_at is null`, [who]),
    async openDrawer({ id, who, openedAt, openedWith, taken }) {
      const rows = await query(
        `insert into drawer (id, who, opened_at, opened_with, taken) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [id, who, openedAt, openedWith, taken],
      );
      return rows.length === 1;
    },
    putIn: async (who, fen) =>
      (await one(
        `update drawer set taken = taken + $2 where who = $1 and closed_at is null returning ${DRAWER.fields}`,
        [who, fen],
      )) !== null,
    closeDrawer: (who, at, counted) =>
      one(
        `update drawer set closed_at = $2, counted = $3 where who = $1 and closed_at is null returning ${DRAWER.fields}`,
        [who, at, counted],
      ),
  };
}

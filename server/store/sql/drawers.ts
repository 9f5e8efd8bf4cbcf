import type { DrawerRow, DrawersStore } from '../ports/drawers.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const DRAWER = columnsOf<DrawerRow>('drawer')(
  'id',
  'who',
  'openedAt',
  'openedWith',
  'taken',
  'closedAt',
  'counted',
);

export function sqlDrawers(query: Query): DrawersStore {
  const { first, did } = asking(query);
  return {
    drawerOf: who =>
      first<DrawerRow>(`select ${DRAWER.fields} from drawer where who = $1 and closed_at is null`, [who]),
    openDrawer: row => did(...DRAWER.insert(row, 'on conflict do nothing returning id')),
    putIn: (who, fen) =>
      did('update drawer set taken = taken + $2 where who = $1 and closed_at is null returning id', [
        who,
        fen,
      ]),
    closeDrawer: (who, at, counted) =>
      first<DrawerRow>(
        `update drawer set closed_at = $2, counted = $3 where who = $1 and closed_at is null returning ${DRAWER.fields}`,
        [who, at, counted],
      ),
  };
}

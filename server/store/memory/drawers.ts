import type { DrawerRow, DrawersStore } from '../ports/drawers.ts';
import { type Journal, type Noun, Table } from './table.ts';

export function memoryDrawers(journal: Journal): Noun<DrawersStore> {
  const drawers = new Table<DrawerRow>(journal, d => d.id);
  const open = (who: string): DrawerRow | null => drawers.find(d => d.who === who && d.closedAt === null);
  return {
    tables: { drawers },
    port: {
      drawerOf: async who => open(who),
      openDrawer: async row => !open(row.who) && drawers.insert(row),
      async putIn(who, fen) {
        const row = open(who);
        if (row) drawers.put({ ...row, taken: row.taken + fen });
        return row !== null;
      },
      async closeDrawer(who, closedAt, counted) {
        const row = open(who);
        if (row) drawers.change(row.id, { closedAt, counted });
        return row && { ...row, closedAt, counted };
      },
    },
  };
}

/** A clerk's drawer from its opening to its count. Fen; instants are milliseconds. */
export interface DrawerRow {
  readonly id: string;
  readonly who: string;
  readonly openedAt: number;
  readonly openedWith: number;
  /** Cash taken, less cash given back. */
  readonly taken: number;
  readonly closedAt: number | null;
  readonly counted: number | null;
}

export interface DrawersStore {
  /** The one that is open. */
  drawerOf(who: string): Promise<DrawerRow | null>;
  /** False where that clerk has one open. */
  openDrawer(row: DrawerRow): Promise<boolean>;
  /** Cash in, or out below zero; false where none is open. */
  putIn(who: string, fen: number): Promise<boolean>;
  /** The drawer as it was closed; null where none was open. */
  closeDrawer(who: string, at: number, counted: number): Promise<DrawerRow | null>;
}

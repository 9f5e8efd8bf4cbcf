type Later = (work: () => void) => unknown;
/** After what has arrived so far was looked at; a browser has no such moment, and no load either. */
const soon: Later = (globalThis as { setImmediate?: Later }).setImmediate ?? queueMicrotask;

/**
 * Looks rows up by one key. What is wanted in the same turn of the event loop goes to the database in one statement:
 * on a busy evening a call pays for a share of the way there and back, on a quiet one nothing changes.
 */
export function together<Row>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | null> {
  let open: { readonly keys: Set<string>; readonly rows: Promise<ReadonlyMap<string, Row>> } | null = null;
  return async key => {
    if (!open) {
      const keys = new Set<string>();
      const rows = new Promise<void>(resolve => soon(resolve)).then(() => {
        open = null;
        return read([...keys]);
      });
      open = { keys, rows };
    }
    open.keys.add(key);
    return (await open.rows).get(key) ?? null;
  };
}

/** Two values in IndexedDB, for the demonstration that lives in the browser. Denied or broken storage is no snapshot. */
const NAME = 'heming-box-office';
const STORE = 'shelf';

/** `published` is large and seldom changes: it is not written with every act. */
export type SnapshotKey = 'snapshot' | 'published';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
    });
    const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** What was kept, of any shape; undefined when there is nothing or it cannot be read. */
export async function readSnapshot(key: SnapshotKey): Promise<unknown> {
  try {
    return await withStore('readonly', store => store.get(key) as IDBRequest<unknown>);
  } catch {
    return undefined;
  }
}

export interface SnapshotWriter {
  /** There is something new to keep. */
  changed(): void;
  /** Everything new is kept by now. */
  kept(): Promise<void>;
}

/** Keeps what `take` returns, at once and without overlaps: a change while one is written is written after it. */
export function snapshotWriter(key: SnapshotKey, take: () => unknown): SnapshotWriter {
  let writing: Promise<void> | null = null;
  let again = false;
  const write = async (): Promise<void> => {
    do {
      again = false;
      try {
        await withStore('readwrite', store => store.put(take(), key));
      } catch {
        // Denied or full: the visit goes on without a memory.
      }
    } while (again);
    writing = null;
  };
  return {
    changed() {
      if (writing) again = true;
      else writing = write();
    },
    kept: async () => {
      await writing;
    },
  };
}

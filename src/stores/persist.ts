import { createJSONStorage, type PersistOptions } from 'zustand/middleware';
import { readJson, type StorageArea, writeText } from '#lib/storage.ts';

interface Persisted<State, Kept> {
  name: string;
  version: number;
  /** The named fields that are kept. */
  keep(state: State): Kept;
  /** Takes anything that was stored, of any version, and returns what is valid of it. */
  parse(stored: Readonly<Record<string, unknown>>, version: number): Partial<Kept>;
  storage?: StorageArea;
  /** Where that is denied: without it a full load, as on the way back from a payment, would sign its member out. */
  instead?: StorageArea;
}

/** Options of zustand's persist: what was stored is parsed, never trusted. */
export function persisted<State, Kept>({
  name,
  version,
  keep,
  parse,
  storage = 'local',
  instead,
}: Persisted<State, Kept>) {
  let storedVersion = version;
  const options: PersistOptions<State, Kept> = {
    name: `heming.${name}`,
    version,
    partialize: keep,
    // Text that is no JSON is none: zustand would throw at it.
    storage: createJSONStorage<Kept>(() => ({
      getItem: key =>
        readJson(storage, key, JSON.stringify) ?? (instead ? readJson(instead, key, JSON.stringify) : null),
      setItem: (key, text) =>
        void (writeText(storage, key, text) || (instead && writeText(instead, key, text))),
      removeItem: key => void writeText(storage, key, null),
    }))!,
    migrate: (stored, from) => {
      storedVersion = from;
      return stored as Kept;
    },
    merge: (stored, current) => {
      const valid = isRecord(stored) ? parse(stored, storedVersion) : {};
      return { ...current, ...valid };
    },
  };
  return options;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The field when it is a string, else the fallback. */
export const stringOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;
/** The record's entries whose values are strings. */
export const stringMap = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((e): e is [string, string] => typeof e[1] === 'string'))
    : {};

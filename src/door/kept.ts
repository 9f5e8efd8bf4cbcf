import type { DoorList, Scan, ScanResult } from '#domain/contract/door.ts';

/** What is on this telephone beside the list. */
export interface Post {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly scheduleId: string;
  /** The door's name in Chinese; empty for all doors. */
  readonly door: string;
}
/** A press as the telephone keeps it until its evening has ended. */
export interface KeptPress {
  readonly scan: Scan;
  /** Of the list's entry, where the code is in it. */
  readonly ref: string | null;
  readonly result: ScanResult;
  readonly sent: boolean;
  /** Where it was pressed: it may be told when this telephone stands at another door. */
  readonly post: Post;
}
interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/**
 * What the door keeps on its telephone, in IndexedDB: encrypted under a key that no script can read out, and wiped with
 * the evening or at the office's word.
 */
const NAME = 'heming-door';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('parts');
      request.result.createObjectStore('presses');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no IndexedDB'));
  });
  return opened;
};
async function ask<T>(
  store: 'parts' | 'presses',
  mode: IDBTransactionMode,
  make: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const request = make(db.transaction(store, mode).objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

async function keyOf(): Promise<CryptoKey> {
  const known = await ask<CryptoKey | undefined>('parts', 'readonly', s => s.get('key'));
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await ask('parts', 'readwrite', s => s.put(key, 'key'));
  return key;
}
async function seal(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = encoder.encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(), text) };
}
async function unseal<T>(sealed: Sealed | undefined): Promise<T | null> {
  if (!sealed) return null;
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv },
      await keyOf(),
      sealed.bytes,
    );
    return JSON.parse(decoder.decode(plain)) as T;
  } catch {
    return null;
  }
}

const part = async <T>(name: string): Promise<T | null> =>
  unseal<T>(await ask<Sealed | undefined>('parts', 'readonly', s => s.get(name)));
const keepPart = async (name: string, value: unknown): Promise<void> => {
  const sealed = await seal(value);
  await ask('parts', 'readwrite', s => s.put(sealed, name));
};

export const readPost = (): Promise<Post | null> => part<Post>('post');
export const keepPost = (post: Post): Promise<void> => keepPart('post', post);

export interface KeptList {
  readonly list: DoorList;
  readonly publicKey: string;
}
export const readList = (): Promise<KeptList | null> => part<KeptList>('list');
export const keepList = (kept: KeptList): Promise<void> => keepPart('list', kept);

export async function keepPress(press: KeptPress): Promise<void> {
  const sealed = await seal(press);
  await ask('presses', 'readwrite', s => s.put(sealed, press.scan.nonce));
}
export async function readPresses(): Promise<KeptPress[]> {
  const all = await ask<Sealed[]>('presses', 'readonly', s => s.getAll());
  const presses = await Promise.all(all.map(sealed => unseal<KeptPress>(sealed)));
  return presses.filter((p): p is KeptPress => p !== null).sort((a, b) => a.scan.at - b.scan.at);
}

/** Takes the list and the key away, and all presses but those that the box office has not heard of. */
export async function wipe({ all }: { readonly all: boolean }): Promise<void> {
  const unsent = all ? [] : (await readPresses()).filter(p => !p.sent);
  for (const store of ['parts', 'presses'] as const) await ask(store, 'readwrite', s => s.clear());
  for (const press of unsent) await keepPress(press);
}

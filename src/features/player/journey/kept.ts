import { CallFailure, isFailure } from '#api/failure.ts';
import { GRANTS, type Grant, HOME_SHELVES, type HomeShelf, type Opened } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { HEARTBEAT_SECONDS, JOURNEY_DAYS } from '#domain/rules/hearing.ts';
import { readJson, writeText } from '#lib/storage.ts';
import { useUser } from '#stores/user.ts';

/** A title that this device keeps for its member, in a cache that the site's worker gives it back from. */
export interface KeptTitle {
  titleId: string;
  /** Empty for who is not signed in. */
  memberId: string;
  title: string;
  home: HomeShelf;
  grant: Grant;
  manifest: string;
  stream: string;
  bytes: number;
  /** Instant, ms, from which it is not heard here: the right has ended, or nobody has asked for too long. */
  until: number;
  files: string[];
}
const isText = (value: unknown): boolean => typeof value === 'string';
/** As it was written: every title's page has this, and a check of shapes would be a file more. */
const isKept = ({
  titleId,
  memberId,
  title,
  home,
  grant,
  manifest,
  stream,
  bytes,
  until,
  files,
}: KeptTitle) =>
  Array.isArray(files) &&
  [titleId, memberId, title, manifest, stream, ...files].every(isText) &&
  HOME_SHELVES.includes(home) &&
  GRANTS.includes(grant) &&
  [bytes, until].every(Number.isFinite);

export const JOURNEY = 'heming-journey';
const KEY = 'heming.journey';
const DAY = 86_400_000;
/** Where the worker reads when the right ends. */
const endOf = (titleId: string): string => `/media/${titleId}/journey.json`;

const me = (): string => useUser.getState().userInfo?.memberId ?? '';
const all = (): KeptTitle[] =>
  readJson('local', KEY, stored =>
    (stored as KeptTitle[]).every(isKept) ? (stored as KeptTitle[]) : null,
  ) ?? [];
/** False when there is no room for the list. */
const write = (list: readonly KeptTitle[]): boolean =>
  writeText('local', KEY, list.length > 0 ? JSON.stringify(list) : null);

/** Until when what is asked for now may be heard without asking. */
export const untilOf = ({ ends }: Pick<Opened, 'ends'>, now: number): number =>
  Math.min(now + JOURNEY_DAYS * DAY, ends ? Date.parse(ends) : Number.POSITIVE_INFINITY);

/** What this device keeps for whoever is signed in; what has ended goes. */
export function keptHere(now = Date.now()): readonly KeptTitle[] {
  const list = all();
  for (const one of list) if (one.until <= now) void dropKept(one.titleId).catch(() => undefined);
  return list.filter(one => one.until > now && one.memberId === me());
}
export const keptOf = (titleId: string): KeptTitle | null =>
  keptHere().find(one => one.titleId === titleId) ?? null;

async function noteEnd({ titleId, until }: Pick<KeptTitle, 'titleId' | 'until'>): Promise<void> {
  await (await caches.open(JOURNEY)).put(endOf(titleId), new Response(String(until)));
}

/** It is all there: from now on it is offered. False when the list cannot be kept. */
export async function noteKept(one: KeptTitle): Promise<boolean> {
  await noteEnd(one);
  return write([...all().filter(other => other.titleId !== one.titleId), one]);
}

/** Takes a title off this device, but for what another one needs. */
export async function dropKept(titleId: string): Promise<void> {
  const list = all();
  const rest = list.filter(one => one.titleId !== titleId);
  write(rest);
  const files = list.filter(one => one.titleId === titleId).flatMap(one => one.files);
  await dropFiles([...files, endOf(titleId)], rest);
}
export async function dropFiles(
  files: readonly string[],
  needed: readonly KeptTitle[] = all(),
): Promise<void> {
  const shared = new Set(needed.flatMap(one => one.files));
  const cache = await caches.open(JOURNEY);
  for (const file of files) if (!shared.has(file)) await cache.delete(file);
}

/** The permission that a kept title had, as far as it is needed to play it. */
function openedAgain({ titleId, home, grant, manifest, stream, until }: KeptTitle): Opened {
  const now = new Date().toISOString();
  const ends = new Date(until).toISOString();
  const sound = { stream, sound: stream, trailer: stream, manifest };
  return { titleId, home, access: 'full', grant, ...sound, until: ends, every: HEARTBEAT_SECONDS, now };
}

/** Until when what was opened without the house may be heard, by title; instants, ms. */
const lent = new Map<string, number>();
/** A word to the house while a title plays. Where it cannot be reached the end of the right is as good as its refusal. */
export async function orEnded<T>(titleId: string, told: Promise<T>): Promise<T> {
  try {
    return await told;
  } catch (error) {
    const away = isFailure(error) && error.kind !== 'refused';
    if (away && Date.now() >= (lent.get(titleId) ?? Number.POSITIVE_INFINITY))
      throw new CallFailure('refused', '', ERR.accessEnded);
    throw error;
  }
}

/** Asks the house, and does as it says with what is kept; where it cannot be reached what is kept plays. */
export async function orKept(titleId: string, asked: Promise<Opened>): Promise<Opened> {
  const here = keptOf(titleId);
  try {
    const opened = await asked;
    lent.delete(titleId);
    if (here && opened.access === 'full')
      await noteKept({ ...here, until: untilOf(opened, Date.now()) }).catch(() => undefined);
    else if (here) await dropKept(titleId).catch(() => undefined);
    return opened;
  } catch (error) {
    if (!here || !isFailure(error) || error.kind === 'aborted') throw error;
    if (error.kind !== 'refused') {
      lent.set(titleId, here.until);
      return openedAgain(here);
    }
    await dropKept(titleId).catch(() => undefined);
    throw error;
  }
}

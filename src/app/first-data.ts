import { besideKey } from '#domain/contract/beside.ts';
import type { Locale } from '#site/tree.ts';

/** Replies that the server put into the HTML of the first page, by call. */
export interface FirstData {
  readonly locale: Locale;
  /** When they were made, ms. */
  readonly at: number;
  readonly replies: Readonly<Record<string, unknown>>;
}

export const FIRST_DATA_ID = 'first-data';
/** A page that the browser kept may be older than this: then the calls are made. Milliseconds. */
const FRESH = 120_000;

/** What came beside another answer is found as that call's own. */
export const replyKey = (path: string, form: string): string => besideKey(path, new URLSearchParams(form));

/** Nothing was sent: the page of the build, with its skeletons. */
export const NOTHING_SENT: FirstData = { locale: 'zh-CN', at: 0, replies: {} };

/** The replies in the HTML; null where they are too old to be shown, or cannot be read. */
export function firstData(document: Document, now: number): FirstData | null {
  const block = document.getElementById(FIRST_DATA_ID);
  if (!block) return NOTHING_SENT;
  try {
    const data = JSON.parse(block.textContent) as FirstData | null;
    return data?.replies && Math.abs(now - data.at) < FRESH ? data : null;
  } catch {
    return null;
  }
}

/** Hands out each reply of the first page once; `undefined` where there is none. */
export function firstReplies({ locale, replies }: FirstData) {
  const left = new Map(Object.entries(replies));
  return (inLocale: Locale, key: string): Promise<unknown> | undefined => {
    const reply = inLocale === locale ? left.get(key) : undefined;
    left.delete(key);
    return reply === undefined ? undefined : inNextTask(reply);
  };
}

/** Each reply is checked in a task of its own, so that a touch does not wait for all of them. */
const inNextTask = <T>(value: T) => new Promise<T>(resolve => setTimeout(() => resolve(value)));

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

export const replyKey = (method: string, path: string, form: string): string => `${method} ${path}?${form}`;

/** Hands out each reply of the first page once; `undefined` where there is none. */
export function firstReplies(document: Document, now: number) {
  const { locale, replies } = read(document, now);
  const left = new Map(Object.entries(replies));
  return (inLocale: Locale, key: string): Promise<unknown> | undefined => {
    const reply = inLocale === locale ? left.get(key) : undefined;
    left.delete(key);
    return reply === undefined ? undefined : inNextTask(reply);
  };
}

/** Each reply is checked in a task of its own, so that a touch does not wait for all of them. */
const inNextTask = <T>(value: T) => new Promise<T>(resolve => setTimeout(() => resolve(value)));

const NONE: FirstData = { locale: 'zh-CN', at: 0, replies: {} };

function read(document: Document, now: number): FirstData {
  try {
    const data = JSON.parse(
      document.getElementById(FIRST_DATA_ID)?.textContent ?? 'null',
    ) as FirstData | null;
    return data?.replies && Math.abs(now - data.at) < FRESH ? data : NONE;
  } catch {
    return NONE;
  }
}

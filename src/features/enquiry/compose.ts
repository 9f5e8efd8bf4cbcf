import { MESSAGE_MAX } from '#domain/contract/contact.ts';
import { colon, listed } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';

/** A field of the page that asks, as the box office will read it. */
export type Detail = readonly [label: string, value: string];

/** The message that the box office keeps: what it is about, the details that were given, and the visitor's own words. */
export function compose(subject: string, details: readonly Detail[], note: string, locale: Locale): string {
  const lines = details
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => listed([label, value.trim()], locale, colon));
  return [[subject, ...lines].join('\n'), note.trim()].filter(Boolean).join('\n\n');
}

export const fits = (message: string): boolean => message.length <= MESSAGE_MAX;

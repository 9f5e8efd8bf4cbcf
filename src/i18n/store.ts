import type { Locale } from '#site/tree.ts';
import type { CopyTree } from './types.ts';

/** The copy that is there, by language and namespace. */
export const texts: Record<Locale, Record<string, CopyTree>> = { 'zh-CN': {}, 'en-US': {} };

import { loadChunk } from '#lib/chunk.ts';
import type { Locale } from '#site/tree.ts';
import type { Namespace } from './namespaces.ts';
import { texts } from './store.ts';
import type { CopyFiles } from './types.ts';

/** Where the copy of a language is; a visit needs one of the two. */
const languages: Record<Locale, () => Promise<{ files: CopyFiles }>> = {
  'zh-CN': () => import('./files-zh.ts'),
  'en-US': () => import('./files-en.ts'),
};

/** The copy of a namespace is there. */
export const hasCopy = (locale: Locale, ns: Namespace): boolean => ns in texts[locale];

/** Loads the copy of some namespaces in one language; only the active language is ever fetched. */
export async function ensureCopy(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter(ns => !hasCopy(locale, ns));
  if (missing.length === 0) return;
  const { files } = await loadChunk(languages[locale]);
  await Promise.all(
    missing.map(async ns => {
      const load = files[`./${ns}.ts`];
      if (!load) throw new Error(`No copy “${ns}” in ${locale}`);
      texts[locale][ns] = (await loadChunk(load)).default;
    }),
  );
}

import type { Locale } from '#site/tree.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import { texts } from './store.ts';
import { useTree } from './tree-context.tsx';
import type { CopyKey, CopyTree, CopyVars } from './types.ts';

export type Translate<N extends Namespace> = (key: CopyKey<Namespaces[N]>, vars?: CopyVars) => string;
type Reader = (key: string, vars?: CopyVars) => string;

const PLACE = /\{\{(\w+)\}\}/g;
const rules: Partial<Record<Locale, Intl.PluralRules>> = {};
/** `one` or `other`: which form of a text a number takes in a language. */
function formOf(count: number, locale: Locale): string {
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

function find(locale: Locale, ns: string, key: string): string | undefined {
  let found: string | CopyTree | undefined = texts[locale][ns];
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function textOf(locale: Locale, ns: string, key: string, vars: CopyVars | undefined): string {
  const count = vars?.count;
  const counted = typeof count === 'number' ? find(locale, ns, `${key}_${formOf(count, locale)}`) : undefined;
  const text = counted ?? find(locale, ns, key);
  // What is missing is seen, and breaks nothing.
  if (text === undefined) return key;
  if (!vars) return text;
  return text.replace(PLACE, (place, name: string) => (name in vars ? String(vars[name] ?? '') : place));
}

const readers: Record<Locale, Partial<Record<Namespace, Reader>>> = { 'zh-CN': {}, 'en-US': {} };

/** The copy of a namespace in a language, outside React. The namespace must be loaded (ensureCopy). */
export function copyOf<N extends Namespace>(locale: Locale, ns: N): Translate<N> {
  readers[locale][ns] ??= (key, vars) => textOf(locale, ns, key, vars);
  return readers[locale][ns];
}

/** `const t = useCopy('seat'); t('basket.total', { count })`: keys are checked by the compiler. */
export const useCopy = <N extends Namespace>(ns: N): Translate<N> => copyOf(useTree().locale, ns);

import { useTranslation } from 'react-i18next';
import type { Locale } from '#site/tree.ts';
import { i18n } from './instance.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import { useTree } from './tree-context.tsx';
import type { CopyKey, CopyVars } from './types.ts';

export type Translate<N extends Namespace> = (key: CopyKey<Namespaces[N]>, vars?: CopyVars) => string;

/** The copy of a namespace in a language, outside React. The namespace must be loaded (ensureCopy). */
export function copyOf<N extends Namespace>(locale: Locale, ns: N): Translate<N> {
  return i18n.getFixedT(locale, ns as never) as unknown as Translate<N>;
}

/** `const t = useCopy('seat'); t('basket.total', { count })`: keys are checked by the compiler. */
export function useCopy<N extends Namespace>(ns: N): Translate<N> {
  const { locale } = useTree();
  const { t } = useTranslation(ns as never, { i18n, lng: locale, useSuspense: false });
  return t as unknown as Translate<N>;
}

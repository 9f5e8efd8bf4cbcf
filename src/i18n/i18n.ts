import i18next, { type i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../site/tree.ts';
import type { Namespace } from './namespaces.ts';
import type { CopyTree } from './types.ts';

type CopyModule = { default: CopyTree };
const files = import.meta.glob<CopyModule>(['./zh-CN/*.ts', './en-US/*.ts']);

/** One instance, without suspense or a backend: copy is there before a page renders (ensureCopy). */
export const i18n: I18n = i18next.createInstance();
void i18n.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
} as Parameters<I18n['init']>[0]);

/** The copy of a namespace is there. */
export const hasCopy = (locale: Locale, ns: Namespace): boolean => i18n.hasResourceBundle(locale, ns);

/** Loads the copy of some namespaces in one language; only the active language is ever fetched. */
export async function ensureCopy(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter(ns => !hasCopy(locale, ns))
      .map(async ns => {
        const load = files[`./${locale}/${ns}.ts`];
        if (!load) throw new Error(`No copy “${ns}” in ${locale}`);
        i18n.addResourceBundle(locale, ns, (await load()).default);
      }),
  );
}

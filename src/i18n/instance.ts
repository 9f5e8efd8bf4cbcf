import i18next, { type i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE } from '#site/tree.ts';

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

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Ad } from '#domain/contract/content.ts';
import { chosenCookie } from '#site/entry.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#site/tree.ts';
import { isRecord, persisted, stringOr } from './persist.ts';

export interface AppState {
  locale: Locale;
  /** Ads by their place, as they were last read. */
  adList: readonly Ad[];
  /** Accessibility mode: larger type, stronger contrast, plain motion. */
  ariaFixed: boolean;
  damsLoginPopup: boolean;
  /** Height of the header in CSS px. */
  navbarHeight: number;
  searchTab: string;
  /** Scroll position of the digital hall, CSS px. */
  digitalScroll: number;
}
interface Verbs {
  /** Any value other than the two locales resets to zh-CN. The server reads it from a cookie. */
  setLocale(locale: unknown): void;
  /** Keeps the ads of one place beside those of the others; without a place those of all. */
  setAdList(list: readonly Ad[], adflag?: Ad['adflag']): void;
  setAriaFixed(on: boolean): void;
  setDamsLoginPopup(open: boolean): void;
  setNavbarHeight(px: number): void;
  setSearchTab(tab: string): void;
  setDigitalScroll(px: number): void;
}

/** By hand, as zod would weigh on the first page. */
const isAd = (stored: unknown): stored is Ad =>
  isRecord(stored) &&
  Array.isArray(stored.dates) &&
  [
    ...['id', 'adflag', 'title', 'kicker', 'text', 'link', 'linkText'].map(f => stored[f]),
    ...stored.dates,
  ].every(value => typeof value === 'string') &&
  isRecord(stored.art ?? {});
const pxOr0 = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/** What is kept: each named field as far as it is one. */
const valid = (app: { readonly [Field in keyof AppState]?: unknown }): AppState => ({
  locale: isLocale(app.locale) ? app.locale : DEFAULT_LOCALE,
  adList: Array.isArray(app.adList) ? app.adList.filter(isAd) : [],
  ariaFixed: app.ariaFixed === true,
  damsLoginPopup: app.damsLoginPopup === true,
  navbarHeight: pxOr0(app.navbarHeight),
  searchTab: stringOr(app.searchTab, ''),
  digitalScroll: pxOr0(app.digitalScroll),
});

export const useApp = create<AppState & Verbs>()(
  persist(
    set => ({
      locale: DEFAULT_LOCALE,
      adList: [],
      ariaFixed: false,
      damsLoginPopup: false,
      navbarHeight: 0,
      searchTab: '',
      digitalScroll: 0,
      setLocale: wanted => {
        const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from browsers in use
        document.cookie = chosenCookie(locale);
        // Ads are read in one language.
        set(app => ({ locale, adList: app.locale === locale ? app.adList : [] }));
      },
      setAdList: (list, adflag) =>
        set(({ adList }) => ({
          adList: adflag ? [...adList.filter(ad => ad.adflag !== adflag), ...list] : list,
        })),
      setAriaFixed: ariaFixed => set({ ariaFixed }),
      setDamsLoginPopup: damsLoginPopup => set({ damsLoginPopup }),
      setNavbarHeight: navbarHeight => set({ navbarHeight }),
      setSearchTab: searchTab => set({ searchTab }),
      setDigitalScroll: digitalScroll => set({ digitalScroll }),
    }),
    persisted<AppState & Verbs, AppState>({
      name: 'app',
      version: 1,
      keep: valid,
      parse: valid,
    }),
  ),
);

/** Nothing of an earlier visit is kept. */
export const isFirstVisit = (): boolean => {
  const { storage, name = '' } = useApp.persist.getOptions();
  return !storage?.getItem(name);
};

/** The ads of one place. */
export const adsOf = (list: readonly Ad[], adflag: Ad['adflag']): Ad[] =>
  list.filter(ad => ad.adflag === adflag);

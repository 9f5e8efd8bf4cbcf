import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/namespaces.ts';
import type { PageArgs } from '#site/page-args.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout } from '#site/tree.ts';

/** A page's file: what is drawn, and the loader of pages with data. */
export type PageFile = () => Promise<{
  readonly default: ComponentType;
  readonly loader?: (args: PageArgs) => unknown;
}>;
export interface View {
  /** One view for both layouts, or one each where the elements differ. */
  readonly view: PageFile | Readonly<Record<Layout, PageFile>>;
  /** The loader of a page whose view is that of others too. */
  readonly model?: () => Promise<{ loader(args: PageArgs): unknown }>;
  /** Namespaces of copy beside common and ui. */
  readonly copy: readonly Namespace[];
  /** What it draws when it rests, and the words of that: fetched with it by a page that leads here (ahead.ts). */
  readonly soon?: {
    readonly parts: readonly (() => Promise<unknown>)[];
    readonly copy: readonly Namespace[];
  };
}

const orderPage: View = {
  model: () => import('#pages/confirm-order/model.ts'),
  view: {
    pc: () => import('#pages/confirm-order/pc.tsx'),
    mobile: () => import('#pages/confirm-order/mobile.tsx'),
  },
  copy: ['order', 'discount', 'shows', 'shop'],
};

// Pages of the digital halls: one title, a room, a room of the newer hall, a shelf in it.
const TITLE: Pick<View, 'copy'> = { copy: ['hall', 'title', 'play'] };
const ROOM: Pick<View, 'copy'> = { copy: ['hall', 'rooms', 'play'] };
const NEWER: Pick<View, 'copy'> = { copy: ['hall', 'rooms', 'hall2', 'play'] };
const SHELF: Pick<View, 'copy'> = { copy: ['hall', 'hall2', 'play'] };

/** Page name → its code. A page of the manifest that is missing here does not compile. */
export const views: Record<PageName, View> = {
  home: {
    view: () => import('#pages/home/view.tsx'),
    copy: ['home', 'programme'],
  },
  index2: {
    view: { pc: () => import('#pages/index2/pc.tsx'), mobile: () => import('#pages/index2/mobile.tsx') },
    copy: ['home', 'programme'],
  },
  musicale: {
    view: () => import('#pages/musicale/view.tsx'),
    copy: ['musicale', 'programme'],
  },
  'musicale-detail': {
    view: () => import('#pages/musicale-detail/view.tsx'),
    copy: ['concert', 'programme'],
    soon: {
      parts: [
        () => import('#pages/musicale-detail/share/actions.tsx'),
        () => import('#pages/musicale-detail/read/reading.tsx'),
        () => import('#pages/musicale-detail/read/related.tsx'),
        // What its call brings beside itself is read by these.
        () => import('#domain/contract/shapes/show.ts'),
        () => import('#domain/contract/shapes/news.ts'),
        () => import('#domain/contract/shapes/favorites.ts'),
      ],
      copy: ['reading', 'shows'],
    },
  },
  'musicale-ticketservice': { view: () => import('#pages/musicale-ticketservice/view.tsx'), copy: ['info'] },
  login: {
    view: { pc: () => import('#pages/login/pc.tsx'), mobile: () => import('#pages/login/mobile.tsx') },
    copy: ['login'],
  },
  register: { view: () => import('#pages/register/view.tsx'), copy: ['login'] },
  findpwd: { view: () => import('#pages/findpwd/view.tsx'), copy: ['login'] },
  'findpwd-phone': { view: () => import('#pages/findpwd-phone/view.tsx'), copy: ['login'] },
  seat: {
    view: { pc: () => import('#pages/seat/pc.tsx'), mobile: () => import('#pages/seat/mobile.tsx') },
    copy: ['seat'],
  },
  confirmOrder: orderPage,
  // An order begins with a choice: tickets of a show, a product. The same page goes on with it.
  chooseTicket: { ...orderPage, model: () => import('#pages/confirm-order/tickets.ts') },
  digitalConfirmOrder: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  digitalConfirmVip: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  presale: { view: () => import('#pages/presale/view.tsx'), copy: ['presale'] },
  'presale-schedule': { view: () => import('#pages/presale-schedule/view.tsx'), copy: ['presale', 'seat'] },
  // The package's order is an order like others, on a page of its own.
  'presale-confirmOrder': { ...orderPage, model: () => import('#pages/confirm-order/pack.ts') },
  membercardList: { view: () => import('#pages/membercard-list/view.tsx'), copy: ['card'] },
  confirmMemberOrder: {
    view: () => import('#pages/confirm-order/member/member-view.tsx'),
    copy: ['card', 'order', 'discount'],
  },
  payment: { view: () => import('#pages/payment/view.tsx'), copy: ['order'] },
  'ticket-gift': { view: () => import('#pages/ticket-gift/view.tsx'), copy: ['gift'] },
  user: {
    view: { pc: () => import('#pages/user/pc.tsx'), mobile: () => import('#pages/user/mobile.tsx') },
    copy: ['user', 'order', 'card', 'shows', 'shop', 'discount'],
  },
  news: {
    view: () => import('#pages/news/view.tsx'),
    copy: ['news'],
  },
  'news-detail': { view: () => import('#pages/news-detail/view.tsx'), copy: ['news'] },
  'news-article': { view: () => import('#pages/news-article/view.tsx'), copy: ['news', 'programme'] },
  'news-video': { view: () => import('#pages/news-video/view.tsx'), copy: ['news'] },
  sitesearch: { view: () => import('#pages/sitesearch/view.tsx'), copy: ['search', 'programme'] },
  education: { view: () => import('#pages/education/view.tsx'), copy: ['education', 'shows'] },
  'education-view': { view: () => import('#pages/education-view/view.tsx'), copy: ['education', 'enquiry'] },
  support: { view: () => import('#pages/support/view.tsx'), copy: ['support', 'enquiry'] },
  'support-foundation': {
    view: () => import('#pages/support-foundation/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  'support-council': { view: () => import('#pages/support-council/view.tsx'), copy: ['support', 'enquiry'] },
  'support-leyouClub': {
    view: () => import('#pages/support-leyou-club/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  about: { view: () => import('#pages/about/view.tsx'), copy: ['about'] },
  'about-memorabilia': { view: () => import('#pages/about-memorabilia/view.tsx'), copy: ['about'] },
  'about-introduce': { view: () => import('#pages/about-introduce/view.tsx'), copy: ['about'] },
  'about-member': { view: () => import('#pages/about-member/view.tsx'), copy: ['about'] },
  'about-member-list': { view: () => import('#pages/about-member-list/view.tsx'), copy: ['about'] },
  'about-detail': {
    view: {
      pc: () => import('#pages/about-detail/pc.tsx'),
      mobile: () => import('#pages/about-detail/mobile.tsx'),
    },
    copy: ['about', 'programme'],
  },
  'about-sso': { view: () => import('#pages/about-sso/view.tsx'), copy: ['about', 'programme'] },
  'about-annualreport': { view: () => import('#pages/about-annualreport/view.tsx'), copy: ['about'] },
  huntunpi: { view: () => import('#pages/huntunpi/view.tsx'), copy: ['house'] },
  museum: { view: () => import('#pages/museum/view.tsx'), copy: ['house'] },
  map: { view: () => import('#pages/map/view.tsx'), copy: ['house'] },
  contactUs: {
    view: {
      pc: () => import('#pages/contact-us/pc.tsx'),
      mobile: () => import('#pages/contact-us/mobile.tsx'),
    },
    copy: ['contact'],
  },
  joinUs: {
    view: {
      pc: () => import('#pages/join-us/pc.tsx'),
      mobile: () => import('#pages/join-us/mobile.tsx'),
    },
    copy: ['contact'],
  },
  club: {
    view: { pc: () => import('#pages/club/pc.tsx'), mobile: () => import('#pages/club/mobile.tsx') },
    copy: ['club'],
  },
  'club-mode': { view: () => import('#pages/club-mode/view.tsx'), copy: ['club'] },
  'club-level': { view: () => import('#pages/club-level/view.tsx'), copy: ['club'] },
  'club-rights': { view: () => import('#pages/club-rights/view.tsx'), copy: ['club'] },
  'club-question': { view: () => import('#pages/club-question/view.tsx'), copy: ['club'] },
  webView: { view: () => import('#pages/web-view/view.tsx'), copy: ['webview'] },
  digitalhall: { view: () => import('#pages/digitalhall/view.tsx'), ...ROOM },
  'digitalhall-season': { view: () => import('#pages/digitalhall-season/view.tsx'), ...ROOM },
  'digitalhall-year': { view: () => import('#pages/digitalhall-year/view.tsx'), ...ROOM },
  'digitalhall-chief': { view: () => import('#pages/digitalhall-chief/view.tsx'), ...ROOM },
  'digitalhall-listen': { view: () => import('#pages/digitalhall-listen/view.tsx'), ...ROOM },
  'digitalhall-season-detail': { view: () => import('#pages/digitalhall-season-detail/view.tsx'), ...TITLE },
  'digitalhall-year-detail': { view: () => import('#pages/digitalhall-year-detail/view.tsx'), ...TITLE },
  'digitalhall-chief-detail': { view: () => import('#pages/digitalhall-chief-detail/view.tsx'), ...TITLE },
  'digitalhall-listen-detail': {
    view: () => import('#pages/digitalhall-listen-detail/view.tsx'),
    copy: ['hall', 'title'],
  },
  digitalhall2: { view: () => import('#pages/digitalhall2/view.tsx'), ...NEWER },
  'digitalhall2-live': { view: () => import('#pages/digitalhall2-live/view.tsx'), ...NEWER },
  'digitalhall2-livedetail': { view: () => import('#pages/digitalhall2-livedetail/view.tsx'), ...TITLE },
  'digitalhall2-record': { view: () => import('#pages/digitalhall2-record/view.tsx'), ...NEWER },
  'digitalhall2-recorddetail': { view: () => import('#pages/digitalhall2-recorddetail/view.tsx'), ...TITLE },
  'digitalhall2-albumonline': { view: () => import('#pages/digitalhall2-albumonline/view.tsx'), ...SHELF },
  'digitalhall2-album': { view: () => import('#pages/digitalhall2-album/view.tsx'), ...TITLE },
  'digitalhall2-introduce': {
    view: () => import('#pages/digitalhall2-introduce/view.tsx'),
    copy: ['hall', 'introduce', 'play'],
  },
  'digitalhall2-searchresult': { view: () => import('#pages/digitalhall2-searchresult/view.tsx'), ...NEWER },
  'digitalhall2-course': { view: () => import('#pages/digitalhall2-course/view.tsx'), ...SHELF },
  'digitalhall2-coursedetail': { view: () => import('#pages/digitalhall2-coursedetail/view.tsx'), ...TITLE },
  'digitalhall2-askartist': {
    view: () => import('#pages/digitalhall2-askartist/view.tsx'),
    copy: ['hall', 'ask', 'play'],
  },
  'digitalhall2-askartistdetail': {
    view: () => import('#pages/digitalhall2-askartistdetail/view.tsx'),
    copy: ['hall', 'ask', 'play'],
  },
  'digitalhall2-voice': { view: () => import('#pages/digitalhall2-voice/view.tsx'), ...SHELF },
  legalNotice: { view: () => import('#pages/legal-notice/view.tsx'), copy: ['info'] },
};

import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/namespaces.ts';
import type { PageArgs } from '#site/page-args.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout } from '#site/tree.ts';

type ViewModule = () => Promise<{ default: ComponentType }>;
export interface View {
  /** The loader: the page's data starts side by side with its code. Absent for pages without data. */
  readonly model?: () => Promise<{ loader(args: PageArgs): unknown }>;
  /** One view for both layouts, or one each where the elements differ. */
  readonly view: ViewModule | Readonly<Record<Layout, ViewModule>>;
  /** Namespaces of copy beside common and ui. */
  readonly copy: readonly Namespace[];
}

const orderPage: View = {
  model: () => import('#pages/confirm-order/model.ts'),
  view: {
    pc: () => import('#pages/confirm-order/pc.tsx'),
    mobile: () => import('#pages/confirm-order/mobile.tsx'),
  },
  copy: ['order', 'discount', 'shows', 'shop'],
};

/** Page name → its code. A page of the manifest that is missing here does not compile. */
export const views: Record<PageName, View> = {
  home: {
    model: () => import('#pages/home/model.ts'),
    view: { pc: () => import('#pages/home/pc.tsx'), mobile: () => import('#pages/home/mobile.tsx') },
    copy: ['home', 'programme'],
  },
  index2: {
    model: () => import('#pages/index2/model.ts'),
    view: { pc: () => import('#pages/index2/pc.tsx'), mobile: () => import('#pages/index2/mobile.tsx') },
    copy: ['home', 'programme'],
  },
  musicale: {
    model: () => import('#pages/musicale/model.ts'),
    view: { pc: () => import('#pages/musicale/pc.tsx'), mobile: () => import('#pages/musicale/mobile.tsx') },
    copy: ['musicale', 'programme'],
  },
  'musicale-detail': {
    model: () => import('#pages/musicale-detail/model.ts'),
    view: {
      pc: () => import('#pages/musicale-detail/pc.tsx'),
      mobile: () => import('#pages/musicale-detail/mobile.tsx'),
    },
    copy: ['concert', 'programme'],
  },
  'musicale-ticketservice': {
    model: () => import('#pages/musicale-ticketservice/model.ts'),
    view: () => import('#pages/musicale-ticketservice/view.tsx'),
    copy: ['info'],
  },
  login: {
    model: () => import('#pages/login/model.ts'),
    view: { pc: () => import('#pages/login/pc.tsx'), mobile: () => import('#pages/login/mobile.tsx') },
    copy: ['login'],
  },
  register: { view: () => import('#pages/register/view.tsx'), copy: ['login'] },
  findpwd: { view: () => import('#pages/findpwd/view.tsx'), copy: ['login'] },
  'findpwd-phone': { view: () => import('#pages/findpwd-phone/view.tsx'), copy: ['login'] },
  seat: {
    model: () => import('#pages/seat/model.ts'),
    view: { pc: () => import('#pages/seat/pc.tsx'), mobile: () => import('#pages/seat/mobile.tsx') },
    copy: ['seat'],
  },
  confirmOrder: orderPage,
  // An order begins with a choice: tickets of a show, a product. The same page goes on with it.
  chooseTicket: { ...orderPage, model: () => import('#pages/confirm-order/tickets.ts') },
  digitalConfirmOrder: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  digitalConfirmVip: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  presale: {
    model: () => import('#pages/presale/model.ts'),
    view: () => import('#pages/presale/view.tsx'),
    copy: ['presale'],
  },
  'presale-schedule': {
    model: () => import('#pages/presale-schedule/model.ts'),
    view: () => import('#pages/presale-schedule/view.tsx'),
    copy: ['presale', 'seat'],
  },
  // The package's order is an order like others, on a page of its own.
  'presale-confirmOrder': { ...orderPage, model: () => import('#pages/confirm-order/pack.ts') },
  membercardList: {
    model: () => import('#pages/membercard-list/model.ts'),
    view: () => import('#pages/membercard-list/view.tsx'),
    copy: ['card'],
  },
  confirmMemberOrder: {
    model: () => import('#pages/confirm-order/member-model.ts'),
    view: () => import('#pages/confirm-order/member-view.tsx'),
    copy: ['card', 'order', 'discount'],
  },
  payment: {
    model: () => import('#pages/payment/model.ts'),
    view: () => import('#pages/payment/view.tsx'),
    copy: ['order'],
  },
  'ticket-gift': { view: () => import('#pages/ticket-gift/view.tsx'), copy: ['gift'] },
  user: {
    model: () => import('#pages/user/model.ts'),
    view: { pc: () => import('#pages/user/pc.tsx'), mobile: () => import('#pages/user/mobile.tsx') },
    copy: ['user', 'order', 'card', 'shows', 'shop', 'discount'],
  },
  news: {
    model: () => import('#pages/news/model.ts'),
    view: { pc: () => import('#pages/news/pc.tsx'), mobile: () => import('#pages/news/mobile.tsx') },
    copy: ['news'],
  },
  'news-detail': {
    model: () => import('#pages/news-detail/model.ts'),
    view: () => import('#pages/news-detail/view.tsx'),
    copy: ['news'],
  },
  'news-article': {
    model: () => import('#pages/news-article/model.ts'),
    view: () => import('#pages/news-article/view.tsx'),
    copy: ['news', 'programme'],
  },
  'news-video': {
    model: () => import('#pages/news-video/model.ts'),
    view: () => import('#pages/news-video/view.tsx'),
    copy: ['news'],
  },
  sitesearch: {
    model: () => import('#pages/sitesearch/model.ts'),
    view: () => import('#pages/sitesearch/view.tsx'),
    copy: ['search', 'programme'],
  },
  education: {
    model: () => import('#pages/education/model.ts'),
    view: () => import('#pages/education/view.tsx'),
    copy: ['education', 'shows'],
  },
  'education-view': {
    model: () => import('#pages/education-view/model.ts'),
    view: () => import('#pages/education-view/view.tsx'),
    copy: ['education', 'enquiry'],
  },
  support: {
    model: () => import('#pages/support/model.ts'),
    view: () => import('#pages/support/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  'support-foundation': {
    model: () => import('#pages/support-foundation/model.ts'),
    view: () => import('#pages/support-foundation/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  'support-council': {
    model: () => import('#pages/support-council/model.ts'),
    view: () => import('#pages/support-council/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  'support-leyouClub': {
    model: () => import('#pages/support-leyou-club/model.ts'),
    view: () => import('#pages/support-leyou-club/view.tsx'),
    copy: ['support', 'enquiry'],
  },
  about: {
    model: () => import('#pages/about/model.ts'),
    view: () => import('#pages/about/view.tsx'),
    copy: ['about'],
  },
  'about-memorabilia': {
    model: () => import('#pages/about-memorabilia/model.ts'),
    view: () => import('#pages/about-memorabilia/view.tsx'),
    copy: ['about'],
  },
  'about-introduce': {
    model: () => import('#pages/about-introduce/model.ts'),
    view: () => import('#pages/about-introduce/view.tsx'),
    copy: ['about'],
  },
  'about-member': {
    model: () => import('#pages/about-member/model.ts'),
    view: () => import('#pages/about-member/view.tsx'),
    copy: ['about'],
  },
  'about-member-list': {
    model: () => import('#pages/about-member-list/model.ts'),
    view: () => import('#pages/about-member-list/view.tsx'),
    copy: ['about'],
  },
  'about-detail': {
    model: () => import('#pages/about-detail/model.ts'),
    view: {
      pc: () => import('#pages/about-detail/pc.tsx'),
      mobile: () => import('#pages/about-detail/mobile.tsx'),
    },
    copy: ['about', 'programme'],
  },
  'about-sso': {
    model: () => import('#pages/about-sso/model.ts'),
    view: () => import('#pages/about-sso/view.tsx'),
    copy: ['about', 'programme'],
  },
  'about-annualreport': {
    model: () => import('#pages/about-annualreport/model.ts'),
    view: () => import('#pages/about-annualreport/view.tsx'),
    copy: ['about'],
  },
  huntunpi: {
    model: () => import('#pages/huntunpi/model.ts'),
    view: () => import('#pages/huntunpi/view.tsx'),
    copy: ['house'],
  },
  museum: {
    model: () => import('#pages/museum/model.ts'),
    view: () => import('#pages/museum/view.tsx'),
    copy: ['house'],
  },
  map: {
    model: () => import('#pages/map/model.ts'),
    view: () => import('#pages/map/view.tsx'),
    copy: ['house'],
  },
  contactUs: {
    model: () => import('#pages/contact-us/model.ts'),
    view: {
      pc: () => import('#pages/contact-us/pc.tsx'),
      mobile: () => import('#pages/contact-us/mobile.tsx'),
    },
    copy: ['contact'],
  },
  joinUs: {
    model: () => import('#pages/join-us/model.ts'),
    view: {
      pc: () => import('#pages/join-us/pc.tsx'),
      mobile: () => import('#pages/join-us/mobile.tsx'),
    },
    copy: ['contact'],
  },
  club: {
    model: () => import('#pages/club/model.ts'),
    view: { pc: () => import('#pages/club/pc.tsx'), mobile: () => import('#pages/club/mobile.tsx') },
    copy: ['club'],
  },
  'club-mode': {
    model: () => import('#pages/club-mode/model.ts'),
    view: () => import('#pages/club-mode/view.tsx'),
    copy: ['club'],
  },
  'club-level': {
    model: () => import('#pages/club-level/model.ts'),
    view: () => import('#pages/club-level/view.tsx'),
    copy: ['club'],
  },
  'club-rights': {
    model: () => import('#pages/club-rights/model.ts'),
    view: () => import('#pages/club-rights/view.tsx'),
    copy: ['club'],
  },
  'club-question': {
    model: () => import('#pages/club-question/model.ts'),
    view: () => import('#pages/club-question/view.tsx'),
    copy: ['club'],
  },
  webView: {
    model: () => import('#pages/web-view/model.ts'),
    view: () => import('#pages/web-view/view.tsx'),
    copy: ['webview'],
  },
  digitalhall: {
    model: () => import('#pages/digitalhall/model.ts'),
    view: () => import('#pages/digitalhall/view.tsx'),
    copy: ['hall', 'rooms', 'play'],
  },
  'digitalhall-season': {
    model: () => import('#pages/digitalhall-season/model.ts'),
    view: () => import('#pages/digitalhall-season/view.tsx'),
    copy: ['hall', 'rooms', 'play'],
  },
  'digitalhall-year': {
    model: () => import('#pages/digitalhall-year/model.ts'),
    view: () => import('#pages/digitalhall-year/view.tsx'),
    copy: ['hall', 'rooms', 'play'],
  },
  'digitalhall-chief': {
    model: () => import('#pages/digitalhall-chief/model.ts'),
    view: () => import('#pages/digitalhall-chief/view.tsx'),
    copy: ['hall', 'rooms', 'play'],
  },
  'digitalhall-listen': {
    model: () => import('#pages/digitalhall-listen/model.ts'),
    view: () => import('#pages/digitalhall-listen/view.tsx'),
    copy: ['hall', 'rooms', 'play'],
  },
  'digitalhall-season-detail': {
    model: () => import('#pages/digitalhall-season-detail/model.ts'),
    view: () => import('#pages/digitalhall-season-detail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall-year-detail': {
    model: () => import('#pages/digitalhall-year-detail/model.ts'),
    view: () => import('#pages/digitalhall-year-detail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall-chief-detail': {
    model: () => import('#pages/digitalhall-chief-detail/model.ts'),
    view: () => import('#pages/digitalhall-chief-detail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall-listen-detail': {
    model: () => import('#pages/digitalhall-listen-detail/model.ts'),
    view: () => import('#pages/digitalhall-listen-detail/view.tsx'),
    copy: ['hall', 'title'],
  },
  digitalhall2: {
    model: () => import('#pages/digitalhall2/model.ts'),
    view: () => import('#pages/digitalhall2/view.tsx'),
    copy: ['hall', 'rooms', 'hall2', 'play'],
  },
  'digitalhall2-live': {
    model: () => import('#pages/digitalhall2-live/model.ts'),
    view: () => import('#pages/digitalhall2-live/view.tsx'),
    copy: ['hall', 'rooms', 'hall2', 'play'],
  },
  'digitalhall2-livedetail': {
    model: () => import('#pages/digitalhall2-livedetail/model.ts'),
    view: () => import('#pages/digitalhall2-livedetail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall2-record': {
    model: () => import('#pages/digitalhall2-record/model.ts'),
    view: () => import('#pages/digitalhall2-record/view.tsx'),
    copy: ['hall', 'rooms', 'hall2', 'play'],
  },
  'digitalhall2-recorddetail': {
    model: () => import('#pages/digitalhall2-recorddetail/model.ts'),
    view: () => import('#pages/digitalhall2-recorddetail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall2-albumonline': {
    model: () => import('#pages/digitalhall2-albumonline/model.ts'),
    view: () => import('#pages/digitalhall2-albumonline/view.tsx'),
    copy: ['hall', 'hall2', 'play'],
  },
  'digitalhall2-album': {
    model: () => import('#pages/digitalhall2-album/model.ts'),
    view: () => import('#pages/digitalhall2-album/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall2-introduce': {
    model: () => import('#pages/digitalhall2-introduce/model.ts'),
    view: () => import('#pages/digitalhall2-introduce/view.tsx'),
    copy: ['hall', 'introduce', 'play'],
  },
  'digitalhall2-searchresult': {
    model: () => import('#pages/digitalhall2-searchresult/model.ts'),
    view: () => import('#pages/digitalhall2-searchresult/view.tsx'),
    copy: ['hall', 'rooms', 'hall2', 'play'],
  },
  'digitalhall2-course': {
    model: () => import('#pages/digitalhall2-course/model.ts'),
    view: () => import('#pages/digitalhall2-course/view.tsx'),
    copy: ['hall', 'hall2', 'play'],
  },
  'digitalhall2-coursedetail': {
    model: () => import('#pages/digitalhall2-coursedetail/model.ts'),
    view: () => import('#pages/digitalhall2-coursedetail/view.tsx'),
    copy: ['hall', 'title', 'play'],
  },
  'digitalhall2-askartist': {
    model: () => import('#pages/digitalhall2-askartist/model.ts'),
    view: () => import('#pages/digitalhall2-askartist/view.tsx'),
    copy: ['hall', 'ask', 'play'],
  },
  'digitalhall2-askartistdetail': {
    model: () => import('#pages/digitalhall2-askartistdetail/model.ts'),
    view: () => import('#pages/digitalhall2-askartistdetail/view.tsx'),
    copy: ['hall', 'ask', 'play'],
  },
  'digitalhall2-voice': {
    model: () => import('#pages/digitalhall2-voice/model.ts'),
    view: () => import('#pages/digitalhall2-voice/view.tsx'),
    copy: ['hall', 'hall2', 'play'],
  },
  legalNotice: {
    model: () => import('#pages/legal-notice/model.ts'),
    view: () => import('#pages/legal-notice/view.tsx'),
    copy: ['info'],
  },
};

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

/** A page of one view, and its copy. */
const page = (view: PageFile, ...copy: readonly Namespace[]): View => ({ view, copy });
// Pages of the digital halls: one title, a room, a room of the newer hall, a shelf in it.
const titlePage = (view: PageFile) => page(view, 'hall', 'title', 'play');
const room = (view: PageFile) => page(view, 'hall', 'rooms', 'play');
const newerRoom = (view: PageFile) => page(view, 'hall', 'rooms', 'hall2', 'play');
const shelf = (view: PageFile) => page(view, 'hall', 'hall2', 'play');

/** Page name → its code. A page of the manifest that is missing here does not compile. */
export const views: Record<PageName, View> = {
  home: {
    view: { pc: () => import('#pages/home/pc.tsx'), mobile: () => import('#pages/home/mobile.tsx') },
    copy: ['home', 'programme'],
  },
  index2: {
    view: { pc: () => import('#pages/index2/pc.tsx'), mobile: () => import('#pages/index2/mobile.tsx') },
    copy: ['home', 'programme'],
  },
  musicale: {
    view: { pc: () => import('#pages/musicale/pc.tsx'), mobile: () => import('#pages/musicale/mobile.tsx') },
    copy: ['musicale', 'programme'],
  },
  'musicale-detail': {
    view: {
      pc: () => import('#pages/musicale-detail/pc.tsx'),
      mobile: () => import('#pages/musicale-detail/mobile.tsx'),
    },
    copy: ['concert', 'programme'],
    soon: {
      parts: [
        () => import('#pages/musicale-detail/share/actions.tsx'),
        () => import('#pages/musicale-detail/read/reading.tsx'),
        () => import('#pages/musicale-detail/read/related.tsx'),
        // What its call brings beside itself is read by these.
        () => import('#domain/contract/shapes/show.ts'),
        () => import('#domain/contract/shapes/news.ts'),
      ],
      copy: ['reading', 'shows', 'favorite'],
    },
  },
  'musicale-ticketservice': page(() => import('#pages/musicale-ticketservice/view.tsx'), 'info'),
  login: {
    view: { pc: () => import('#pages/login/pc.tsx'), mobile: () => import('#pages/login/mobile.tsx') },
    copy: ['login'],
  },
  register: page(() => import('#pages/register/view.tsx'), 'login'),
  findpwd: page(() => import('#pages/findpwd/view.tsx'), 'login'),
  'findpwd-phone': page(() => import('#pages/findpwd-phone/view.tsx'), 'login'),
  seat: {
    view: { pc: () => import('#pages/seat/pc.tsx'), mobile: () => import('#pages/seat/mobile.tsx') },
    copy: ['seat'],
  },
  confirmOrder: orderPage,
  // An order begins with a choice: tickets of a show, a product. The same page goes on with it.
  chooseTicket: { ...orderPage, model: () => import('#pages/confirm-order/tickets.ts') },
  digitalConfirmOrder: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  digitalConfirmVip: { ...orderPage, model: () => import('#pages/confirm-order/digital.ts') },
  presale: page(() => import('#pages/presale/view.tsx'), 'presale'),
  'presale-schedule': page(() => import('#pages/presale-schedule/view.tsx'), 'presale', 'seat'),
  // The package's order is an order like others, on a page of its own.
  'presale-confirmOrder': { ...orderPage, model: () => import('#pages/confirm-order/pack.ts') },
  membercardList: page(() => import('#pages/membercard-list/view.tsx'), 'card'),
  confirmMemberOrder: page(
    () => import('#pages/confirm-order/member/member-view.tsx'),
    'card',
    'order',
    'discount',
  ),
  payment: page(() => import('#pages/payment/view.tsx'), 'order'),
  'ticket-gift': page(() => import('#pages/ticket-gift/view.tsx'), 'gift'),
  user: {
    view: { pc: () => import('#pages/user/pc.tsx'), mobile: () => import('#pages/user/mobile.tsx') },
    copy: ['user', 'order', 'card', 'shows', 'shop', 'discount'],
  },
  news: {
    view: { pc: () => import('#pages/news/pc.tsx'), mobile: () => import('#pages/news/mobile.tsx') },
    copy: ['news'],
  },
  'news-detail': page(() => import('#pages/news-detail/view.tsx'), 'news'),
  'news-article': page(() => import('#pages/news-article/view.tsx'), 'news', 'programme'),
  'news-video': page(() => import('#pages/news-video/view.tsx'), 'news'),
  sitesearch: page(() => import('#pages/sitesearch/view.tsx'), 'search', 'programme'),
  education: page(() => import('#pages/education/view.tsx'), 'education', 'shows'),
  'education-view': page(() => import('#pages/education-view/view.tsx'), 'education', 'enquiry'),
  support: page(() => import('#pages/support/view.tsx'), 'support', 'enquiry'),
  'support-foundation': page(() => import('#pages/support-foundation/view.tsx'), 'support', 'enquiry'),
  'support-council': page(() => import('#pages/support-council/view.tsx'), 'support', 'enquiry'),
  'support-leyouClub': page(() => import('#pages/support-leyou-club/view.tsx'), 'support', 'enquiry'),
  about: page(() => import('#pages/about/view.tsx'), 'about'),
  'about-memorabilia': page(() => import('#pages/about-memorabilia/view.tsx'), 'about'),
  'about-introduce': page(() => import('#pages/about-introduce/view.tsx'), 'about'),
  'about-member': page(() => import('#pages/about-member/view.tsx'), 'about'),
  'about-member-list': page(() => import('#pages/about-member-list/view.tsx'), 'about'),
  'about-detail': {
    view: {
      pc: () => import('#pages/about-detail/pc.tsx'),
      mobile: () => import('#pages/about-detail/mobile.tsx'),
    },
    copy: ['about', 'programme'],
  },
  'about-sso': page(() => import('#pages/about-sso/view.tsx'), 'about', 'programme'),
  'about-annualreport': page(() => import('#pages/about-annualreport/view.tsx'), 'about'),
  huntunpi: page(() => import('#pages/huntunpi/view.tsx'), 'house'),
  museum: page(() => import('#pages/museum/view.tsx'), 'house'),
  map: page(() => import('#pages/map/view.tsx'), 'house'),
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
  'club-mode': page(() => import('#pages/club-mode/view.tsx'), 'club'),
  'club-level': page(() => import('#pages/club-level/view.tsx'), 'club'),
  'club-rights': page(() => import('#pages/club-rights/view.tsx'), 'club'),
  'club-question': page(() => import('#pages/club-question/view.tsx'), 'club'),
  webView: page(() => import('#pages/web-view/view.tsx'), 'webview'),
  digitalhall: room(() => import('#pages/digitalhall/view.tsx')),
  'digitalhall-season': room(() => import('#pages/digitalhall-season/view.tsx')),
  'digitalhall-year': room(() => import('#pages/digitalhall-year/view.tsx')),
  'digitalhall-chief': room(() => import('#pages/digitalhall-chief/view.tsx')),
  'digitalhall-listen': room(() => import('#pages/digitalhall-listen/view.tsx')),
  'digitalhall-season-detail': titlePage(() => import('#pages/digitalhall-season-detail/view.tsx')),
  'digitalhall-year-detail': titlePage(() => import('#pages/digitalhall-year-detail/view.tsx')),
  'digitalhall-chief-detail': titlePage(() => import('#pages/digitalhall-chief-detail/view.tsx')),
  'digitalhall-listen-detail': page(
    () => import('#pages/digitalhall-listen-detail/view.tsx'),
    'hall',
    'title',
  ),
  digitalhall2: newerRoom(() => import('#pages/digitalhall2/view.tsx')),
  'digitalhall2-live': newerRoom(() => import('#pages/digitalhall2-live/view.tsx')),
  'digitalhall2-livedetail': titlePage(() => import('#pages/digitalhall2-livedetail/view.tsx')),
  'digitalhall2-record': newerRoom(() => import('#pages/digitalhall2-record/view.tsx')),
  'digitalhall2-recorddetail': titlePage(() => import('#pages/digitalhall2-recorddetail/view.tsx')),
  'digitalhall2-albumonline': shelf(() => import('#pages/digitalhall2-albumonline/view.tsx')),
  'digitalhall2-album': titlePage(() => import('#pages/digitalhall2-album/view.tsx')),
  'digitalhall2-introduce': page(
    () => import('#pages/digitalhall2-introduce/view.tsx'),
    'hall',
    'introduce',
    'play',
  ),
  'digitalhall2-searchresult': newerRoom(() => import('#pages/digitalhall2-searchresult/view.tsx')),
  'digitalhall2-course': shelf(() => import('#pages/digitalhall2-course/view.tsx')),
  'digitalhall2-coursedetail': titlePage(() => import('#pages/digitalhall2-coursedetail/view.tsx')),
  'digitalhall2-askartist': page(
    () => import('#pages/digitalhall2-askartist/view.tsx'),
    'hall',
    'ask',
    'play',
  ),
  'digitalhall2-askartistdetail': page(
    () => import('#pages/digitalhall2-askartistdetail/view.tsx'),
    'hall',
    'ask',
    'play',
  ),
  'digitalhall2-voice': shelf(() => import('#pages/digitalhall2-voice/view.tsx')),
  legalNotice: page(() => import('#pages/legal-notice/view.tsx'), 'info'),
};

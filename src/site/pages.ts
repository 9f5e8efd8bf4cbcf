import type { Locale, TreeName } from './tree.ts';

/** Titles in both languages, Chinese first. */
type Title = readonly [zh: string, en: string];

/** What the manifest says of a page; `Name` is the name of one, which is known when all of them are. */
export interface Page<Name extends string = string> {
  /** Path below the tree, where the page's name is another; `:name` marks a parameter. */
  readonly path: string;
  /** Parameters of one such page that exists: for the build, the sweep, and whoever goes through all pages. */
  readonly sample?: Readonly<Record<string, string>>;
  readonly title: Title;
  /** Needs a login session (specification §2). */
  readonly auth?: true;
  /** Trees that have the page; all four when absent. */
  readonly trees?: readonly TreeName[];
  /** The page that stands in for this one in a tree that lacks it (rulings.md). */
  readonly twin?: Name;
  /** Another twin where the query names a certain thing, with what that page needs to know beside it. */
  readonly twinFor?: { readonly query: string; readonly page: Name; readonly add: string };
  /** Sold on a computer only: whoever comes by phone, and lands on the twin, is told so. */
  readonly pcOnly?: 'packages' | 'cards';
  /** Also a standalone leaf `<path>-c` under /zh-CN/mobile, without the site's frame. */
  readonly bare?: true;
  /** The page stays mounted, hidden, when the user leaves it. */
  readonly keepAlive?: true;
  /** The query only chooses what is shown of the same data: the loader does not run again for it. */
  readonly sameData?: true;
  /** The page keeps its scroll position on navigation, in the desktop trees. */
  readonly keepScroll?: true;
  /** Names of the pages above this one in the breadcrumb, home not counted. */
  readonly crumbs?: readonly Name[];
  /** Adds an entry that goes one page back before the current one. */
  readonly crumbBack?: true;
  /** Mobile banner by type code (specification §2): 0 about, 4 education, 5 news, 7 support, 8 default. */
  readonly banner?: 0 | 4 | 5 | 7 | 8;
  /** The page brings its own header (purchase flow) instead of the site's. */
  readonly frame?: 'site' | 'flow' | 'none';
  /** Left out of the sitemap. */
  readonly hidden?: true;
}

const CHINESE: readonly TreeName[] = ['zh-CN/pc', 'zh-CN/mobile'];
const PC: readonly TreeName[] = ['zh-CN/pc', 'en-US/pc'];
const MOBILE: readonly TreeName[] = ['zh-CN/mobile', 'en-US/mobile'];
const CHINESE_PC: readonly TreeName[] = ['zh-CN/pc'];

/** Below a room stands a page of one title, which is reached from every shelf, search and artist: it has a way back. */
const way = <const C extends readonly string[]>(...crumbs: C) => ({
  crumbs,
  ...(crumbs.length > 1 && { crumbBack: true as const }),
});
/** A room of the newer digital hall: it stands in the Chinese desktop alone. */
const hall2 = <const A extends readonly string[]>(title: Title, ...above: A) => ({
  title,
  trees: CHINESE_PC,
  twin: 'digitalhall' as const,
  ...way<readonly ['digitalhall2', ...A]>('digitalhall2', ...above),
});
/** One title there has its page elsewhere, too, and is led from the season's to its own room. */
const title2 = <const A extends string>(title: Title, above: A) => ({
  ...hall2(title, above),
  twin: 'digitalhall-season-detail' as const,
});
/** A room of the digital hall in all four trees, with a leaf for the app. */
const hall = <const A extends readonly string[]>(title: Title, ...above: A) => ({
  title,
  bare: true as const,
  ...way<readonly ['digitalhall', ...A]>('digitalhall', ...above),
});
/** Where an order begins with a choice; elsewhere the order's own page does it. */
const CHOICE = { auth: true, trees: CHINESE_PC, twin: 'confirmOrder', frame: 'flow', hidden: true } as const;
const PACKAGES = { trees: PC, twin: 'musicale' } as const;
const CLUB_ON_A_PHONE = { trees: MOBILE, twin: 'club', bare: true, crumbs: ['club'] } as const;
const ABOUT = { crumbs: ['about'], banner: 0 } as const;
const SUPPORT = { crumbs: ['support'], banner: 7 } as const;

/** Every page once. Routes, titles, breadcrumbs, guard, sitemap and the end-to-end sweep come from here. */
const table = {
  home: { title: ['首页', 'Home'] },
  index2: { title: ['乐历', 'Season calendar'], trees: CHINESE, twin: 'musicale' },
  musicale: { title: ['音乐会', 'Concerts'], keepAlive: true, banner: 8 },
  'musicale-detail': { title: ['音乐会详情', 'Concert'], crumbs: ['musicale'] },
  'musicale-ticketservice': {
    title: ['购票须知', 'Ticket FAQ'],
    crumbs: ['musicale'],
    bare: true,
    banner: 8,
  },
  login: { title: ['登录', 'Sign in'], hidden: true },
  register: { title: ['注册', 'Join'], hidden: true },
  findpwd: { title: ['找回密码', 'Reset password'], hidden: true },
  'findpwd-phone': {
    title: ['手机找回密码', 'Reset by phone'],
    trees: CHINESE_PC,
    twin: 'findpwd',
    hidden: true,
  },
  seat: { title: ['选择座位', 'Reserve seats'], auth: true, frame: 'flow', hidden: true },
  confirmOrder: {
    title: ['确认订单', 'Confirm order'],
    auth: true,
    frame: 'flow',
    crumbs: ['user'],
    crumbBack: true,
    hidden: true,
  },
  chooseTicket: { title: ['选择票种', 'Choose tickets'], crumbs: ['musicale'], ...CHOICE },
  digitalConfirmOrder: { title: ['确认订单', 'Confirm order'], crumbs: ['user'], ...CHOICE },
  digitalConfirmVip: { title: ['数字音乐厅会员', 'Digital hall membership'], crumbs: ['user'], ...CHOICE },
  presale: { title: ['套票', 'Packages'], pcOnly: 'packages', crumbs: ['musicale'], ...PACKAGES },
  'presale-schedule': {
    title: ['选择场次', 'Choose dates'],
    pcOnly: 'packages',
    frame: 'flow',
    crumbs: ['presale'],
    hidden: true,
    ...PACKAGES,
  },
  'presale-confirmOrder': {
    title: ['确认套票订单', 'Confirm package order'],
    frame: 'flow',
    crumbs: ['presale'],
    hidden: true,
    ...PACKAGES,
  },
  membercardList: {
    title: ['会员卡', 'Membership cards'],
    trees: CHINESE_PC,
    twin: 'club',
    pcOnly: 'cards',
    crumbs: ['club'],
  },
  confirmMemberOrder: {
    title: ['购买会员卡', 'Buy a membership card'],
    trees: CHINESE_PC,
    twin: 'club',
    twinFor: { query: 'tradeNo', page: 'confirmOrder', add: 'orderType=card' },
    frame: 'flow',
    crumbs: ['membercardList'],
    hidden: true,
  },
  'ticket-gift': { title: ['朋友送来的票', 'A ticket from a friend'], hidden: true },
  payment: { title: ['沙箱收银台', 'Sandbox checkout'], frame: 'none', hidden: true },
  user: { title: ['用户中心', 'My account'], auth: true, keepScroll: true, hidden: true },
  news: { title: ['新闻中心', 'News Center'], keepAlive: true, banner: 5 },
  'news-detail': {
    path: 'news-detail/:type',
    sample: { type: 'season' },
    title: ['分类新闻', 'News by category'],
    keepAlive: true,
    crumbs: ['news'],
    banner: 5,
  },
  'news-article': {
    path: 'news-detail/:type/:id',
    sample: { type: 'season', id: 'news-season' },
    title: ['新闻', 'Article'],
    crumbs: ['news'],
    crumbBack: true,
  },
  'news-video': { title: ['视频', 'Videos'], crumbs: ['news'], banner: 5 },
  sitesearch: { title: ['搜索', 'Search'], keepAlive: true },
  education: { title: ['艺术教育', 'Art Education'], sameData: true, banner: 4 },
  'education-view': { title: ['教育系列', 'Series'], crumbs: ['education'], banner: 4 },
  support: { title: ['支持我们', 'Support us'], banner: 7 },
  'support-foundation': { title: ['基金会', 'Foundation'], ...SUPPORT },
  'support-council': { title: ['企业理事会', 'Council'], ...SUPPORT },
  'support-leyouClub': { title: ['乐友俱乐部', 'Friends’ Club'], ...SUPPORT },
  about: { title: ['关于乐团', 'About'], banner: 0 },
  'about-memorabilia': { title: ['大事记', 'Events'], sameData: true, ...ABOUT },
  'about-introduce': { title: ['乐团介绍', 'Introduction'], ...ABOUT },
  'about-member': { title: ['主要成员', 'Principal Members'], sameData: true, ...ABOUT },
  'about-member-list': {
    title: ['乐团成员', 'Band Members'],
    crumbs: ['about', 'about-member'],
    sameData: true,
    banner: 0,
  },
  'about-detail': { title: ['成员介绍', 'Member'], crumbs: ['about', 'about-member'] },
  'about-sso': { title: ['乐团出品', 'Orchestra Productions'], sameData: true, ...ABOUT },
  'about-annualreport': { title: ['年度报告', 'Annual Report'], ...ABOUT },
  huntunpi: { title: ['和鸣音乐厅', 'Concert hall'], trees: PC, twin: 'about' },
  museum: { title: ['交响音乐博物馆', 'Museum'] },
  map: { title: ['交通地图', 'Getting here'], sameData: true },
  contactUs: { title: ['联系我们', 'Contact us'], bare: true, sameData: true, banner: 8 },
  joinUs: { title: ['加入我们', 'Join us'], bare: true, banner: 8 },
  club: { title: ['会员俱乐部', 'Member Club'], bare: true },
  'club-mode': { title: ['会员模式', 'How membership works'], ...CLUB_ON_A_PHONE },
  'club-level': { title: ['会员等级', 'Member levels'], ...CLUB_ON_A_PHONE },
  'club-rights': { title: ['会员权益', 'Member rights'], ...CLUB_ON_A_PHONE },
  'club-question': { title: ['会员常见问题', 'Member questions'], ...CLUB_ON_A_PHONE },
  webView: { title: ['网页浏览', 'Web page'], trees: MOBILE, frame: 'none', hidden: true },
  digitalhall: { title: ['数字音乐厅', 'Digital Concert Hall'], bare: true },
  'digitalhall-season': hall(['乐季回放', 'Seasons']),
  'digitalhall-year': hall(['新年音乐会', 'New Year concerts']),
  'digitalhall-chief': hall(['首席指挥', 'Chief conductor']),
  'digitalhall-listen': hall(['聆听', 'Listening']),
  'digitalhall-season-detail': {
    path: 'digitalhall/season-detail',
    ...hall(['乐季录像', 'A concert of the season'], 'digitalhall-season'),
  },
  'digitalhall-year-detail': {
    path: 'digitalhall/year-detail',
    ...hall(['新年音乐会录像', 'A New Year concert'], 'digitalhall-year'),
  },
  'digitalhall-chief-detail': {
    path: 'digitalhall/chief-detail',
    ...hall(['首席指挥录像', 'With the chief conductor'], 'digitalhall-chief'),
  },
  'digitalhall-listen-detail': {
    path: 'digitalhall/listen-detail',
    ...hall(['聆听一首作品', 'A work to listen to'], 'digitalhall-listen'),
  },
  digitalhall2: { ...hall2(['今日数字音乐厅', 'The hall today']), crumbs: [], keepAlive: true },
  'digitalhall2-live': hall2(['直播', 'Live']),
  'digitalhall2-livedetail': title2(['直播间', 'A live evening'], 'digitalhall2-live'),
  'digitalhall2-record': { ...hall2(['全部录像', 'All recordings']), keepAlive: true },
  'digitalhall2-recorddetail': title2(['录像', 'A recording'], 'digitalhall2-record'),
  'digitalhall2-albumonline': hall2(['在线专辑', 'Albums']),
  'digitalhall2-album': title2(['专辑', 'An album'], 'digitalhall2-albumonline'),
  'digitalhall2-introduce': hall2(['认识数字音乐厅', 'About the hall']),
  'digitalhall2-searchresult': hall2(['厅内搜索', 'Search in the hall']),
  'digitalhall2-course': hall2(['大师课', 'Courses']),
  'digitalhall2-coursedetail': title2(['课程', 'A course'], 'digitalhall2-course'),
  'digitalhall2-askartist': hall2(['问艺术家', 'Ask an artist']),
  'digitalhall2-askartistdetail': hall2(['问答', 'Questions'], 'digitalhall2-askartist'),
  'digitalhall2-voice': hall2(['和鸣之声', 'Talks']),
  legalNotice: { title: ['法律声明', 'Legal notice'], bare: true, banner: 8 },
} as const satisfies Record<string, Omit<Page, 'path'> & Partial<Pick<Page, 'path'>>>;

type Table = typeof table;
export type PageName = keyof Table;
/** With the path of each: its name, where the table has no other. */
export type Pages = {
  readonly [K in PageName]: Table[K] extends { path: string } ? Table[K] : Table[K] & { readonly path: K };
};
export const pages = Object.fromEntries(
  Object.entries(table).map(([name, entry]) => [name, { path: name, ...entry }]),
) as Pages;
/** Pages that anyone may find: each is described (server/head/descriptions.ts). */
export type PublicPage = {
  [K in PageName]: Table[K] extends { auth: true } | { hidden: true } ? never : K;
}[PageName];
export const pageNames = Object.keys(pages) as PageName[];
/** `data-page` of the screen for unknown paths; it has no route of its own. */
export const NOT_FOUND = 'not-found';

/** A twin or a crumb that is no page does not compile here. */
const named: Readonly<Record<PageName, Page<PageName>>> = pages;

export function page(name: PageName): Page<PageName> {
  return named[name];
}

/** The title of a page in one language; null is the not-found page. */
export function pageTitle(name: PageName | null, locale: Locale): string {
  return (name ? page(name).title : LOST)[locale === 'zh-CN' ? 0 : 1];
}
const LOST: Title = ['没有找到页面', 'Page not found'];

export function hasPage(tree: TreeName, name: PageName): boolean {
  return page(name).trees?.includes(tree) ?? true;
}

/** The page to show in `tree` for `name`: itself or its twin. */
export function twinIn(tree: TreeName, name: PageName): PageName {
  if (hasPage(tree, name)) return name;
  return page(name).twin ?? 'home';
}

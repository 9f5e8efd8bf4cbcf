/** The namespaces of copy, one file a language each. Types only: the texts load with the pages that need them. */
export interface Namespaces {
  common: typeof import('./zh-CN/common.ts').default;
  ui: typeof import('./zh-CN/ui.ts').default;
  home: typeof import('./zh-CN/home.ts').default;
  programme: typeof import('./zh-CN/programme.ts').default;
  musicale: typeof import('./zh-CN/musicale.ts').default;
  concert: typeof import('./zh-CN/concert.ts').default;
  reading: typeof import('./zh-CN/reading.ts').default;
  news: typeof import('./zh-CN/news.ts').default;
  search: typeof import('./zh-CN/search.ts').default;
  info: typeof import('./zh-CN/info.ts').default;
  education: typeof import('./zh-CN/education.ts').default;
  support: typeof import('./zh-CN/support.ts').default;
  club: typeof import('./zh-CN/club.ts').default;
  webview: typeof import('./zh-CN/webview.ts').default;
  enquiry: typeof import('./zh-CN/enquiry.ts').default;
  about: typeof import('./zh-CN/about.ts').default;
  house: typeof import('./zh-CN/house.ts').default;
  contact: typeof import('./zh-CN/contact.ts').default;
  login: typeof import('./zh-CN/login.ts').default;
  seat: typeof import('./zh-CN/seat.ts').default;
  order: typeof import('./zh-CN/order.ts').default;
  held: typeof import('./zh-CN/held.ts').default;
  shows: typeof import('./zh-CN/shows.ts').default;
  shop: typeof import('./zh-CN/shop.ts').default;
  discount: typeof import('./zh-CN/discount.ts').default;
  form: typeof import('./zh-CN/form.ts').default;
  own: typeof import('./zh-CN/own.ts').default;
  user: typeof import('./zh-CN/user.ts').default;
  card: typeof import('./zh-CN/card.ts').default;
  ways: typeof import('./zh-CN/ways.ts').default;
  presale: typeof import('./zh-CN/presale.ts').default;
}
export type Namespace = keyof Namespaces;

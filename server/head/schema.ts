/** schema.org for what the site has. Addresses are absolute: they are read away from the page. */

import { artPath } from '#art/path.ts';
import { brand } from '#brand';
import type { SaleState, Schedule } from '#domain/contract/program.ts';
import { crumbsOf } from '#site/crumbs.ts';
import type { PageName } from '#site/pages.ts';
import { type Locale, type Tree, treeName } from '#site/tree.ts';
import type { ProgramView } from '../catalogue/detail.ts';
import { MINUTE, withOffset } from '../clock.ts';
import { HOUSE_CARD } from './meta.ts';

/** What a reader of the data should show. */
const local = (at: string): string => withOffset(at, 'yyyy-MM-ddThh:mm:ss');

/** An address as a reader of the data wants it: a hall’s own street, in the house’s city. */
const postal = (locale: Locale, street: string) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: brand.city[locale],
  postalCode: brand.postcode,
  addressCountry: brand.region,
});

export const organization = (origin: string, locale: Locale) => ({
  '@type': ['Organization', 'MusicGroup'],
  '@id': `${origin}/#orchestra`,
  name: brand.name[locale],
  alternateName: brand.name[locale === 'zh-CN' ? 'en-US' : 'zh-CN'],
  url: `${origin}/${locale}/pc/home`,
  logo: `${origin}/shstatic/icons/icon-512.png`,
  image: `${origin}${HOUSE_CARD}`,
  email: brand.email,
  telephone: brand.phone,
  address: postal(locale, brand.address[locale]),
  ...(brand.social.length > 0 && { sameAs: brand.social.map(s => s.url) }),
});

export const website = (origin: string, locale: Locale) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: brand.name[locale],
  url: `${origin}/${locale}/pc/home`,
  inLanguage: locale,
  publisher: { '@id': `${origin}/#orchestra` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/${locale}/pc/sitesearch?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** The way to a page, as its breadcrumb shows it. */
export function breadcrumbs(origin: string, tree: Tree, name: PageName, title: string, link: string) {
  const crumbs = crumbsOf(tree, name, title).filter(c => !c.back);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: `${origin}${crumb.path ?? `/${treeName(tree)}/${link}`}`,
    })),
  };
}

const AVAILABILITY: Readonly<Record<SaleState, string>> = {
  upcoming: 'PreOrder',
  presale: 'PreSale',
  members: 'PreSale',
  on: 'InStock',
  few: 'LimitedAvailability',
  out: 'SoldOut',
  ended: 'SoldOut',
  cancelled: 'SoldOut',
};

const from = (ms: number | undefined) =>
  ms === undefined ? {} : { validFrom: local(new Date(ms).toISOString()) };

/** A concert: one event a performance, with its works, players, hall and tickets. */
export function musicEvents(
  origin: string,
  locale: Locale,
  card: ProgramView,
  /** When each performance goes on sale, ms. */
  saleFrom: (scheduleId: string) => number | undefined,
) {
  const url = `${origin}/${locale}/pc/musicale-detail?id=${card.id}`;
  return card.schedules.map((s: Schedule) => ({
    '@type': 'MusicEvent',
    name: card.title,
    description: card.standfirst,
    image: [`${origin}${artPath(card.art, 'wide')}`],
    url,
    startDate: local(s.startsAt),
    endDate: local(new Date(Date.parse(s.startsAt) + s.minutes * MINUTE).toISOString()),
    eventStatus: `https://schema.org/${s.state === 'cancelled' ? 'EventCancelled' : s.movedFrom ? 'EventRescheduled' : 'EventScheduled'}`,
    ...(s.movedFrom && { previousStartDate: local(s.movedFrom) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: locale,
    location: {
      '@type': 'MusicVenue',
      name: s.hall.name,
      address: postal(locale, s.hall.address || brand.address[locale]),
    },
    organizer: {
      '@id': `${origin}/#orchestra`,
      '@type': 'Organization',
      name: brand.name[locale],
      url: `${origin}/${locale}/pc/home`,
    },
    performer: [
      ...card.artistsList.map(a => ({
        '@type': a.ensemble ? 'MusicGroup' : 'Person',
        name: a.name,
        ...(a.role && !a.ensemble && { jobTitle: a.role }),
      })),
      ...(card.artistsList.length === 0 ? [{ '@type': 'MusicGroup', name: brand.name[locale] }] : []),
    ],
    workPerformed: card.worksList.map(w => ({
      '@type': 'MusicComposition',
      name: w.title,
      ...(w.composer && { composer: { '@type': 'Person', name: w.composer } }),
    })),
    ...(s.maxPrice > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: brand.currency.code,
        price: s.minPrice.toFixed(brand.currency.minor),
        lowPrice: s.minPrice.toFixed(brand.currency.minor),
        highPrice: s.maxPrice.toFixed(brand.currency.minor),
        availability: `https://schema.org/${AVAILABILITY[s.state]}`,
        ...from(saleFrom(s.id)),
      },
    }),
  }));
}

export interface ArticleFacts {
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly section: string;
  readonly publishedAt: string;
  readonly image: string;
  readonly link: string;
}
export const newsArticle = (origin: string, locale: Locale, a: ArticleFacts) => ({
  '@type': 'NewsArticle',
  headline: a.title,
  description: a.text,
  image: [`${origin}${a.image}`],
  datePublished: local(a.publishedAt),
  dateModified: local(a.publishedAt),
  articleSection: a.section,
  inLanguage: locale,
  author: { '@type': 'Person', name: a.author },
  publisher: { '@id': `${origin}/#orchestra`, '@type': 'Organization', name: brand.name[locale] },
  mainEntityOfPage: `${origin}/${locale}/pc/${a.link}`,
});

export interface RecordingFacts {
  readonly film: boolean;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly image: string;
  readonly seconds: number;
  readonly releasedAt: string;
  readonly free: boolean;
  /** What one hears, honestly. */
  readonly credit: string;
  readonly works: readonly { readonly title: string; readonly composer: string }[];
}
const isoLength = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
};
/** A recording of the digital halls. Its stream has no address that lasts, so none is given. */
export const recording = (origin: string, locale: Locale, r: RecordingFacts) => ({
  '@type': r.film ? 'VideoObject' : 'AudioObject',
  name: r.title,
  description: r.text,
  url: `${origin}/${locale}/pc/${r.link}`,
  thumbnailUrl: [`${origin}${r.image}`],
  uploadDate: local(r.releasedAt),
  duration: isoLength(r.seconds),
  isAccessibleForFree: r.free,
  ...(r.credit && { creditText: r.credit }),
  inLanguage: locale,
  publisher: { '@id': `${origin}/#orchestra`, '@type': 'Organization', name: brand.name[locale] },
  about: r.works.map(work => ({
    '@type': 'MusicComposition',
    name: work.title,
    ...(work.composer && { composer: { '@type': 'Person', name: work.composer } }),
  })),
});

export const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(q => ({
    '@type': 'Question',
    name: q.question,
    acceptedAnswer: { '@type': 'Answer', text: q.answer },
  })),
});

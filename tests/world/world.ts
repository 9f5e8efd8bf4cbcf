import { editionOf } from '#demo/edition.ts';
import { seasonFolder } from '#demo/season-folder.ts';
import type { Offer } from '#domain/rules/discount-offer.ts';
import type { CardDoc } from '#server/catalogue/card-types.ts';
import type { AdDoc, ArtistDoc, ContentDoc, HallDoc, ProgramDoc } from '#server/catalogue/types.ts';
import type { NewsDoc, ScoreDoc } from '#server/catalogue/types-news.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';

/** The day on which the season of these documents begins. */
export const TODAY = '2026-11-21';

const ofKind = (kind: string, today = TODAY): CatalogueDoc[] =>
  editionOf(today).docs.filter(doc => doc.kind === kind);
const bodies = <T>(kind: string): T[] => ofKind(kind).map(doc => doc.body as T);

/** The demonstration's season, by what it holds. */
export const artists = bodies<ArtistDoc>('artist');
export const programs = bodies<ProgramDoc>('program');
export const programById = new Map(programs.map(p => [p.id, p]));
export const halls = bodies<HallDoc>('hall');
export const plans: Readonly<Record<string, unknown>> = Object.fromEntries(
  ofKind('plan').map(doc => [doc.id, doc.body]),
);
export const contents = bodies<ContentDoc>('content');
export const ads = bodies<AdDoc>('ad').sort((a, b) => a.order - b.order);
export const scores = bodies<ScoreDoc>('score');
const textOf = (id: string): ContentDoc['html'] =>
  contents.find(content => content.id === id)?.html ?? { zh: '', en: '' };
export const news = bodies<NewsDoc>('news').map(doc => ({ ...doc, html: textOf(doc.id) }));
export const faq = ads
  .filter(ad => ad.adflag === 'faq')
  .map(ad => ({ id: ad.id, question: ad.title, group: ad.kicker, answer: textOf(ad.id) }));
export const legal = ads
  .filter(ad => ad.adflag === 'legal')
  .map(ad => ({ id: ad.id, title: ad.title, summary: ad.text, html: textOf(ad.id) }));
export const offers = bodies<Offer>('offer');
export const cards = bodies<CardDoc>('card').sort((a, b) => a.order - b.order);
/** What the cards put among a member's discounts. */
export const cardOffers = offers.filter(offer => cards.some(card => card.grants?.offerId === offer.id));

/** Education, support and the club of the season that begins on a day of the hall. */
export const houseDocs = (today: string): CatalogueDoc[] => [
  ...ofKind('series', today),
  ...ofKind('house', today),
];

/** How many files there are of a kind. */
export const filesOf = (kind: string): number => seasonFolder.entries.filter(e => e.kind === kind).length;

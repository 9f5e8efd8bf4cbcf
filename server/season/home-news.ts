import { NONE } from '../catalogue/text.ts';
import { NEWS_KINDS, type NewsDoc } from '../catalogue/types-news.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';

/** The home page has the newest. */
const HOME_NEWS = 8;
export const HOME_NEWS_PLACE = 'home-news';

const newestFirst = (a: NewsDoc, b: NewsDoc): number =>
  b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);

/** The places of the home page that the newest of all news have. */
export const homeNews = (all: readonly NewsDoc[]): CatalogueDoc[] =>
  [...all]
    .sort(newestFirst)
    .slice(0, HOME_NEWS)
    .map(({ id, type, title, text, art, publishedAt }, order) => ({
      kind: 'ad',
      id,
      body: {
        id,
        adflag: HOME_NEWS_PLACE,
        kicker: NEWS_KINDS[type],
        text,
        link: `news-detail/${type}/${id}`,
        linkText: NONE,
        title,
        art,
        publishedAt,
        order,
      },
    }));

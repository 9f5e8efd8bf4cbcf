import { news } from '#domain/contract/news.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import {
  newsCardView,
  newsDetailView,
  newsOf,
  newsTypes,
  scoreOf,
  scoreView,
  yearOf,
} from '../catalogue/news.ts';
import type { NewsDoc } from '../catalogue/types-news.ts';
import { viewOf } from '../catalogue/view.ts';
import { isToHear } from '../digital/related.ts';
import { type Endpoint, open } from '../http/endpoint.ts';
import { noNews } from './refusals.ts';

const PAGE_SIZE = 10;

export const endpoints: readonly Endpoint[] = [
  open(news.types, async ctx => newsTypes(await getCatalogue(ctx.deps), ctx.now, ctx.locale)),
  open(news.list, async (ctx, { type, year, program, video, skip = 0, pageNo = 1, pageSize = PAGE_SIZE }) => {
    const catalogue = await getCatalogue(ctx.deps);
    const ofType = newsOf(catalogue, ctx.now).filter(
      n =>
        (type === undefined || n.type === type) &&
        (program === undefined || n.programs.includes(program)) &&
        (video !== 'Y' || n.score !== undefined),
    );
    const found = year === undefined ? ofType : ofType.filter(n => yearOf(n) === year);
    return {
      total: Math.max(0, found.length - skip),
      pageNo,
      pageSize,
      list: found
        .slice(skip + (pageNo - 1) * pageSize, skip + pageNo * pageSize)
        .map(n => newsCardView(catalogue, n, ctx.locale)),
      years: [...new Set(ofType.map(yearOf))],
    };
  }),
  open(news.byId, async (ctx, { id }) => {
    const view = await viewOf(ctx);
    const doc = view.catalogue.kind<NewsDoc>('news').get(id);
    if (!doc || doc.publishedAt > ctx.now) throw noNews();
    return { ...newsDetailView(view, doc), toHear: isToHear(view, { newsId: id }) };
  }),
  open(news.videos, async ctx => {
    const catalogue = await getCatalogue(ctx.deps);
    return newsOf(catalogue, ctx.now).flatMap(n => {
      const score = scoreOf(catalogue, n);
      return score
        ? [{ ...newsCardView(catalogue, n, ctx.locale), score: scoreView(score, ctx.locale) }]
        : [];
    });
  }),
];

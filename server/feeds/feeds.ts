import type { Locale } from '#site/tree.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import { newsRss } from './rss.ts';
import { eveningCalendar, seasonCalendar } from './season.ts';
import { robots, sitemap } from './sitemap.ts';

interface Feed {
  readonly type: string;
  readonly make: (catalogue: Catalogue, now: number, origin: string) => string;
}
const rss = (locale: Locale): Feed => ({
  type: 'application/rss+xml; charset=utf-8',
  make: (catalogue, now, origin) => newsRss(catalogue, locale, now, origin),
});
const season = (locale: Locale): Feed => ({
  type: 'text/calendar; charset=utf-8',
  make: (catalogue, now, origin) => seasonCalendar(catalogue, locale, now, origin),
});

/** What machines read, by path. */
export const FEEDS: Readonly<Record<string, Feed>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', make: (_, __, origin) => robots(origin) },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: sitemap },
  '/feeds/news.zh-CN.xml': rss('zh-CN'),
  '/feeds/news.en-US.xml': rss('en-US'),
  '/feeds/season.zh-CN.ics': season('zh-CN'),
  '/feeds/season.en-US.ics': season('en-US'),
};

const EVENING = /^\/feeds\/evening\/([\w-]{1,80})\.(zh-CN|en-US)\.ics$/;

/** The feed of a path, or null for a path that is none. `origin` is where the site is. */
export async function feedResponse(
  deps: Pick<Deps, 'store' | 'clock'>,
  pathname: string,
  origin: string,
): Promise<{ readonly type: string; readonly body: string } | null> {
  const [, id, locale] = EVENING.exec(pathname) ?? [];
  if (id !== undefined) {
    const body = eveningCalendar(await getCatalogue(deps), id, locale as Locale, deps.clock.now(), origin);
    return body === null ? null : { type: 'text/calendar; charset=utf-8', body };
  }
  const feed = Object.hasOwn(FEEDS, pathname) ? FEEDS[pathname] : undefined;
  if (!feed) return null;
  const catalogue = await getCatalogue(deps);
  return { type: feed.type, body: feed.make(catalogue, deps.clock.now(), origin) };
}

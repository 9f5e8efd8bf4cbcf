import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly html: string;
}
export interface Facts {
  readonly founded: number;
  readonly players: number;
  readonly seats: number;
}

type Reading = { signal: AbortSignal; quiet: boolean };

/** Chapters come as ads, their texts as contents of the same ids. */
async function chaptersOf(options: Reading): Promise<Chapter[]> {
  const ads = await readAds(options, 'about-introduce');
  if (ads.length === 0) return [];
  const texts = await call(content.adContents, { ids: ads.map(ad => ad.id) }, options);
  const byId = new Map(texts.map(text => [text.id, text.html]));
  return ads.map(({ id, title, text }) => ({ id, title, line: text, html: byId.get(id) ?? '' }));
}

/** Counted, not written: the first event, the players, the seats of the hall. */
async function factsOf(options: Reading): Promise<Facts> {
  const [events, members, hall] = await Promise.all([
    call(orchestra.events, {}, options),
    call(orchestra.members, {}, options),
    call(orchestra.hall, {}, options),
  ]);
  return {
    founded: events[0]?.year ?? 0,
    players: members.total,
    seats: hall.zones.reduce((sum, zone) => sum + zone.seats, 0),
  };
}

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return { chapters: handled(chaptersOf(options)), facts: handled(factsOf(options)) };
}

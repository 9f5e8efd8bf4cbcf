import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** ISO, or empty when the text is not there. */
  readonly updatedAt: string;
}

/** Legal texts come as ads, in their order, with contents of the same ids. */
async function chapters(signal: AbortSignal): Promise<Chapter[]> {
  const options = { signal, quiet: true };
  const ads = await readAds(options, 'legal');
  if (ads.length === 0) return [];
  const texts = await call(content.adContents, { ids: ads.map(ad => ad.id) }, options);
  const byId = new Map(texts.map(text => [text.id, text]));
  return ads.map(ad => {
    const text = byId.get(ad.id);
    return {
      id: ad.id,
      title: ad.title,
      summary: ad.text,
      html: text?.html ?? '',
      updatedAt: text?.updatedAt ?? '',
    };
  });
}

export function loader({ signal }: PageArgs) {
  return { chapters: handled(chapters(signal)) };
}

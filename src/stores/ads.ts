import { call } from '#api/client.ts';
import { type Ad, content } from '#domain/contract/content.ts';
import { adsOf, useApp } from './app.ts';

/** The published ads of one place, or of all places; every page that shows ads reads them from the store. */
export async function readAds(
  options: { readonly signal: AbortSignal; readonly quiet?: boolean; readonly aside?: boolean },
  adflag?: Ad['adflag'],
): Promise<readonly Ad[]> {
  const found = await call(content.ads, { ...(adflag && { adflag }), status: 'Y' }, options);
  useApp.getState().setAdList(found, adflag);
  const { adList } = useApp.getState();
  return adflag ? adsOf(adList, adflag) : adList;
}

import { useEffect } from 'react';
import { isFailure } from '#api/failure.ts';
import { AdBanner } from '#features/front-page/ad-banner.tsx';
import { SeasonFeed } from '#features/page/season-feed.tsx';
import { readAds } from '#stores/ads.ts';
import { useApp } from '#stores/app.ts';

/** Below the list: the season in one's own calendar, and what the house says to whoever buys. */
export function Foot() {
  const ads = useApp(s => s.adList);
  useEffect(() => {
    const stop = new AbortController();
    readAds({ signal: stop.signal, quiet: true }, 'list').catch(error => {
      // The list is whole without it.
      if (!isFailure(error)) throw error;
    });
    return () => stop.abort();
  }, []);
  return (
    <>
      <SeasonFeed />
      {ads.map(ad => ad.adflag === 'list' && <AdBanner key={ad.id} ad={ad} />)}
    </>
  );
}

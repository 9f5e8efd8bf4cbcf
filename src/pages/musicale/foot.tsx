import { useEffect } from 'react';
import { askAside } from '#api/aside.ts';
import { AdBanner } from '#features/front-page/ad-banner.tsx';
import { SeasonFeed } from '#features/page/season-feed.tsx';
import { readAds } from '#stores/ads.ts';
import { useApp } from '#stores/app.ts';

/** Below the list: the season in one's own calendar, and what the house says to whoever buys. */
export function Foot() {
  const ads = useApp(s => s.adList);
  useEffect(() => askAside(options => readAds(options, 'list')), []);
  return (
    <>
      <SeasonFeed />
      {ads.map(ad => ad.adflag === 'list' && <AdBanner key={ad.id} ad={ad} />)}
    </>
  );
}

import { PAGE_ART } from '#art/page-art.ts';
import type { ArtTone } from '#art/path.ts';

/** The nine heights at 1920, px (specification §9). */
export type BannerHeight = 224 | 280 | 320 | 360 | 400 | 480 | 540 | 600 | 690;
/** 0 about, 4 education, 5 news, 7 support, 8 default (specification §2). */
export type BannerType = 0 | 4 | 5 | 7 | 8;

/** The picture and the height of each type. Their colours also stand in banner.module.css, as build-time HTML has no styles. */
export const BANNERS: Readonly<Record<BannerType, { readonly art: ArtTone; readonly height: BannerHeight }>> =
  {
    0: { art: PAGE_ART.about, height: 280 },
    4: { art: PAGE_ART.education, height: 360 },
    5: { art: PAGE_ART.news, height: 360 },
    7: { art: PAGE_ART.support, height: 320 },
    8: { art: PAGE_ART.concerts, height: 224 },
  };

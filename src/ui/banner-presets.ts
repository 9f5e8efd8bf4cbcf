import { PAGE_ART } from '#art/page-art.ts';
import type { ArtTone } from '#art/path.ts';

export type BannerPreset = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** 0 about, 4 education, 5 news, 7 support, 8 default (specification §2). */
export type BannerType = 0 | 4 | 5 | 7 | 8;

/** The picture and the height of each type. Their colours also stand in banner.module.css, as build-time HTML has no styles. */
export const BANNERS: Readonly<Record<BannerType, { readonly art: ArtTone; readonly preset: BannerPreset }>> =
  {
    0: { art: PAGE_ART.about, preset: 2 },
    4: { art: PAGE_ART.education, preset: 4 },
    5: { art: PAGE_ART.news, preset: 4 },
    7: { art: PAGE_ART.support, preset: 3 },
    8: { art: PAGE_ART.concerts, preset: 1 },
  };

import type { ArtTone } from '#art/path.ts';

export type BannerPreset = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** 0 about, 4 education, 5 news, 7 support, 8 default (specification §2). */
export type BannerType = 0 | 4 | 5 | 7 | 8;

/** The picture and the height of each type. Their colours also stand in banner.module.css, as build-time HTML has no styles. */
export const BANNERS: Readonly<Record<BannerType, { readonly art: ArtTone; readonly preset: BannerPreset }>> =
  {
    0: { art: { seed: 'about', key: 'C# minor', motif: 'harmonics', mood: 'dark', number: 5 }, preset: 2 },
    4: { art: { seed: 'education', key: 'C major', motif: 'tiles', mood: 'heroic' }, preset: 4 },
    5: { art: { seed: 'news', key: 'G# minor', motif: 'neume', mood: 'lyric' }, preset: 4 },
    7: { art: { seed: 'support', key: 'A major', motif: 'bow', mood: 'heroic' }, preset: 3 },
    8: { art: { seed: 'concerts', key: 'G major', motif: 'fan', mood: 'heroic', number: 9 }, preset: 1 },
  };

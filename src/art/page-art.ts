import type { ArtTone } from './path.ts';

/** Artwork that belongs to a page rather than to a programme: pages take it from here, the static site makes it. */
export const PAGE_ART = {
  login: { seed: 'login-5', key: 'D minor', motif: 'lissajous', mood: 'dark' },
  cards: { seed: 'card-house', key: 'D major', motif: 'lissajous', mood: 'dark' },
  packages: { seed: 'pack-house', key: 'A minor', motif: 'stage', mood: 'dark' },
  level: { seed: 'saint-saens-3', key: 'C minor', motif: 'organ', mood: 'dark' },
  about: { seed: 'about', key: 'C# minor', motif: 'harmonics', mood: 'dark', number: 5 },
  education: { seed: 'education', key: 'C major', motif: 'tiles', mood: 'heroic' },
  news: { seed: 'news', key: 'G# minor', motif: 'neume', mood: 'lyric' },
  payment: { seed: 'payment-2', key: 'D minor', motif: 'waves', mood: 'dark' },
  support: { seed: 'support', key: 'A major', motif: 'bow', mood: 'heroic' },
  concerts: { seed: 'concerts', key: 'G major', motif: 'fan', mood: 'heroic', number: 9 },
} as const satisfies Record<string, ArtTone>;

/** A New Year's concert in the colours of a feast, whatever else it is. */
export const festive = <Tone extends ArtTone>(tone: Tone) => ({ ...tone, mood: 'festive' });

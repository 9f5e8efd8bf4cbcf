import type { TitleDetail, TitleWork } from '#domain/contract/digital.ts';

/** Everyone who plays, once. */
export const artistsOf = ({ works }: TitleDetail): TitleWork['artists'][number][] => [
  ...new Map(works.flatMap(work => work.artists).map(artist => [artist.id, artist])).values(),
];

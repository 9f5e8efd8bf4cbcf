import { expect, it } from 'vitest';
import { castLine } from './cast-line.ts';
import { t } from './text.ts';
import type { ArtistDoc } from './types.ts';

const artists = new Map(
  [
    { id: 'vera', name: t('薇拉·林登海姆', 'Vera Lindenheim') },
    { id: 'bo', name: t('柏予安', 'Bo Yu’an') },
    { id: 'quartet', name: t('和鸣·弦乐四重奏', 'Heming Quartet'), ensemble: true },
  ].map(artist => [artist.id, artist as unknown as ArtistDoc]),
);
const cast = [
  { artistId: 'vera', role: t('小提琴', 'violin') },
  { artistId: 'gone', role: t('小号', 'trumpet') },
  { artistId: 'bo', role: t('', '') },
  { artistId: 'quartet', role: t('', '') },
];

it('has names that no line ends in, but for those of ensembles and long ones', () => {
  expect(castLine({ artists }, cast, 'zh-CN')).toBe(
    '小提琴 薇拉\u2060·\u2060林登海姆　柏予安　和鸣·弦乐四重奏',
  );
  expect(castLine({ artists }, cast, 'en-US')).toBe(
    'Vera Lindenheim, violin · Bo\u00a0Yu’an · Heming Quartet',
  );
});

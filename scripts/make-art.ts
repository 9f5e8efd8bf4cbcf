/** Writes the demonstration world's artwork into a static site. `node scripts/make-art.ts dist-demo` */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ads } from '#demo/content/ads.ts';
import { artists } from '#demo/content/artists.ts';
import { cards } from '#demo/content/cards.ts';
import { houseDocs } from '#demo/content/house.ts';
import { news } from '#demo/content/news.ts';
import { orchestraDocs } from '#demo/content/orchestra/all.ts';
import { players } from '#demo/content/orchestra/players/all.ts';
import { packArt } from '#demo/content/packages.ts';
import { products } from '#demo/content/products/all.ts';
import { programs } from '#demo/content/programs/all.ts';
import { shows } from '#demo/content/shows/all.ts';
import { SECTION_INFO } from '#server/catalogue/orchestra-roles.ts';
import { PAGE_ART } from '../src/art/page-art.ts';
import { type ArtSize, type ArtTone, artPath, portraitPath, SIZES } from '../src/art/path.ts';
import { artResponse } from '../src/art/serve.ts';
import { WEDGES } from '../src/features/orchestra/stage.ts';
import { portraitTone } from '../src/features/programme-card/portrait-tone.ts';

const SIZE_NAMES = Object.keys(SIZES) as ArtSize[];

type Artist = (typeof artists)[number];

/** Artwork anywhere in a document: under `art`, on its own or as a list. */
function artIn(value: unknown): ArtTone[] {
  if (Array.isArray(value)) return value.flatMap(artIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'art' && typeof inner === 'object' && inner !== null && 'seed' in inner
      ? [inner as ArtTone]
      : artIn(inner),
  );
}

/** The addresses of all artwork that pages of the demonstration world can show, each once. */
export function worldArt(): string[] {
  const tones = [
    ...Object.values(PAGE_ART),
    ...programs.map(p => p.art),
    ...news.map(n => n.art),
    ...cards.map(card => card.art),
    ...packArt,
    ...shows.map(show => show.art),
    ...products.map(product => product.art),
    ...[...houseDocs('2026-01-01'), ...orchestraDocs(0)].flatMap(({ body }) => artIn(body)),
    ...ads(0).flatMap(ad => (ad.art ? [ad.art] : [])),
  ];
  const pictures = tones.flatMap(tone => SIZE_NAMES.map(size => artPath(tone, size)));
  const people = orchestraDocs(0).flatMap(
    ({ body }) => (body as Partial<Pick<Artist, 'portrait'>>).portrait ?? [],
  );
  const band = players.map(({ id, section }) => ({ seed: id, instrument: SECTION_INFO[section].instrument }));
  const sections = Object.entries(SECTION_INFO).map(([id, { instrument }]) => ({
    seed: id,
    instrument,
    key: WEDGES[id as keyof typeof WEDGES].key,
    mood: 'dark',
  }));
  const portraits = [
    ...[...artists.map(artist => artist.portrait), ...people, ...band].map(portraitTone),
    ...sections,
  ].map(portraitPath);
  return [...new Set([...pictures, ...portraits])];
}

/** Throws when an address has no picture, naming it. Returns how many files there are. */
export async function makeArt(outDir: string, paths: readonly string[] = worldArt()): Promise<number> {
  for (const path of paths) {
    const art = artResponse(path);
    if (!art) throw new Error(`No artwork for ${path}`);
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, art.svg);
  }
  return paths.length;
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist-demo';
  console.info(`${await makeArt(outDir)} pictures in ${outDir}`);
}

/** Writes the demonstration world's artwork into a static site. `node scripts/make-art.ts dist-demo` */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ads } from '../server/world/content/ads.ts';
import { artists } from '../server/world/content/artists.ts';
import { cards } from '../server/world/content/cards.ts';
import { houseDocs } from '../server/world/content/house.ts';
import { news } from '../server/world/content/news.ts';
import { packArt } from '../server/world/content/packages.ts';
import { products } from '../server/world/content/products/all.ts';
import { programs } from '../server/world/content/programs/all.ts';
import { shows } from '../server/world/content/shows/all.ts';
import { HOUSE } from '../src/art/house.ts';
import { type ArtSize, type ArtTone, artPath, portraitPath, SIZES } from '../src/art/path.ts';
import { artResponse } from '../src/art/serve.ts';
import { portraitTone } from '../src/features/programme-card/portrait-tone.ts';

const SIZE_NAMES = Object.keys(SIZES) as ArtSize[];

/** The addresses of all artwork that pages of the demonstration world can show, each once. */
export function worldArt(): string[] {
  const tones = [
    ...Object.values(HOUSE),
    ...programs.map(p => p.art),
    ...news.map(n => n.art),
    ...cards.map(card => card.art),
    ...packArt,
    ...shows.map(show => show.art),
    ...products.map(product => product.art),
    ...houseDocs('2026-01-01').flatMap(({ body }) => (body as { art?: ArtTone }).art ?? []),
    ...ads(0).flatMap(ad => (ad.art ? [ad.art] : [])),
  ];
  const pictures = tones.flatMap(tone => SIZE_NAMES.map(size => artPath(tone, size)));
  const portraits = artists.map(artist => portraitPath(portraitTone(artist.portrait)));
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

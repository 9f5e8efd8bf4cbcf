import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ArtSize, type ArtTone, artPath, type PortraitTone, portraitPath } from '../src/art/path.ts';
import { artResponse } from '../src/art/serve.ts';

/** The sizes that pages show. */
const SIZES: readonly ArtSize[] = [
  'square',
  'poster',
  'wide',
  'hero',
  'hero-right',
  'wide-left',
  'poster-bottom',
  'banner',
];

export interface ArtOfWorld {
  readonly tones: Iterable<ArtTone>;
  readonly portraits?: Iterable<PortraitTone>;
}

/**
 * Writes the artwork of a world as files of a static site, where no host can draw it on demand.
 * Throws when a tone has no picture, naming its path. Returns how many files there are.
 */
export async function makeArt(outDir: string, { tones, portraits = [] }: ArtOfWorld): Promise<number> {
  const paths = new Set<string>();
  for (const tone of tones) for (const size of SIZES) paths.add(artPath(tone, size));
  for (const portrait of portraits) paths.add(portraitPath(portrait));
  for (const path of paths) {
    const art = artResponse(path);
    if (!art) throw new Error(`No artwork for ${path}`);
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, art.svg);
  }
  return paths.size;
}

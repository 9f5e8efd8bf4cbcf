/** Writes the demonstration world's artwork into a static site. `node scripts/make-art.ts dist-demo` */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { festive, PAGE_ART } from '#art/page-art.ts';
import { type ArtSize, type ArtTone, artPath, portraitPath, SIZES } from '#art/path.ts';
import { artResponse } from '#art/serve.ts';
import { WEDGES } from '#art/stage.ts';
import { editionOf } from '#demo/edition.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { SECTION_INFO } from '#server/catalogue/orchestra-roles.ts';

const SIZE_NAMES = Object.keys(SIZES) as ArtSize[];

interface Portrayed {
  readonly id: string;
  readonly portrait?: Parameters<typeof portraitTone>[0];
  readonly section?: keyof typeof SECTION_INFO;
}

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
  const { docs, packs } = editionOf('2026-01-01');
  const shown = [...docs, ...packs];
  const tones: ArtTone[] = [...Object.values(PAGE_ART), ...shown.flatMap(({ body }) => artIn(body))];
  const feasts = docs.filter(({ body }) => (body as { home?: string }).home === 'year');
  tones.push(...feasts.flatMap(({ body }) => artIn(body).map(festive)));
  const pictures = tones.flatMap(tone => SIZE_NAMES.map(size => artPath(tone, size)));
  const people = docs.map(({ body }) => body as Portrayed);
  const portrayed = people.flatMap(({ portrait }) => portrait ?? []);
  const band = people.flatMap(({ id, section }) =>
    section ? [{ seed: id, instrument: SECTION_INFO[section].instrument }] : [],
  );
  const sections = Object.entries(SECTION_INFO).map(([id, { instrument }]) => ({
    seed: id,
    instrument,
    key: WEDGES[id as keyof typeof WEDGES].key,
    mood: 'dark',
  }));
  const portraits = [...[...portrayed, ...band].map(portraitTone), ...sections].map(portraitPath);
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

/** `npm run season:schemas`: JSON Schemas of a season's files and of its media's, so that an editor completes and checks them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { mediaIndex, mediaManifest } from '#domain/contract/shapes/media.ts';
import { KINDS } from '#server/season/kinds.ts';

const FOLDER = 'demo/season/schemas';

/** What a stream of the digital halls says of itself; it lies in the media and not in the season. */
const MEDIA = [
  { at: 'media/index', shape: mediaIndex },
  { at: 'media/manifest', shape: mediaManifest },
];

/** The schema of each kind of file, by its path below the folder. */
export const schemas = (): ReadonlyMap<string, string> =>
  new Map(
    [...KINDS, ...MEDIA].map(({ at, shape }) => {
      const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
      return [`${at}.json`, `${JSON.stringify(schema, null, 1)}\n`];
    }),
  );

if (import.meta.main)
  for (const [path, text] of schemas()) {
    mkdirSync(dirname(`${FOLDER}/${path}`), { recursive: true });
    writeFileSync(`${FOLDER}/${path}`, text);
  }

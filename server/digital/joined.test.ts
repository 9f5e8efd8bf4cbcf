import { expect, it } from 'vitest';
import type { MediaManifest, MediaMelody } from '#domain/contract/media.ts';
import type { Deps } from '../deps.ts';
import { composedMelody, type Timeline } from './timeline.ts';

const bars = [{ at: 0, movement: 0, bar: 0, pass: 1 }];
/** All that a table may hold, once. */
const song: Required<MediaMelody> = {
  version: 1,
  licence: 'CC0 1.0',
  themes: [{ id: 'a', movement: 0, name: { zh: '主题', en: 'Theme' } }],
  segments: [
    {
      ...{ from: 1, to: 4, movement: 0, fromBar: 0, toBar: 0, section: null, part: 0 },
      ...{ instrument: { zh: '人声', en: 'Voice' }, theme: 'a' },
    },
  ],
  sung: [
    { from: 1, to: 4, movement: 0, bar: 0, part: 0, texts: ['In einem Bächlein helle', 'In a clear brook'] },
  ],
  form: [{ at: 0, movement: 0, bar: 0, name: { zh: '第一节', en: 'First verse' } }],
};
const files: Record<string, unknown> = { 'song/bars.json': { version: 1, bars }, 'song/melody.json': song };
const media = {
  open: async (path: string) => {
    const bytes = new TextEncoder().encode(JSON.stringify(files[path]));
    return { size: bytes.length, read: async () => bytes };
  },
} as unknown as NonNullable<Deps['media']>;
const manifest = { bars: 'bars.json', melody: 'melody.json' } as MediaManifest;
const of = (...pieces: Timeline['pieces']) =>
  composedMelody({ media, clock: { now: () => 0 } as Deps['clock'] }, { pieces, seconds: 20 });
const first = { stream: 'song', from: 0, manifest, movements: 0 };

it('who has the melody, and what is sung, is in a title of one stream as it is in that', async () => {
  expect(await of(first)).toEqual(song);
});

it('of a second stream all of it is later, in its own movement and its own bars', async () => {
  const joined = await of(first, { stream: 'song', from: 10, manifest, movements: 1 });
  const [segment, line, part] = [joined?.segments[1], joined?.sung?.[1], joined?.form[1]];
  expect(segment).toEqual({ ...song.segments[0], from: 11, to: 14, movement: 1, fromBar: 1, toBar: 1 });
  expect(line).toEqual({ ...song.sung?.[0], from: 11, to: 14, movement: 1, bar: 1 });
  expect(part).toEqual({ ...song.form[0], at: 10, movement: 1, bar: 1 });
});

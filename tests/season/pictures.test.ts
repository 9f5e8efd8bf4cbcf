import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { artPath, pictureSet } from '#art/path.ts';
import { readSeasonFolder } from '#server/season/folder.ts';
import { pictureFault } from '#server/season/pictures.ts';
import { publish } from '#server/season/publish.ts';
import { scaledPictures, unreadable } from '#server/season/scale.ts';
import { pictureFor } from '#server/season/served.ts';
import type { Picture } from '#server/season/source.ts';
import type { SeasonPicture } from '#server/store/ports/seasons.ts';
import { png, TOLD } from '#tests/server/pictures.ts';
import { eachStore } from '#tests/server/stores.ts';

const SECRET = 'Xiangyang Road 1';

/** A photograph as a camera leaves it: on its side, with the place and the camera in it. */
const photo = async (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#264',
      noise: { type: 'gaussian', mean: 128, sigma: 3 },
    },
  })
    .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '31/1 13/1 49/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const joined = (picture: Buffer, rest: string | Buffer) =>
  bytesOf(Buffer.concat([picture, Buffer.from(rest)]));

describe('a picture of a season', () => {
  let dir = '';
  afterEach(() => dir && rmSync(dir, { recursive: true, force: true }));
  /** As the folder's reader finds it. */
  function brought(...files: Uint8Array[]): Picture[] {
    dir = mkdtempSync(join(tmpdir(), 'pictures-'));
    mkdirSync(join(dir, 'pictures'));
    for (const [i, bytes] of files.entries()) writeFileSync(join(dir, `pictures/${i}.jpg`), bytes);
    return readSeasonFolder(dir).flatMap(f => (f.picture && 'id' in f.picture ? f.picture : []));
  }

  it('is refused by name: bombs, what moves, what something hangs on to, what is broken off', async () => {
    const still = await photo(64, 48);
    const frames = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
    const moving = await sharp(Buffer.alloc(8 * 16 * 3).fill(255, 8 * 8 * 3), frames)
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const apng = bytesOf(await sharp(still).png().toBuffer());
    const acTL = [0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    const cases: [Uint8Array, string | undefined][] = [
      [bytesOf(still), undefined],
      // A second picture for brighter screens, and filling.
      [joined(still, still), undefined],
      [joined(still, Buffer.alloc(64)), undefined],
      [png(30_000, 30_000), 'has too many pixels (30000 × 30000; at most 40 million)'],
      [bytesOf(moving), 'moves; take one that stands still'],
      [
        new Uint8Array([...apng.slice(0, 33), ...acTL, ...apng.slice(33)]),
        'moves; take one that stands still',
      ],
      [joined(still, '<script>alert(1)</script>'), 'holds something else behind the end of the picture'],
      [joined(still, 'PK\x03\x04'), 'holds something else behind the end of the picture'],
      [bytesOf(still).slice(0, -20), 'is broken off'],
      [bytesOf(Buffer.from('GIF89a')), 'is no JPEG, PNG or WebP picture'],
    ];
    for (const [bytes, words] of cases) expect(pictureFault(bytes)?.en).toBe(words);
  });

  it('that only looks like one is found before anything is published', async () => {
    const pictures = brought(bytesOf(await photo(64, 48)), png().slice(0, -TOLD.length));
    expect(pictures).toHaveLength(2);
    expect(await unreadable(pictures)).toMatchObject([
      { file: 'pictures/1.jpg', words: { en: 'cannot be read' } },
    ]);
  });

  it('has an address for each width, and one of long ago keeps its own', () => {
    const art = { seed: 's', key: 'C', picture: 'a'.repeat(32) };
    expect(artPath(art, 'poster')).toBe(`/shstatic/season/960/${art.picture}`);
    expect(artPath(art, 'hero')).toBe(`/shstatic/season/1920/${art.picture}`);
    expect(
      pictureSet(art)
        ?.split(',')
        .map(one => one.split(' ')[1]),
    ).toEqual(['480w', '960w', '1920w']);
    const old = { ...art, picture: `${art.picture}.png` };
    expect(artPath(old, 'hero')).toBe(`/shstatic/season/${old.picture}`);
    expect([pictureSet(old), pictureSet({})]).toEqual([undefined, undefined]);
  });

  describe('is kept upright, small, in the form that is accepted, and tells nothing of where it was taken', () => {
    let source = new Uint8Array();
    let pictures: Picture[] = [];
    let rows: SeasonPicture[] = [];
    beforeAll(async () => {
      source = bytesOf(await photo(1400, 1100));
      pictures = brought(source, bytesOf(await photo(300, 200)));
      ({ rows } = await scaledPictures({ picture: async () => null }, pictures));
    }, 60_000);

    it('in its widths, none of them larger than it is', () => {
      expect(Buffer.from(source).includes(SECRET)).toBe(true);
      expect(rows.map(r => r.id.replace(/[0-9a-f]{32}/, 'x'))).toEqual([
        ...['480', '960', '1920'].flatMap(w => ['avif', 'webp', 'jpg'].map(ending => `${w}/x.${ending}`)),
        ...['avif', 'webp', 'jpg'].map(ending => `480/x.${ending}`),
      ]);
    });

    eachStore(open => {
      it('and is given so', async () => {
        const store = await open();
        const { seasons } = store.direct;
        const [large, small] = pictures;
        if (!large || !small) throw new Error('no pictures');
        await publish(store, { docs: [], pictures: rows, by: 'office', note: '', now: 1 });
        // What is kept is not made again.
        expect(await scaledPictures(seasons, pictures)).toEqual({ rows: [], left: 0 });
        for (const [accept, format] of [
          ['image/avif,image/webp,*/*', 'heif'],
          ['image/webp,*/*', 'webp'],
          ['*/*', 'jpeg'],
        ] as const)
          for (const [asked, width] of [
            [480, 480],
            [960, 960],
            // On its side it is 1100 wide.
            [1920, 1100],
          ] as const) {
            const found = await pictureFor(seasons, `${asked}/${large.id}`, accept);
            if (!found) throw new Error('it is not there');
            const is = await sharp(found.bytes).metadata();
            expect([is.format, is.width, is.height, is.exif, is.orientation]).toEqual([
              format,
              width,
              Math.round((width * 1400) / 1100),
              undefined,
              undefined,
            ]);
            expect(Buffer.from(found.bytes).includes(SECRET)).toBe(false);
            expect(found.bytes.length).toBeLessThan(source.length / 2);
          }
        const own = await pictureFor(seasons, `1920/${small.id}`, 'image/webp');
        expect(own?.id).toBe(`480/${small.id}.webp`);
        expect((await sharp(own?.bytes).metadata()).width).toBe(200);
        expect(await pictureFor(seasons, `480/${'0'.repeat(32)}`, '')).toBeNull();
      });
    });
  });
});

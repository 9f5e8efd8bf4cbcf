import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '#art/path.ts';
import { MOST_PIXELS, pictureHead } from '../host/file-kind.ts';
import type { SeasonPicture } from '../store/ports/seasons.ts';
import { PICTURE_FORMS, pictureName } from './pictures.ts';
import { scaledBy, unreadableBy } from './reader.ts';
import type { Picture } from './source.ts';

/** Upright as it was taken; nothing is told of where, when and by what. */
const open = ({ bytes }: Picture) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

/** Rows of a PNG have a byte more than their pixels, of at most four channels of two bytes; interlaced ones have more rows. */
const mostOf = (width: number, height: number): number => 2 * height * (8 * width + 1) + 1_024;

/** Whether a PNG unfolds to more than its pixels: what fills a memory is not a picture. */
function isSwollen(bytes: Uint8Array): boolean {
  const head = pictureHead(bytes);
  if (head?.type !== 'image/png') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at))
    if (Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1') === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  try {
    inflateSync(Buffer.concat(parts), { maxOutputLength: mostOf(...head.size) });
    return false;
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Fails where a picture cannot be read. */
export async function look(picture: Picture): Promise<void> {
  if (isSwollen(picture.bytes)) throw new Error('it unfolds to more than its pixels');
  await open(picture).resize({ width: 32 }).raw().toBuffer();
}

/** A picture in the widths of phones and screens, none of them larger than it is, and in each form. */
export async function scaled(picture: Picture): Promise<SeasonPicture[]> {
  const { autoOrient } = await open(picture).metadata();
  const rows: SeasonPicture[] = [];
  for (const [i, width] of PICTURE_WIDTHS.entries()) {
    if (autoOrient.width <= (PICTURE_WIDTHS[i - 1] ?? 0)) break;
    const at = open(picture).resize({ width, withoutEnlargement: true });
    const bytes = {
      avif: await at.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
      webp: await at.clone().webp({ quality: 78 }).toBuffer(),
      jpg: await at.clone().flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    };
    for (const { type, ending } of PICTURE_FORMS)
      rows.push({ id: pictureName(picture.id, width, ending), type, bytes: new Uint8Array(bytes[ending]) });
  }
  return rows;
}

export const unreadable = unreadableBy(look);
export const scaledPictures = scaledBy(scaled);

import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '#art/path.ts';
import { t } from '../catalogue/text.ts';
import { MOST_PIXELS, pictureHead } from '../host/file-kind.ts';
import type { SeasonPicture, SeasonsStore } from '../store/ports/seasons.ts';
import { PICTURE_FORMS, pictureName } from './pictures.ts';
import type { Fault, Picture } from './source.ts';

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

/** Pictures that look like one from outside and cannot be read. */
export async function unreadable(pictures: readonly Picture[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const picture of pictures)
    try {
      if (isSwollen(picture.bytes)) throw new Error('it unfolds to more than its pixels');
      await open(picture).resize({ width: 32 }).raw().toBuffer();
    } catch {
      faults.push({ file: picture.file, line: 0, field: '', words: t('图片读不出来', 'cannot be read') });
    }
  return faults;
}

/** A picture in the widths of phones and screens, none of them larger than it is, and in each form. */
async function scaled(picture: Picture): Promise<SeasonPicture[]> {
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

/** What is to be kept of the pictures of a season, of `most` of them; what is kept already is not made again. */
export async function scaledPictures(
  seasons: Pick<SeasonsStore, 'picture'>,
  pictures: readonly Picture[],
  most = Number.POSITIVE_INFINITY,
): Promise<{ rows: SeasonPicture[]; left: number }> {
  const rows: SeasonPicture[] = [];
  let made = 0;
  let left = 0;
  for (const picture of pictures) {
    if (await seasons.picture(pictureName(picture.id, PICTURE_WIDTHS[0], 'jpg'))) continue;
    if (made === most) {
      left++;
      continue;
    }
    made++;
    rows.push(...(await scaled(picture)));
  }
  return { rows, left };
}

import { PICTURE_WIDTHS } from '#art/path.ts';
import type { SeasonFiles } from '#server/deps.ts';
import { PICTURE_FORMS, pictureName } from '#server/season/pictures.ts';
import { seasonReader } from '#server/season/reader.ts';
import type { Picture } from '#server/season/source.ts';
import type { SeasonPicture } from '#server/store/ports/seasons.ts';

/** Upright as it was taken; nothing is told of where, when and by what, since its pixels alone are kept. */
const open = ({ bytes }: Picture): Promise<ImageBitmap> => createImageBitmap(new Blob([bytes]));

async function look(picture: Picture): Promise<void> {
  (await open(picture)).close();
}

/** In each form that this browser writes; a JPEG it writes in any case. */
async function scaled(picture: Picture): Promise<SeasonPicture[]> {
  const whole = await open(picture);
  const rows: SeasonPicture[] = [];
  for (const [i, most] of PICTURE_WIDTHS.entries()) {
    if (whole.width <= (PICTURE_WIDTHS[i - 1] ?? 0)) break;
    const width = Math.min(most, whole.width);
    const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((whole.height * width) / whole.width)));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser draws no pictures');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
    for (const { type, ending } of PICTURE_FORMS) {
      const blob = await canvas.convertToBlob({ type, quality: 0.8 });
      if (blob.type !== type) continue;
      const bytes = new Uint8Array(await blob.arrayBuffer());
      rows.push({ id: pictureName(picture.id, most, ending), type, bytes });
    }
  }
  whole.close();
  return rows;
}

/** What a browser reads of a season's files: the parsers are the server's. */
export const seasonFiles: SeasonFiles = seasonReader({ look, scaled });

import { PICTURE_WIDTHS } from '#art/path.ts';
import { t } from '../catalogue/text.ts';
import type { SeasonFiles } from '../deps.ts';
import type { SeasonPicture, SeasonsStore } from '../store/ports/seasons.ts';
import { archiveFiles, pictureId } from './archive.ts';
import { checkSeason } from './check.ts';
import { areTables, keptFiles, laidOver, notKept } from './kept-files.ts';
import { readText } from './one-text.ts';
import { pictureFault, pictureName } from './pictures.ts';
import type { Fault, Picture } from './source.ts';

/** What a host does with pictures: Node by a library, a browser by its own canvas. */
interface Drawing {
  /** Fails where one looks like a picture from outside and cannot be read. */
  look(picture: Picture): Promise<unknown>;
  /** A picture in the widths of phones and screens, none of them larger than it is, and in each form. */
  scaled(picture: Picture): Promise<SeasonPicture[]>;
}

export const unreadableBy =
  (look: Drawing['look']) =>
  async (pictures: readonly Picture[]): Promise<Fault[]> => {
    const faults: Fault[] = [];
    for (const picture of pictures)
      try {
        await look(picture);
      } catch {
        faults.push({ file: picture.file, line: 0, field: '', words: t('图片读不出来', 'cannot be read') });
      }
    return faults;
  };

/** What is to be kept of the pictures of a season, of `most` of them; what is kept already is not made again. */
export const scaledBy =
  (scaled: Drawing['scaled']) =>
  async (
    seasons: Pick<SeasonsStore, 'picture'>,
    pictures: readonly Picture[],
    most = Number.POSITIVE_INFINITY,
  ): Promise<{ rows: SeasonPicture[]; left: number }> => {
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
  };

/** Every fault that the command finds, and pictures in their widths. */
export const seasonReader = ({ look, scaled }: Drawing): SeasonFiles => ({
  async read({ name, bytes }, where, standing) {
    const nothing = { docs: [], notes: [], pictures: [], kept: null };
    const sent = await archiveFiles(name, bytes);
    if (sent.faults.length > 0) return { ...nothing, faults: sent.faults };
    const tables = areTables(sent.files);
    if (tables && !standing) return { ...nothing, faults: [notKept(sent.files[0]?.path ?? name)] };
    const files = tables && standing ? laidOver(sent.files, standing) : sent.files;
    const checked = { ...checkSeason(files, where), kept: keptFiles(files) };
    // What the store has in all sizes comes without its bytes.
    const broken = await unreadableBy(look)(checked.pictures.filter(picture => picture.bytes.length > 0));
    return broken.length === 0 ? checked : { ...checked, docs: [], faults: [...checked.faults, ...broken] };
  },
  text: async (id, typed, where) => readText(id, typed, where),
  async picture(name, bytes) {
    const no = pictureFault(bytes);
    if (no) return { fault: no };
    const picture = { id: await pictureId(bytes), file: name, bytes };
    const [broken] = await unreadableBy(look)([picture]);
    return broken ? { fault: broken.words } : { picture };
  },
  pictures: scaledBy(scaled),
});

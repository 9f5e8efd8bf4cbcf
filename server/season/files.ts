import type { SeasonFiles } from '../deps.ts';
import { archiveFiles, pictureId } from './archive.ts';
import { checkSeason } from './check.ts';
import { areTables, keptFiles, laidOver, notKept } from './kept-files.ts';
import { readText } from './one-text.ts';
import { pictureFault } from './pictures.ts';
import { scaledPictures, unreadable } from './scale.ts';

/** Of a server: every fault that the command finds, and pictures in their widths. */
export const seasonFiles: SeasonFiles = {
  async read({ name, bytes }, where, standing) {
    const nothing = { docs: [], notes: [], pictures: [], kept: null };
    const sent = await archiveFiles(name, bytes);
    if (sent.faults.length > 0) return { ...nothing, faults: sent.faults };
    const tables = areTables(sent.files);
    if (tables && !standing) return { ...nothing, faults: [notKept(sent.files[0]?.path ?? name)] };
    const files = tables && standing ? laidOver(sent.files, standing) : sent.files;
    const checked = { ...checkSeason(files, where), kept: keptFiles(files) };
    // What the store has in all sizes comes without its bytes.
    const broken = await unreadable(checked.pictures.filter(picture => picture.bytes.length > 0));
    return broken.length === 0 ? checked : { ...checked, docs: [], faults: [...checked.faults, ...broken] };
  },
  text: readText,
  async picture(name, bytes) {
    const no = pictureFault(bytes);
    if (no) return { fault: no };
    const picture = { id: await pictureId(bytes), file: name, bytes };
    const [broken] = await unreadable([picture]);
    return broken ? { fault: broken.words } : { picture };
  },
  pictures: scaledPictures,
};

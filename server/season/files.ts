import type { SeasonFiles } from '../deps.ts';
import { archiveFiles } from './archive.ts';
import { checkSeason } from './check.ts';
import { readText } from './one-text.ts';
import { scaledPictures, unreadable } from './scale.ts';

/** Of a server: every fault that the command finds, and pictures in their widths. */
export const seasonFiles: SeasonFiles = {
  async read({ name, bytes }, where) {
    const { files, faults } = await archiveFiles(name, bytes);
    if (faults.length > 0) return { docs: [], faults, notes: [], pictures: [] };
    const checked = checkSeason(files, where);
    const broken = await unreadable(checked.pictures);
    return broken.length === 0 ? checked : { ...checked, docs: [], faults: [...checked.faults, ...broken] };
  },
  text: readText,
  pictures: scaledPictures,
};

import type { SeasonFiles } from '#server/deps.ts';

const own = async (): Promise<SeasonFiles> => (await import('./season-files.ts')).seasonFiles;

/** The readers of a season's files, brought when somebody sends one: they are larger than the page. */
export const lateSeasonFiles: SeasonFiles = {
  read: async (...asked) => (await own()).read(...asked),
  text: async (...asked) => (await own()).text(...asked),
  picture: async (...asked) => (await own()).picture(...asked),
  pictures: async (...asked) => (await own()).pictures(...asked),
};

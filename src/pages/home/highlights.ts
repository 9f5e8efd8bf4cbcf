import type { ProgramCard } from '#domain/contract/program.ts';

/** The first highlight leads the banner; the second is set large, the others are posters. */
export const featured = (list: readonly ProgramCard[]): readonly ProgramCard[] =>
  list.length > 1 ? list.slice(1, 2) : list;
export const inPosters = (list: readonly ProgramCard[]): readonly ProgramCard[] =>
  list.length > 1 ? [...list.slice(2), ...list.slice(0, 1)].slice(0, 5) : [];

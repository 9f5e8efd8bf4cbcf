import type { ProgramCard } from '#domain/contract/program.ts';

/** In two lines where the programme has one main composer: 马勒 / 第五交响曲. */
export function titleLines({
  title,
  composer,
  work,
}: Pick<ProgramCard, 'title' | 'composer' | 'work'>): readonly string[] {
  return composer && work ? [composer, work] : [title];
}

/** In one line: 马勒　第五交响曲 · Mahler: Symphony No. 5. */
export const lineTitle = ({ title }: Pick<ProgramCard, 'title'>, _locale?: string): string => title;

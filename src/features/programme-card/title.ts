import type { ProgramCard } from '#domain/contract/program.ts';
import type { Locale } from '#site/tree.ts';

type Titled = Pick<ProgramCard, 'title' | 'composer' | 'work'>;

/** In one line: 马勒　第五交响曲 · Mahler, Symphony No. 5. The full-width space is where a Chinese heading may break. */
export function lineTitle({ title, composer, work }: Titled, locale: Locale): string {
  if (!composer || !work) return title;
  return locale === 'zh-CN' ? `${composer}　${work}` : `${composer}, ${work}`;
}

/** In two lines where the programme has one main composer: 马勒 / 第五交响曲. */
export function titleLines({ title, composer, work }: Titled): readonly string[] {
  return composer && work ? [composer, work] : [title];
}

import { expect, it } from 'vitest';
import { editionOf } from '#demo/edition.ts';
import { castOf } from '#server/catalogue/titles.ts';
import type { ProgramDoc } from '#server/catalogue/types.ts';
import type { TitleDoc } from '#server/catalogue/types-digital.ts';

it('an evening that is sent live names those who are on its stage, and no title calls a repeat live', () => {
  const { docs } = editionOf('2026-11-26');
  const programs = new Map(docs.flatMap(d => (d.kind === 'program' ? [[d.id, d.body as ProgramDoc]] : [])));
  const titles = docs.flatMap(d => (d.kind === 'title' ? [d.body as TitleDoc] : []));
  const live = titles.filter(t => t.programId !== undefined && t.cast);
  expect(live.map(t => t.id)).toContain('new-year-live');
  for (const title of live)
    expect(castOf(title).map(a => a.artistId)).toEqual(
      programs.get(title.programId ?? '')?.artists.map(a => a.artistId),
    );
  expect(titles.filter(t => /^直播：/.test(t.name.zh) || /^Live: /.test(t.name.en))).toEqual([]);
});

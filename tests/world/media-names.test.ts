import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editionOf } from '#demo/edition.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { TitleDoc } from '#server/catalogue/types-digital.ts';
import { composerById } from '#server/season/known-composers.ts';

const MEDIA = 'demo/media';
const manifests = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('/manifest.json'))
  .map(path => JSON.parse(readFileSync(`${MEDIA}/${path}`, 'utf8')) as MediaManifest);
const rendered = new Map(manifests.flatMap(({ movements }) => movements.map(m => [m.id, m] as const)));

it('a composer, a work and a movement have one name, in what is played as in the programme', () => {
  const titles = editionOf('2026-11-26').docs.flatMap(d => (d.kind === 'title' ? [d.body as TitleDoc] : []));
  const met = new Set<string>();
  for (const work of titles.flatMap(title => title.works))
    for (const movement of work.movements) {
      const played = rendered.get(movement.media ?? '');
      if (!played) continue;
      met.add(played.id);
      const composer = composerById.get(work.composerId)!;
      const named = (language: 'zh' | 'en') =>
        [work.title[language], work.catalogue].filter(Boolean).join(language === 'zh' ? '，' : ', ');
      expect(played.workTitle, played.id).toEqual({ zh: named('zh'), en: named('en') });
      expect(played.title, played.id).toEqual(movement.title);
      for (const language of ['zh', 'en'] as const)
        expect([composer.full[language], composer.short[language]]).toContain(played.composer[language]);
    }
  expect(met.size).toBeGreaterThanOrEqual(13);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MediaManifest, MediaMelody, MediaScore } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { type Segment, soundingSegments } from './follow.ts';
import { nameOf, wedgeName } from './names.ts';

const ROOT = 'demo/media';
const json = <T>(path: string): T => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8')) as T;
const words = (key: `section.${SectionId}`) => key;

/** Every movement of every stream that says who has the melody. */
const movements = readdirSync(ROOT, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'scores')
  .flatMap(({ name }) => {
    const { movements: all, melody } = json<MediaManifest>(`${name}/manifest.json`);
    const segments = melody ? json<MediaMelody>(`${name}/${melody}`).segments : [];
    return all.flatMap((m, index) =>
      m.score
        ? [
            {
              id: `${name}/${m.id}`,
              score: json<MediaScore>(`scores/${m.id}/score.json`),
              segments: segments.filter(s => s.movement === index).sort((a, b) => a.from - b.from),
            },
          ]
        : [],
    );
  })
  .filter(m => m.segments.length > 0);

it('whoever is named has the melody on the plan: the wedge that is lit, whenever it changes', () => {
  expect(movements.length).toBeGreaterThanOrEqual(8);
  for (const { id, score, segments } of movements) {
    const sheet = { score };
    for (const at of segments.flatMap(s => [s.from, (s.from + s.to) / 2, s.to])) {
      const sounding = soundingSegments(segments, at);
      for (const segment of sounding) {
        const { section, part } = segment;
        expect(score.parts[part]?.section, `${id} ${at}`).toBe(section);
        if (section === null) continue;
        for (const locale of ['zh-CN', 'en-US'] as const)
          expect(wedgeName(sheet, section, locale, words, sounding), `${id} ${at}`).toBe(
            nameOf(sounding.find(s => s.section === section) as Segment, locale, words),
          );
      }
    }
  }
});

it('a harp beside a celesta is called a harp until the celesta has the melody', () => {
  const part = (zh: string, en: string) => ({ name: { zh, en }, section: 'harp' });
  const score = { parts: [part('钢片琴', 'Celesta'), part('竖琴', 'Harp')] } as unknown as MediaScore;
  const called = (key: string) => (key === 'section.harp' ? 'Harp' : key);
  const celesta = { section: 'harp', part: 0, instrument: { zh: '钢片琴', en: 'Celesta' } } as Segment;
  expect(wedgeName({ score }, 'harp', 'en-US', called, [])).toBe('Harp');
  expect(wedgeName({ score }, 'harp', 'en-US', called, [celesta])).toBe('Celesta');
  const alone = { parts: [part('羽管键琴', 'Harpsichord')] } as unknown as MediaScore;
  expect(wedgeName({ score: alone }, 'harp', 'en-US', called, [])).toBe('Harpsichord');
});

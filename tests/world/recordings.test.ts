import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { titles } from '#demo/content/recordings/all.ts';
import { mediaManifest } from '#domain/contract/shapes/media.ts';

const manifest = (stream: string) => {
  const file = new URL(`../../demo/media/${stream}/manifest.json`, import.meta.url);
  return existsSync(file) ? mediaManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
};

it('each title plays something, and names no movement that its streams have not', () => {
  expect(titles.length).toBeGreaterThanOrEqual(24);
  expect(new Set(titles.map(t => t.id)).size).toBe(titles.length);
  for (const title of titles) {
    expect(title.streams.length, title.id).toBeGreaterThan(0);
    const manifests = title.streams.map(manifest);
    if (manifests.some(m => m === null)) continue;
    const there = manifests.flatMap(m => m?.movements.map(movement => movement.id) ?? []);
    const named = title.works.flatMap(([work]) => work.movements.flatMap(m => m.media ?? []));
    for (const movement of named) expect(there, title.id).toContain(movement);
    for (const lesson of title.lessons ?? []) expect(title.streams, title.id).toContain(lesson.begins.stream);
  }
});

it('a title without a rendered movement of its work says what it plays instead', () => {
  for (const title of titles)
    if (title.works.some(([work]) => work.movements.every(m => m.media === undefined)))
      expect(title.instead, title.id).toBeDefined();
});

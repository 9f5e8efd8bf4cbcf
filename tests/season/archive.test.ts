import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readArchive } from '#server/archive/import.ts';
import { checkSeason } from '#server/season/check.ts';
import { archiveFiles } from '#server/season/write.ts';

it('an archive as a folder is a season without a fault, and says the same', () => {
  const fixture = readFileSync(new URL('../world/fixtures/nyphil.json', import.meta.url), 'utf8');
  const { docs } = readArchive(fixture);
  const files = [...archiveFiles({ zh: '档案', en: 'Archive' }, docs)].map(([path, text]) => ({
    path,
    text,
    bytes: text.length,
  }));
  const { docs: made, faults } = checkSeason(files, { today: '2027-01-10', relative: false });
  expect(faults.map(f => `${f.file}:${f.line} ${f.field}: ${f.words.en}`)).toEqual([]);
  const byId = new Map(made.map(doc => [`${doc.kind} ${doc.id}`, doc.body]));
  expect(docs.length).toBeGreaterThan(100);
  for (const { kind, id, body } of docs)
    expect(byId.get(`${kind} ${id}`), `${kind} ${id}`).toMatchObject(body as object);
});

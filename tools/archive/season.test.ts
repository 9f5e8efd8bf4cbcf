import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSeason } from '#server/season/check.ts';
import { archiveFiles } from '#server/season/write.ts';
import { readArchive } from './import.ts';

it('an archive as a folder is a season without a fault, and says the same', () => {
  const fixture = readFileSync(new URL('./fixtures/nyphil.json', import.meta.url), 'utf8');
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

it('whatever part is played, and whether its works are known, a record of the archive is a file without a fault', () => {
  const parts = ['Cuatro', 'Singer', 'Ensemble', 'Voice', 'Conductor', 'Piano', 'Vocal Group', 'Group'];
  const record = {
    id: '01e560ea-1f66-45eb-ad4c-c173af1fbbec-0.1',
    programID: '1',
    orchestra: 'New York Philharmonic',
    season: '1999-00',
    concerts: [
      {
        eventType: 'Tour',
        Location: 'Troy, NY',
        Venue: 'Hall',
        Date: '2000-01-02T05:00:00Z',
        Time: '8:00PM',
      },
    ],
  };
  const played = {
    ...record,
    works: [
      {
        ID: '1*',
        composerName: 'Brahms,  Johannes',
        workTitle: 'SYMPHONY NO. 4',
        conductorName: '',
        soloists: parts.map((soloistInstrument, i) => ({
          soloistName: `Doe, ${'ABCDEFGH'.charAt(i)}`,
          soloistInstrument,
          soloistRoles: 'S',
        })),
      },
    ],
  };
  const lost = { ...record, id: '02e560ea-1f66-45eb-ad4c-c173af1fbbec-0.1', programID: '2', works: [] };
  const interval = { ID: '0*', interval: 'Intermission', soloists: [] };
  const nobody = ['Unknown', 'Unspecified'].map((composerName, i) => ({
    ID: `${i + 2}*`,
    composerName,
    workTitle: 'SONGS',
    soloists: [],
  }));
  const odd = {
    ...record,
    id: '03e560ea-1f66-45eb-ad4c-c173af1fbbec-0.1',
    programID: '3',
    works: [interval, ...played.works, interval, interval, ...played.works, ...nobody, interval],
  };
  const { docs, report } = readArchive(JSON.stringify({ programs: [played, lost, odd] }));
  expect(report).toMatchObject({ programs: 3, faults: [] });
  const files = archiveFiles({ zh: '档案', en: 'Archive' }, docs);
  const checked = checkSeason(
    [...files].map(([path, text]) => ({ path, text, bytes: text.length })),
    { today: '2027-01-10', relative: false },
  );
  expect(checked.faults.map(f => `${f.file}:${f.line} ${f.field}: ${f.words.en}`)).toEqual([]);
  const byId = new Map(checked.docs.map(doc => [`${doc.kind} ${doc.id}`, doc.body]));
  // Who is not known has a name all the same: nobody knows it.
  const nameless = new Set(docs.filter(({ body }) => (body as { full?: { en: string } }).full?.en === ''));
  expect(nameless.size).toBe(2);
  for (const doc of docs)
    if (!nameless.has(doc)) expect(byId.get(`${doc.kind} ${doc.id}`)).toMatchObject(doc.body as object);
});

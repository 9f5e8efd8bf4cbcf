import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { editing, MAX_ARCHIVE } from '#domain/contract/editing.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { archiveFiles } from '#server/season/archive.ts';
import { checkSeason } from '#server/season/check.ts';
import { seasonFiles } from '#server/season/files.ts';
import { keptFiles, laidOver } from '#server/season/kept-files.ts';
import { MAX_TEXT, MAX_UNPACKED } from '#server/season/limits.ts';
import { edited, folder, SMALL } from '../season/folder.ts';
import { colleague } from './colleague.ts';
import { fakeClock, makeApp } from './harness.ts';
import { archive, type Bytes, send, zipped } from './sent-season.ts';
import { eachStore } from './stores.ts';

const NOW = Date.UTC(2027, 0, 10, 4);
const CHANGED = 'Fri 5 March 2027, 19:30: ';

const english = (texts: readonly { en: string }[]): string[] => texts.map(text => text.en);

eachStore(open => {
  test('an editor sends a season, sees what it changes, publishes it with a reason, and takes it back', async () => {
    const store = await open();
    const { app, deps } = await makeApp({ store, clock: fakeClock(NOW), seasonFiles });
    const who = await colleague(app, deps, 'editor');
    const first = archive(SMALL);
    const looked = (await send(who, first)).data;
    expect(looked.faults).toEqual([]);
    expect(looked.differences.length).toBeGreaterThan(0);
    expect(await store.direct.seasons.versions()).toEqual([]);
    // What the command would publish of the same folder.
    const { docs } = checkSeason((await archiveFiles('', first)).files, {
      today: '2027-01-10',
      relative: false,
    });
    expect(looked.documents).toBe(docs.length);

    const agreed = looked.digest ?? '';
    expect((await send(who, first, { agreed })).errcode).toBe(ERR.badPayload);
    const done = (await send(who, first, { agreed, why: 'the new season' })).data;
    expect(done.published).toMatchObject({ version: 1, changes: 0 });
    expect(await store.direct.seasons.docsOf(1)).toHaveLength(docs.length);
    // One act, one line of the record.
    const lines = await store.direct.desk.acts(10);
    expect(lines.map(l => [l.who, l.why, l.command])).toEqual([
      ['editor@desk.example', 'the new season', 'season'],
    ]);
    // Pressed again by somebody who saw less: nothing more is published.
    const again = (await send(who, first, { agreed, why: 'the new season' })).data;
    expect([again.changed, again.published, again.differences]).toEqual([true, undefined, []]);

    const cancelled = edited('calendar.yaml', 'prices: usual }', 'prices: usual, state: cancelled }');
    const second = archive({ ...SMALL, ...cancelled });
    const seen = (await send(who, second)).data;
    expect(english(seen.differences).join()).toContain(CHANGED);
    const next = (await send(who, second, { agreed: seen.digest ?? '', why: 'the hall is closed' })).data;
    expect(next.published).toMatchObject({ version: 2, changes: 1 });

    const back = await who.ok(editing.undo, {});
    expect(english(back.differences).join()).toContain(CHANGED);
    const undone = await who.ok(editing.undo, { agreed: back.digest, why: 'it is open' });
    expect(undone.published).toMatchObject({ version: 3 });
    expect((await who.ok(editing.list, {})).list.map(v => [v.number, v.who, v.why, v.undoes])).toEqual([
      [3, 'editor@desk.example', 'it is open', 2],
      [2, 'editor@desk.example', 'the hall is closed', null],
      [1, 'editor@desk.example', 'the new season', null],
    ]);
    // Who agreed to take the second one back does not take back the third.
    const late = await who.ok(editing.undo, { agreed: back.digest, why: 'it is open' });
    expect([late.changed, late.published]).toEqual([true, undefined]);
    expect(await store.direct.desk.acts(10)).toHaveLength(3);
    // With several processes each publication waits until all have taken it over.
  }, 60_000);

  test('faults are told by file and line, and nothing is published', async () => {
    const store = await open();
    const { app, deps } = await makeApp({ store, clock: fakeClock(NOW), seasonFiles });
    const who = await colleague(app, deps, 'editor');
    const wrong = archive({ ...SMALL, ...edited('calendar.yaml', 'hall: saal', 'hall: cellar') });
    const { data } = await send(who, wrong, { agreed: 'x', why: 'y' });
    expect(data.faults[0]).toMatchObject({ file: 'calendar.yaml', line: 1 });
    expect([data.digest, data.published, data.documents]).toEqual([undefined, undefined, 0]);
    expect(await store.direct.seasons.versions()).toEqual([]);
  });
});

eachStore(open => {
  test('a table alone is laid over the season that stands: its faults by line, its difference, published', async () => {
    const store = await open();
    const { app, deps } = await makeApp({ store, clock: fakeClock(NOW), seasonFiles });
    const who = await colleague(app, deps, 'editor');
    const calendar = (...rows: readonly string[]) =>
      archive({ 'calendar.csv': `programme,date,time,hall,prices\n${rows.join('\n')}\n` });
    const kept = ['brahms,2027-03-05,19:30,saal,usual', 'brahms,2027-03-06,19:30,saal,usual'];
    const more = calendar(...kept, 'brahms,2027-03-07,19:30,saal,usual');
    const publish = async (bytes: Bytes) => {
      const { digest = '' } = (await send(who, bytes)).data;
      return (await send(who, bytes, { agreed: digest, why: 'a table' })).data;
    };
    // Before there is a season a table is nothing to lay over.
    expect((await send(who, more)).data.faults.map(f => f.words.en).join()).toMatch(/without a season/);
    expect((await publish(archive(SMALL))).published?.version).toBe(1);

    const wrong = (await send(who, calendar(...kept, 'brahms,2027-03-07,19:30,cellar,usual'))).data;
    expect(wrong.faults[0]).toMatchObject({ file: 'calendar.csv', line: 4 });
    expect(wrong.digest).toBeUndefined();
    const seen = (await send(who, more)).data;
    expect(english(seen.differences).filter(text => text.startsWith('new: '))).toHaveLength(1);
    expect((await publish(more)).published?.version).toBe(2);

    // Prices alone, over the table that was laid before; texts and people stay.
    const prices = archive({ 'prices.csv': 'list,category,price\nusual,A,70\nusual,B,40\n' });
    expect(english((await send(who, prices)).data.differences).join()).toContain('A 60 → 70');
    expect((await publish(prices)).published?.version).toBe(3);
    const docs = (await store.direct.seasons.docsOf(3)) ?? [];
    expect(docs.filter(d => d.kind === 'schedule')).toHaveLength(3);
    expect(docs.some(d => d.kind === 'artist' && d.id === 'ada-lind')).toBe(true);
    // What was taken back keeps the files of what stands again.
    const back = await who.ok(editing.undo, {});
    await who.ok(editing.undo, { agreed: back.digest, why: 'too dear' });
    expect(english((await send(who, prices)).data.differences).join()).toContain('A 60 → 70');
  }, 60_000);
});

test('pictures of the season that stands stay without being sent again', () => {
  const bytes = new Uint8Array([1]);
  const stage = {
    path: 'pictures/stage.jpg',
    text: null,
    bytes: 1,
    picture: { id: 'x1', file: 'pictures/stage.jpg', bytes },
  };
  const art = edited(
    'programmes/brahms.md',
    '{ key: E minor }',
    '{ key: E minor, picture: pictures/stage.jpg }',
  );
  const kept = keptFiles([...folder(art), stage]);
  const table = { path: 'prices.csv', text: 'list,category,price\nusual,A,70\nusual,B,40\n', bytes: 40 };
  const { faults, docs, pictures } = checkSeason(laidOver([table], kept), {
    today: '2027-01-10',
    relative: false,
  });
  expect(faults).toEqual([]);
  expect(docs.find(d => d.kind === 'program')?.body).toMatchObject({ art: { picture: 'x1' } });
  expect(pictures.map(p => [p.id, p.bytes.length])).toEqual([['x1', 0]]);
});

test('pictures are made smaller in several calls before it is published', async () => {
  const rounds = [2, 0];
  const made = { rows: [], left: 0 };
  const { app, deps } = await makeApp({
    clock: fakeClock(NOW),
    seasonFiles: { ...seasonFiles, pictures: async () => ({ ...made, left: rounds.shift() ?? 0 }) },
  });
  const who = await colleague(app, deps, 'editor');
  const agreed = (await send(who, archive(SMALL))).data.digest ?? '';
  const asked = { agreed, why: 'pictures' };
  const begun = (await send(who, archive(SMALL), asked)).data;
  expect([begun.pictures, begun.published]).toEqual([2, undefined]);
  expect((await send(who, archive(SMALL), asked)).data.published?.version).toBe(1);
});

test('a box office that reads no files refuses them in words', async () => {
  const { app, deps } = await makeApp();
  const who = await colleague(app, deps, 'editor');
  const { errcode, msg } = await send(who, archive(SMALL));
  expect([errcode, msg]).toEqual([ERR.refused, expect.stringContaining('cannot read')]);
});

test('too large an archive is refused before it is read', async () => {
  const { app, deps } = await makeApp({ seasonFiles });
  const who = await colleague(app, deps, 'editor');
  const { errcode } = await send(who, new Uint8Array(MAX_ARCHIVE + 1));
  expect(errcode).toBe(ERR.tooLarge);
});

describe('an archive', () => {
  const faultsOf = async (bytes: Bytes): Promise<string[]> =>
    (await archiveFiles('season.zip', bytes)).faults.map(f => `${f.file}: ${f.words.en}`);

  test('may have the folder’s own name round it, and what systems hide in it', async () => {
    const within = Object.fromEntries(Object.entries(SMALL).map(([path, text]) => [`mine/${path}`, text]));
    const { files, faults } = await archiveFiles(
      'season.zip',
      archive({ ...within, '__MACOSX/mine/._season.yaml': 'x', 'mine/.DS_Store': 'x' }),
    );
    expect(faults).toEqual([]);
    expect(files.map(f => f.path).sort()).toEqual(Object.keys(SMALL).sort());
  });

  test.each(['../season.yaml', 'mine/../../x.yaml', '/etc/x.yaml', 'C:/x.yaml', '..\\x.yaml', './x.yaml'])(
    'leads nowhere outside of it: %s',
    async path => {
      expect(await faultsOf(archive({ ...SMALL, [path]: 'a: b' }))).toEqual([
        `${path}: leaves the folder and is not read`,
      ]);
    },
  );

  test('that unfolds without end is left as soon as it is more than a season, whatever it says of itself', async () => {
    const file = new Uint8Array(MAX_TEXT - 1);
    const many = zipped(
      Object.fromEntries(
        Array.from({ length: MAX_UNPACKED / MAX_TEXT + 1 }, (_, i) => [`news/${i}.md`, file]),
      ),
    );
    expect(many.length).toBeLessThan(1_000_000);
    expect(await faultsOf(many)).toEqual([expect.stringContaining('unfolds to too much')]);
    const large = zipped({ 'season.yaml': new Uint8Array(MAX_TEXT + 1) });
    // Its head says a size of nought.
    new DataView(large.buffer, large.byteOffset).setUint32(22, 0, true);
    expect(await faultsOf(large)).toEqual(['season.yaml: is too large']);
  });

  test('of another kind, or broken, is told in words', async () => {
    expect(await faultsOf(strToU8('programme,date\n') as Bytes)).toEqual(['season.zip: is no ZIP archive']);
    expect((await faultsOf(archive({ '[Content_Types].xml': '<x/>' })))[0]).toContain('is a workbook');
    expect(await faultsOf(archive({}))).toEqual(['season.zip: holds no file']);
    const broken = archive({ 'season.yaml': SMALL['season.yaml']?.repeat(20) ?? '' });
    broken.fill(0xff, 45, 60);
    expect((await faultsOf(broken))[0]).toContain('season.yaml: is broken');
    expect(await faultsOf(broken.slice(0, 60))).toHaveLength(1);
    const text = new TextDecoder('latin1').decode(archive({ 'a.yaml': 'a: b' }));
    const twice = Uint8Array.from(`${text.slice(0, text.indexOf('PK\u0001\u0002'))}${text}`, c =>
      c.charCodeAt(0),
    );
    expect(await faultsOf(twice)).toEqual(['a.yaml: is in the archive twice']);
  });
});

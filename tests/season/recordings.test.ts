import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { say } from '#domain/text.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import type { AnsweringDoc, TitleDoc } from '#server/catalogue/types-digital.ts';
import type { NewsDoc } from '#server/catalogue/types-news.ts';
import type { ProductDoc } from '#server/catalogue/types-shop.ts';
import { mediaResponse } from '#server/digital/serve.ts';
import { mediaFolder } from '#server/host/media-folder.ts';
import { checkSeason } from '#server/season/check.ts';
import { byKind } from '#server/season/diff.ts';
import { readMediaFolder, readSeasonFolder } from '#server/season/folder.ts';
import { breaches } from '#server/season/protect.ts';
import { compare, publish, undo } from '#server/season/publish.ts';
import type { Media } from '#server/season/source.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { fixtureManifests } from '#tests/server/digital-media.ts';
import { fakeClock, makeApp } from '#tests/server/harness.ts';
import { folder } from './folder.ts';

const DAY = { today: '2027-01-10', relative: false };
const NOW = Date.UTC(2027, 0, 10, 4);
const STREAM = 'bach-brandenburg-3';

const WORK = `composer: bach
title: { zh: G大调第三勃兰登堡协奏曲, en: Brandenburg Concerto No. 3 in G major }
catalogue: BWV 1048
movements:
  - { zh: 第一乐章, en: "I. [Allegro]", media: bach-brandenburg-3-1, notes: [{ zh: 三个音。, en: Three notes. }] }
  - { zh: 柔板, en: Adagio }
  - { zh: 第三乐章, en: III. Allegro, media: bach-brandenburg-3-3 }
`;
const TITLE = `---
home: season
shelves: [ record ]
composer: bach
name: { zh: 第三勃兰登堡协奏曲, en: Brandenburg Concerto No. 3 }
standfirst: { zh: 九把弦乐器。, en: Nine strings. }
art: { key: G major }
form: concerto
season: 2026–27
day: 2026-12-05
until: 2027-06-30
free: true
streams: [ ${STREAM} ]
works:
  - work: bwv-1048
    movements: [ 1, 3 ]
    artists: [{ person: ada-lind, role: conductor }]
answering: [ ada-lind ]
programme: brahms
---

# zh

引子。

正文。

# en

A lead.

A text.
`;
const ANSWERING = `role: { zh: 指挥, en: Conductor }
topic: { zh: 速度, en: Tempo }
art: { key: C minor }
answers:
  - id: a-1
    by: { zh: 听众, en: A listener }
    asked: 2027-01-02
    answered: 2027-01-04
    question: { zh: 为什么？, en: Why? }
    answer: { zh: 因为。, en: Because. }
`;
const [WORK_AT, TITLE_AT, ANSWERING_AT] = [
  'recordings/works/bwv-1048.yaml',
  'recordings/titles/third.md',
  'recordings/answering/ada-lind.yaml',
];
const HALLS = { [WORK_AT]: WORK, [TITLE_AT]: TITLE, [ANSWERING_AT]: ANSWERING };
const PRODUCT = `---
kind: album
title: { zh: 专辑, en: Album }
standfirst: { zh: 专辑。, en: An album. }
opens: [ third ]
art: { key: G major }
delivery: digital
variants: [{ code: one, name: { zh: 一份, en: One }, note: { zh: 在线, en: Online }, price: 48 }]
limit: 5
---
`;
const PRODUCT_AT = 'products/album.md';

const check = (changes: Record<string, string | null> = {}, media: Media | null = fixtureManifests()) =>
  checkSeason(folder({ ...HALLS, ...changes }), { ...DAY, ...(media && { media }) });
const bodyOf = <T>(docs: readonly CatalogueDoc[], kind: string, id: string): T =>
  docs.find(doc => doc.kind === kind && doc.id === id)?.body as T;

describe('titles that are right', () => {
  it('become what the halls show, with those movements of their works that they play', () => {
    const { docs, faults } = check();
    expect(faults).toEqual([]);
    const title = bodyOf<TitleDoc>(docs, 'title', 'third');
    expect(title).toMatchObject({
      day: '2026-12-05',
      lead: { en: 'A lead.' },
      paragraphs: [{ zh: '正文。', en: 'A text.' }],
      introduction: false,
      hears: { zh: '', en: '' },
      programId: 'brahms',
      works: [
        {
          id: 'bwv-1048',
          composerId: 'bach',
          artists: [{ artistId: 'ada-lind', role: 'conductor' }],
          movements: [{ media: 'bach-brandenburg-3-1' }, { media: 'bach-brandenburg-3-3' }],
        },
      ],
    });
    expect(new Date(title.releasedAt).toISOString()).toBe('2026-12-04T16:00:00.000Z');
    expect(new Date(title.until ?? 0).toISOString()).toBe('2027-06-29T16:00:00.000Z');
    const [answer] = bodyOf<AnsweringDoc>(docs, 'answering', 'ada-lind').answers;
    expect(new Date(answer?.askedAt ?? 0).toISOString()).toBe('2027-01-01T16:00:00.000Z');
  });

  it('say what one hears by the season where they do not say it themselves', () => {
    const season = { 'season.yaml': `${folder()[0]?.text ?? ''}` };
    season['season.yaml'] += 'hears: { zh: 现场录音。, en: Recorded in the hall. }\n';
    const hears = (changes: Record<string, string>) =>
      bodyOf<TitleDoc>(check(changes).docs, 'title', 'third').hears.en;
    expect(hears(season)).toBe('Recorded in the hall.');
    const own = TITLE.replace('free: true', 'hears: { zh: 电台。, en: Broadcast. }');
    expect(hears({ ...season, [TITLE_AT]: own })).toBe('Broadcast.');
  });

  it('are checked without what they play where no media are at hand', () => {
    const elsewhere = { [TITLE_AT]: TITLE.replaceAll(STREAM, 'on-the-server') };
    expect(check(elsewhere, null).faults).toEqual([]);
    expect(check(elsewhere).faults).toHaveLength(1);
  });
});

const news = (recordings: string): Record<string, string> => ({
  'news/third.md': `---
art: { key: G major }
type: season
title: { zh: 新录音, en: A recording }
text: { zh: 第三首。, en: The third. }
author: { zh: 编辑部, en: The editors }
caption: { zh: 九根弦。, en: Nine strings. }
published: 2027-01-02
recordings: [ ${recordings} ]
---

# zh

正文。

# en

A text.
`,
});

it('an article names the titles that it tells of', () => {
  const { docs, faults } = check(news('third'));
  expect(faults).toEqual([]);
  expect(bodyOf<NewsDoc>(docs, 'news', 'third').recordings).toEqual(['third']);
});

const title = (from: string | RegExp, to: string): Record<string, string> => {
  const text = TITLE.replace(from, to);
  if (text === TITLE) throw new Error(`no ${String(from)}`);
  return { [TITLE_AT]: text };
};
const lessons = (...streams: readonly string[]): string =>
  `free: true\nlessons:\n${streams.map(s => `  - { title: a, text: b, begins: ${s} }\n`).join('')}`;

/** What is wrong → what is said, by file, line and field. */
const WRONG: readonly (readonly [name: string, changes: Record<string, string | null>, said: string])[] = [
  ['a work that is nowhere', { [WORK_AT]: null }, `${TITLE_AT}:15 works[0].work: there is no recorded work`],
  [
    'an article of a title that is nowhere',
    news('third, fourth'),
    'news/third.md:9 recordings[1]: there is no title of the digital halls “fourth”',
  ],
  ['a work that is wrong itself', { [WORK_AT]: 'composer: bach\n' }, `${WORK_AT}:1 title: is missing`],
  [
    'a person who is nowhere',
    title('person: ada-lind', 'person: nobody'),
    `${TITLE_AT}:17 works[0].artists[0].person: there is no person “nobody”`,
  ],
  [
    'a role that nobody has',
    title('role: conductor', 'role: king'),
    `${TITLE_AT}:17 works[0].artists[0].role: must be one of: conductor`,
  ],
  [
    'a composer whom nobody knows',
    { [WORK_AT]: WORK.replace('composer: bach', 'composer: back') },
    `${WORK_AT}:1 composer: there is no composer “back”`,
  ],
  [
    'a programme that is nowhere',
    title('programme: brahms', 'programme: bruckner'),
    `${TITLE_AT}:19 programme: there is no programme “bruckner”`,
  ],
  [
    'an artist who does not answer',
    { [ANSWERING_AT]: null },
    `${TITLE_AT}:18 answering[0]: there is no artist who answers “ada-lind”`,
  ],
  [
    'answers of nobody',
    { 'recordings/answering/nobody.yaml': ANSWERING },
    'recordings/answering/nobody.yaml:1 : there is no person “nobody”',
  ],
  [
    'an answer before its question',
    { [ANSWERING_AT]: ANSWERING.replace('2027-01-04', '2027-01-01') },
    `${ANSWERING_AT}:8 answers[0].answered: is before the question`,
  ],
  [
    'a stream that the media have not',
    title(`[ ${STREAM} ]`, `[ ${STREAM}, lost ]`),
    `${TITLE_AT}:13 streams[1]: there is no stream of the media “lost”`,
  ],
  ['no stream at all', title(`[ ${STREAM} ]`, '[]'), `${TITLE_AT}:13 streams: must not be empty`],
  [
    'a movement that no stream has',
    { [WORK_AT]: WORK.replace('bach-brandenburg-3-3', 'bach-brandenburg-3-4') },
    `${TITLE_AT}:15 works[0]: no stream of this title has the chapter “bach-brandenburg-3-4”`,
  ],
  [
    'a movement that the work has not',
    title('[ 1, 3 ]', '[ 1, 4 ]'),
    `${TITLE_AT}:16 works[0].movements[1]: there is no movement “4”`,
  ],
  [
    'a work of which nothing is heard, unsaid',
    title('[ 1, 3 ]', '[ 2 ]'),
    `${TITLE_AT}:2 instead: nothing of “bwv-1048” can be heard: say here what plays instead`,
  ],
  [
    'a withdrawal before the release',
    title('free: true', 'released: 2027-07-01'),
    `${TITLE_AT}:11 until: is not after it is released`,
  ],
  [
    'a release that no calendar has',
    title('free: true', 'released: 2027-02-30'),
    `${TITLE_AT}:12 released: “2027-02-30”: there is no such day or time`,
  ],
  [
    'a release relative to today',
    title('free: true', 'released: day+3'),
    `${TITLE_AT}:12 released: “day+3”: only the demonstration’s season has dates relative to today`,
  ],
  [
    'a title on the air all day',
    title('free: true', 'air: { channel: a, turn: 1 }'),
    `${TITLE_AT}:12 air: only the demonstration is on the air all day: write evening`,
  ],
  [
    'an evening of no programme',
    title('programme: brahms', 'air: evening'),
    `${TITLE_AT}:2 programme: is missing: whose evening is sent`,
  ],
  [
    'a new time of what is not postponed',
    title('free: true', 'to: 2027-03-01 19:30'),
    `${TITLE_AT}:12 to: belongs to state: postponed alone`,
  ],
  [
    'a lesson on what is not played',
    title('free: true', lessons('{ stream: other }')),
    `${TITLE_AT}:14 lessons[0].begins.stream: there is no stream of this title “other”`,
  ],
  [
    'a lesson on a movement that is not there',
    title('free: true', lessons(`{ stream: ${STREAM}, movement: ii }`)),
    `${TITLE_AT}:14 lessons[0].begins.movement: there is no chapter “ii”`,
  ],
  [
    'a lesson that ends before it starts',
    title(
      `free: true\nstreams: [ ${STREAM} ]`,
      `${lessons(`{ stream: brahms-symphony-3-3 }`, `{ stream: ${STREAM} }`)}streams: [ ${STREAM}, brahms-symphony-3-3 ]`,
    ),
    `${TITLE_AT}:15 lessons[1].begins: begins before the lesson that stands above it`,
  ],
  [
    'lessons of one stream in the wrong order',
    title(
      'free: true',
      lessons(`{ stream: ${STREAM}, movement: bach-brandenburg-3-3 }`, `{ stream: ${STREAM} }`),
    ),
    `${TITLE_AT}:15 lessons[1].begins: begins before the lesson that stands above it`,
  ],
  [
    'one id in two files',
    {
      'recordings/answering/ada-lind.json': JSON.stringify({
        role: 'x',
        topic: 'x',
        art: { key: 'C major' },
      }),
    },
    `${ANSWERING_AT}:0 : has the same id as recordings/answering/ada-lind.json (ada-lind)`,
  ],
  [
    'a text in one language',
    title(/# en[\s\S]*/, ''),
    `${TITLE_AT}:21 : the text must stand below a heading`,
  ],
  [
    'a product that opens what is not there',
    { [PRODUCT_AT]: PRODUCT.replace('third', 'fourth') },
    `${PRODUCT_AT}:5 opens[0]: there is no title of the digital halls “fourth”`,
  ],
];

describe('titles with a fault', () => {
  it.each(WRONG)('%s is said by file, line and field', (_, changes, said) => {
    const { docs, faults } = check(changes);
    const told = faults.map(f => `${f.file}:${f.line} ${f.field}: ${f.words.en}`);
    expect(told.join('\n')).toContain(said);
    expect(told.length).toBeLessThanOrEqual(2);
    expect(docs).toEqual([]);
    for (const { words } of faults) expect(words.zh).toMatch(/\p{Script=Han}/u);
  });

  const broken = (change: (movement: { start: number; music: number; end: number }) => object): Media => {
    const manifest = fixtureManifests().get(STREAM);
    if (!manifest) throw new Error('no manifest');
    const movements = manifest.movements.map((m, i) => (i === 1 ? { ...m, ...change(m) } : m));
    return new Map([[STREAM, { ...manifest, movements }]]);
  };
  it.each([
    ['ends before it starts', broken(m => ({ end: m.start - 1 }))],
    ['begins within the one before', broken(m => ({ start: m.start - 9, music: m.start }))],
    ['ends after the stream', broken(m => ({ end: m.end + 60 }))],
  ])('a chapter that %s is said where the stream is named', (_, media) => {
    expect(check({}, media).faults).toMatchObject([
      { file: TITLE_AT, line: 13, field: 'streams[0]', words: { en: expect.stringContaining('3-3') } },
    ]);
  });
  it('a stream whose manifest is none is said too', () => {
    expect(check({}, new Map([[STREAM, null]])).faults.map(f => f.words.en)).toEqual([
      `the manifest.json of “${STREAM}” cannot be read`,
    ]);
  });
});

describe('an orchestra of its own', () => {
  let dir = '';
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** A folder of media as `npm run media -- <folder> --out <dir>` writes it, with one stream. */
  function ownMedia(): string {
    dir = mkdtempSync(join(tmpdir(), 'media-'));
    const manifest = fixtureManifests().get(STREAM);
    const movements = manifest?.movements.map(m => m.id) ?? [];
    const stream = { id: STREAM, kind: 'sound', title: manifest?.title, duration: 590, movements };
    const written = { version: 1, streams: [stream, { ...stream, id: 'half' }], scores: [] };
    mkdirSync(join(dir, STREAM, 'a64'), { recursive: true });
    writeFileSync(join(dir, 'index.json'), JSON.stringify(written));
    writeFileSync(join(dir, STREAM, 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(dir, STREAM, 'a64/0.m4s'), 'first');
    return dir;
  }

  it('plays titles of its season from its media, until they are withdrawn or taken back', async () => {
    const at = ownMedia();
    const media = readMediaFolder(at) ?? null;
    expect([...(media ?? [])].map(([id, manifest]) => [id, manifest?.duration])).toEqual([
      [STREAM, 590],
      ['half', undefined],
    ]);
    const { docs, faults } = check({}, media);
    expect(faults).toEqual([]);
    const clock = fakeClock(NOW);
    const { deps, client } = await makeApp({ clock, media: mediaFolder(at) });
    const { store } = deps;
    const c = client();
    const listed = async () => (await c.ok(digital.list, {})).list.map(card => [card.id, card.state]);
    const signed = { by: 'office', note: '' };
    expect(await listed()).toEqual([]);

    const changes = async (next: readonly CatalogueDoc[]) =>
      (await compare(store, next, NOW)).differences.map(words => say(words, 'en-US'));
    expect(await changes(docs)).toContain('new recording: third');
    await publish(store, { docs, ...signed, now: NOW });
    // A work that is written anew changes the titles that play it.
    const anew = check({ [WORK_AT]: WORK.replace('Three notes.', 'A step down and back.') });
    expect(await changes(anew.docs)).toEqual(['changed recording: third']);
    expect(await listed()).toEqual([['third', 'out']]);
    expect((await c.ok(digital.search, { query: '勃兰登堡' })).list.map(hit => hit.card.id)).toEqual([
      'third',
    ]);
    expect(await c.ok(digital.open, { titleId: 'third' })).toMatchObject({ access: 'full' });
    const segment = (cookie: string) =>
      mediaResponse(
        deps,
        new Request(`http://localhost/media/third/${STREAM}/a64/0.m4s`, { headers: { cookie } }),
      );
    const played = await segment(`heming-media=${c.cookie('heming-media')}`);
    expect([played.status, await played.text()]).toEqual([200, 'first']);
    expect((await segment('')).status).toBe(403);

    clock.set(Date.UTC(2027, 5, 30));
    expect(await listed()).toEqual([]);
    expect(await c.ok(digital.byId, { titleId: 'third' })).toMatchObject({ state: 'withdrawn' });
    clock.set(NOW);

    await undo(store, { ...signed, now: NOW + 1 });
    expireCatalogue(store);
    expect((await c.call(digital.byId, { titleId: 'third' })).errcode).toBe(ERR.notFound);
    expect(await listed()).toEqual([]);
  });

  it('cannot take away what somebody bought to hear', () => {
    const before = byKind(check({ [PRODUCT_AT]: PRODUCT }).docs);
    const sold = { things: [{ family: 'mall', id: 'album' }], places: new Map() } as const;
    const lost = (changes: Record<string, string | null>) =>
      breaches(before, byKind(check({ [PRODUCT_AT]: PRODUCT, ...changes }).docs), sold).map(words =>
        say(words, 'en-US'),
      );
    expect(bodyOf<ProductDoc>(check({ [PRODUCT_AT]: PRODUCT }).docs, 'product', 'album').opens).toEqual([
      'third',
    ]);
    expect(lost({})).toEqual([]);
    const other = { [TITLE_AT]: null, 'recordings/titles/fourth.md': TITLE };
    expect(lost({ ...other, [PRODUCT_AT]: PRODUCT.replace('third', 'fourth') })).toEqual([
      'album has orders: the recording “third” that it opens cannot be taken away. Write state: withdrawn',
    ]);
    expect(lost({ [PRODUCT_AT]: PRODUCT.replace('[ third ]', 'all') })).toEqual([]);
    expect(lost({ [TITLE_AT]: TITLE.replace('free: true', 'state: withdrawn') })).toEqual([]);
  });
});

describe('the demonstration', () => {
  it('has two dozen titles, and the media of every one', () => {
    const at = (path: string) => fileURLToPath(new URL(`../../demo/${path}`, import.meta.url));
    const media = readMediaFolder(at('media'));
    expect(media?.size).toBeGreaterThanOrEqual(10);
    const where = { today: '2026-12-02', relative: true, media };
    const { docs, faults } = checkSeason(readSeasonFolder(at('season')), where);
    expect(faults).toEqual([]);
    expect(docs.filter(doc => doc.kind === 'title').length).toBeGreaterThanOrEqual(24);
  });
});

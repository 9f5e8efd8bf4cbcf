import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { parseKey } from '#art/palette.ts';
import { artPath, portraitPath } from '#art/path.ts';
import { artResponse } from '#art/serve.ts';
import type { PackDoc } from '#server/catalogue/pack-types.ts';
import { art, KEY, portrait } from '#server/catalogue/shapes/parts.ts';
import type { ContentDoc, ProgramDoc, ScheduleDoc } from '#server/catalogue/types.ts';
import { checkSeason } from '#server/season/check.ts';
import { readSeasonFolder } from '#server/season/folder.ts';
import { unreadable } from '#server/season/scale.ts';
import type { SourceFile } from '#server/season/source.ts';
import { jpeg, png, TOLD } from '#tests/server/pictures.ts';
import { edited, folder, SMALL } from './folder.ts';

const DAY = { today: '2027-01-10', relative: false };
const faultsOf = (files: readonly SourceFile[]): string[] =>
  checkSeason(files, DAY).faults.map(f => `${f.file}:${f.line} ${f.field}: ${f.words.en}`);

describe('a season that is right', () => {
  const { docs, faults } = checkSeason(folder(), DAY);
  const body = <T>(kind: string, id: string): T => docs.find(d => d.kind === kind && d.id === id)?.body as T;

  it('has no fault, and becomes what the catalogue shows', () => {
    expect(faults).toEqual([]);
    expect(body<ProgramDoc>('program', 'brahms')).toMatchObject({
      title: { zh: '勃拉姆斯　第四交响曲', en: 'Brahms: Symphony No. 4' },
      series: { zh: '晚间', en: 'Evenings' },
      notes: { lead: { en: 'A lead.' }, paragraphs: [{ zh: '正文。', en: 'A text.' }] },
    });
    const evening = body<ScheduleDoc>('schedule', 'brahms-20270305-1930');
    expect(evening).toMatchObject({ prices: { A: 6000, B: 3550 }, minutes: 45, hallId: 'saal', edition: '' });
    expect(new Date(evening.startsAt).toISOString()).toBe('2027-03-05T11:30:00.000Z');
  });

  it('takes tables as a spreadsheet writes them', () => {
    const table =
      '\uFEFFProgramme;Date;Time;Hall;Prices;Real name\r\n' +
      'brahms;5.3.2027;7:30 PM;saal;"usual";x\r\n' +
      'brahms;46452;0,8125;saal;table;\r\n' +
      ';;;;;\r\n' +
      'brahms;2027/3/7 15:00;;saal;usual;\r\n';
    const prices = 'list,category,price\r\ntable,A,"€1,280.50"\r\ntable,B,"1.280,50"\r\n';
    const made = checkSeason(
      folder({ 'calendar.yaml': null, 'calendar.csv': table, 'prices.csv': prices }),
      DAY,
    );
    expect(made.faults).toEqual([]);
    const evenings = made.docs.filter(d => d.kind === 'schedule').map(d => d.body as ScheduleDoc);
    expect(evenings.map(e => e.id)).toEqual([
      'brahms-20270305-1930',
      'brahms-20270306-1930',
      'brahms-20270307-1500',
    ]);
    expect(evenings.map(e => e.realName)).toEqual([true, false, false]);
    expect(evenings[1]?.prices).toEqual({ A: 128_050, B: 128_050 });
  });

  it('shows texts without anything that runs', () => {
    const text =
      '---\ntitle: { zh: 甲, en: A }\nupdated: 2027-01-01\n---\n# zh\n\n正文[链接](https://a.example)\n\n# en\n\nText [link](javascript:alert(1)) <b onclick="x">b</b>\n';
    const { docs: made, faults: found } = checkSeason(folder({ 'pages/a.md': text }), DAY);
    expect(found.map(f => `${f.file}:${f.line} ${f.words.en}`)).toEqual([
      'pages/a.md:11 scripts, styles and what is embedded may not stand in a text',
    ]);
    expect(made).toEqual([]);
    const clean = checkSeason(folder({ 'pages/a.md': text.replace(/ \[link\].*/, ' <b>b</b> **c**') }), DAY);
    const page = clean.docs.find(d => d.kind === 'content')?.body as ContentDoc;
    expect(page.html).toEqual({
      zh: '<p>正文<a href="https://a.example">链接</a></p>',
      en: '<p>Text b <strong>c</strong></p>',
    });
  });
});

it('leads from a text to pages of the site, in the language of the text', () => {
  const text =
    '---\ntitle: { zh: 甲, en: A }\nupdated: 2027-01-01\n---\n# zh\n\n[演出](musicale?hall=saal)，[信](mailto:a@b.example)\n\n# en\n\n[Concerts](/en-US/mobile/musicale), [write](mailto:a@b.example)\n';
  const { docs: made, faults: found } = checkSeason(folder({ 'pages/a.md': text }), DAY);
  expect(found).toEqual([]);
  const page = made.find(d => d.kind === 'content')?.body as ContentDoc;
  expect(page.html).toEqual({
    zh: '<p><a href="/zh-CN/pc/musicale?hall=saal">演出</a>，<a href="mailto:a@b.example">信</a></p>',
    en: '<p><a href="/en-US/pc/musicale">Concerts</a>, <a href="mailto:a@b.example">write</a></p>',
  });
});

const PACKAGE = `order: 1
name: x
kicker: x
lead: x
gives: []
art: { key: C major }
programs: [ brahms ]
pick: 0
limit: 4
saving: { kind: percent, percent: 10 }
opens: 2027-02-01 10:00
closes: CLOSES
`;

/** What is wrong → what is said, by file, line and field. */
const WRONG: readonly (readonly [
  name: string,
  changes: Record<string, string | null>,
  said: string | RegExp,
])[] = [
  [
    'broken YAML',
    edited('season.yaml', 'usual: {', 'usual: {{'),
    /^season\.yaml:\d : this YAML cannot be read/,
  ],
  ['a list where fields are expected', { 'season.yaml': '- a\n- b\n' }, 'season.yaml:1 : must be fields'],
  [
    'an unknown field',
    edited('calendar.yaml', 'hall: saal', 'saal: hall'),
    'calendar.yaml:1 [0].saal: is not a field of this file',
  ],
  [
    'a missing field',
    edited('programmes/brahms.md', 'type: symphonic\n', ''),
    /^programmes\/brahms\.md:\d+ type: is missing$/,
  ],
  [
    'a text in one language',
    edited('season.yaml', ', en: Evenings', ''),
    'season.yaml:5 series.evenings.en: is missing',
  ],
  [
    'prose in one language',
    edited('people/ada-lind.md', /# en[\s\S]*/, ''),
    /^people\/ada-lind\.md:\d+ : the text must stand below a heading/,
  ],
  [
    'prose of different lengths',
    edited('programmes/brahms.md', 'A text.\n', ''),
    /different numbers of paragraphs$/,
  ],
  [
    'a word that is no choice',
    edited('programmes/brahms.md', 'symphonic', 'rock'),
    /^programmes\/brahms\.md:4 type: must be one of: symphonic/,
  ],
  [
    'a title that no ticket can be printed with',
    edited('programmes/brahms.md', 'en: Symphony No. 4 }', 'en: Symphony 🎻 No. 4 }'),
    'programmes/brahms.md:3 name.en: no font of the tickets has “🎻”; write it otherwise',
  ],
  [
    'a person who is nowhere',
    edited('programmes/brahms.md', 'person: ada-lind', 'person: nobody'),
    'programmes/brahms.md:8 artists[0].person: there is no person “nobody”',
  ],
  [
    'a programme that is nowhere',
    edited('calendar.yaml', 'programme: brahms', 'programme: bruckner'),
    'calendar.yaml:1 [0].programme: there is no programme “bruckner”',
  ],
  [
    'a composer that nobody knows',
    edited('programmes/brahms.md', 'composer: brahms', 'composer: brams'),
    'programmes/brahms.md:2 composer: there is no composer “brams”',
  ],
  [
    'a price list that is nowhere',
    edited('calendar.yaml', 'prices: usual', 'prices: dear'),
    'calendar.yaml:1 [0].prices: there is no price list “dear”',
  ],
  [
    'a seat without a price',
    edited('season.yaml', ', B: 35.5', ''),
    /^calendar\.yaml:1 \[0\]\.prices: a seat has no price: .*“B” has no price \(zone “Parkett”, row 2, seat 1\); .* stands in withheld$/,
  ],
  [
    'a price without seats',
    edited('season.yaml', 'B: 35.5', 'B: 35.5, C: 9'),
    'calendar.yaml:1 [0].prices: the price “C” has no seat in saal',
  ],
  [
    'a price with too many decimals',
    edited('season.yaml', '35.5', '35.555'),
    'season.yaml:3 prices.usual.B: “35.555” has more decimals than the currency',
  ],
  [
    'a price below nothing',
    edited('season.yaml', '35.5', '-1'),
    'season.yaml:3 prices.usual.B: must be at least 0',
  ],
  [
    'a seat without a category',
    edited('halls/saal.json', '"category": "B"', '"category": "Z"'),
    /^halls\/saal\.json:\d\d+ zones\[0\]\.rows\[1\]\.seats\[0\]\.category: seating plan: unknown category “Z”/,
  ],
  [
    'a seating plan that is no JSON',
    { 'halls/saal.json': '{ "name": }' },
    /^halls\/saal\.json:1 : this JSON cannot be read/,
  ],
  [
    'a hall without its plan',
    { 'halls/saal.json': null },
    'halls/saal.yaml:2 plan: there is no seating plan “saal”',
  ],
  [
    'a door to a zone that is nowhere',
    edited('halls/saal.yaml', '[p]', '[q]'),
    /^halls\/saal\.yaml:4 doors\[0\]\.zones\[0\]: there is no zone “q”/,
  ],
  [
    'a day that no calendar has',
    edited('calendar.yaml', '2027-03-05 19:30', '2027-02-30 19:30'),
    'calendar.yaml:1 [0].at: “2027-02-30 19:30”: there is no such day or time',
  ],
  [
    'a time that no clock has',
    edited('calendar.yaml', '2027-03-05 19:30', '2027-03-05 24:30'),
    /there is no such day or time$/,
  ],
  [
    'what is no date',
    edited('calendar.yaml', '2027-03-05 19:30', 'tomorrow'),
    'calendar.yaml:1 [0].at: “tomorrow” is no date; write 2026-12-05 19:30',
  ],
  [
    'a date relative to today',
    edited('calendar.yaml', '2027-03-05 19:30', 'week+1 sat 19:30'),
    /only the demonstration’s season/,
  ],
  [
    'two evenings of one id',
    edited('calendar.yaml', '2027-03-06', '2027-03-05'),
    'calendar.yaml:2 [1]: has the same id as another one (brahms-20270305-1930)',
  ],
  [
    'two evenings at once',
    edited('calendar.yaml', '2027-03-06 19:30', '2027-03-05 19:45'),
    /^calendar\.yaml:2 \[1\]\.at: in this hall “Brahms: Symphony No\. 4” of 2027-03-05 19:30 is not over yet/,
  ],
  [
    'one id in two files',
    { 'places/x.yaml': 'place: list\ntitle: a\n', 'places/x.json': '{"place":"list","title":"a"}' },
    'places/x.yaml:0 : has the same id as places/x.json (x)',
  ],
  [
    'a moved evening that does not say from when',
    edited('calendar.yaml', 'members: 2', 'state: moved'),
    /^calendar\.yaml:2 \[1\]\.was: a moved performance must say/,
  ],
  [
    'a file that belongs nowhere',
    { 'notes/todo.yaml': 'a: 1' },
    'notes/todo.yaml:0 : is nothing that belongs to a season here',
  ],
  ['a Markdown text as YAML', { 'people/b.yaml': 'name: b' }, 'people/b.yaml:0 : must be Markdown (.md)'],
  ['a name that cannot stand in an address', { 'people/a b.md': '---\n---' }, /letters, digits and/],
  [
    'a text without fields',
    { 'people/b.md': 'Hello' },
    'people/b.md:1 : must begin with its fields between two lines of ---',
  ],
  [
    'a path that leaves the folder',
    { 'people/../../b.md': 'x' },
    'people/../../b.md:0 : lies outside the folder',
  ],
  ['no season at all', { 'season.yaml': null }, 'season.yaml:0 : this file is missing'],
  [
    'a table that is none',
    { 'calendar.csv': 'programme;date\n"brahms;2027' },
    /^calendar\.csv:\d+ : this table cannot be read/,
  ],
  [
    'a cell of a table that is wrong',
    { 'calendar.csv': 'programme;date;time;hall;prices\nbrahms;soon;19:30;saal;usual\n' },
    'calendar.csv:2 at: “soon 19:30” is no date; write 2026-12-05 19:30',
  ],
  [
    'a filler that nothing fills, in a text',
    edited('programmes/brahms.md', 'A text.', 'A text on {holdd} and {hold}.'),
    'programmes/brahms.md:27 {holdd}: is nothing that can be filled in',
  ],
  [
    'one in a field',
    edited('season.yaml', 'en: Evenings', 'en: "Evenings of {own.nothing}"'),
    'season.yaml:5 {own.nothing}: is nothing that can be filled in',
  ],
  [
    'a name that the site has for nothing',
    edited('programmes/brahms.md', 'A lead.', 'Press “{ui.gift.share}”.'),
    /^programmes\/brahms\.md:\d+ \{ui\.gift\.share\}: is nothing/,
  ],
  [
    'a package that sells after its evening',
    { 'packages/a.yaml': PACKAGE.replace('CLOSES', '2027-03-07 10:00') },
    /^packages\/a\.yaml:12 closes: is after 2027-03-06 19:30, when the evening begins/,
  ],
  [
    'a key that has no colour',
    edited('programmes/brahms.md', 'key: E minor', 'key: e-Moll'),
    'programmes/brahms.md:6 art.key: “e-Moll” is no key; write C# minor',
  ],
  [
    'a motif that nothing draws',
    edited('programmes/brahms.md', 'key: E minor', 'key: E minor, motif: trumpets'),
    /^programmes\/brahms\.md:6 art\.motif: must be one of: harmonics, bow, /,
  ],
  [
    'a mood that has no ground',
    edited('programmes/brahms.md', 'key: E minor', 'key: E minor, mood: gloomy'),
    /^programmes\/brahms\.md:6 art\.mood: must be one of: bright, /,
  ],
  [
    'a portrait with an instrument that is not drawn',
    edited('people/ada-lind.md', 'instrument: conductor', 'instrument: kazoo'),
    /^people\/ada-lind\.md:3 portrait\.instrument: must be one of: /,
  ],
  [
    'a link to a page that is nowhere',
    { 'places/x.yaml': 'place: list\ntitle: a\nlink: musical?hall=saal\n' },
    'places/x.yaml:3 link: there is no page “musical”',
  ],
  [
    'a link to a programme that is nowhere',
    { 'places/x.yaml': 'place: list\ntitle: a\nlink: musicale-detail?id=bruckner\n' },
    'places/x.yaml:3 link: there is no programme “bruckner”',
  ],
  [
    'a link to a text that is nowhere',
    { 'places/x.yaml': 'place: list\ntitle: a\nlink: news-detail/ensemble/gone\n' },
    'places/x.yaml:3 link: there is no news text “gone”',
  ],
  [
    'a link of an event to a production that is nowhere',
    {
      'orchestra/events/a.md':
        '---\nyear: 1999\ntitle: a\nline: a\nart: { key: C major }\nlink: about-sso#gone\n---\n\n# zh\n\n甲。\n\n# en\n\nA.\n',
    },
    'orchestra/events/a.md:6 link: there is no production “gone”',
  ],
  [
    'a link in a text to a page that is nowhere',
    edited('programmes/brahms.md', '\n# en\n', '\n[这里](/zh-CN/pc/nowhere)\n\n# en\n\n[here](musicale)\n'),
    /^programmes\/brahms\.md:\d+ prose\.nowhere: there is no page “nowhere”/,
  ],
  [
    'a link in a text to a programme that is nowhere',
    edited(
      'programmes/brahms.md',
      '\n# en\n',
      '\n[这里](musicale)\n\n# en\n\n[here](musicale-detail?id=bruckner)\n',
    ),
    /^programmes\/brahms\.md:\d+ prose\.musicale-detail\?id=bruckner: there is no programme “bruckner”/,
  ],
  [
    'two seats that a ticket cannot tell apart',
    edited('halls/saal.json', '"seat_number": "2"', '"seat_number": "1"'),
    /^halls\/saal\.json:\d\d+ zones\[0\]\.rows\[0\]\.seats\[1\]\.seat_number: prints the same zone, row and number as the seat “A-1” \(Parkett, row 1, seat 1\)/,
  ],
  [
    'an alias that grows without end',
    {
      'forms/x.yaml': `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]\n`,
    },
    /^forms\/x\.yaml/,
  ],
];

it('closes the sale of a package by its evenings, where it does not say when', () => {
  const files = folder({ 'packages/a.yaml': PACKAGE.replace('closes: CLOSES\n', '') });
  const { docs, faults } = checkSeason(files, DAY);
  expect(faults).toEqual([]);
  const made = docs.find(d => d.kind === 'pack')?.body as PackDoc;
  expect(new Date(made.closesAt).toISOString()).toBe('2027-03-06T11:30:00.000Z');
});

describe('a season with a fault', () => {
  it.each(WRONG)('%s is said by file, line and field', (_, changes, said) => {
    const faults = faultsOf(folder(changes));
    if (typeof said === 'string') expect(faults).toContain(said);
    else expect(faults.join('\n')).toMatch(new RegExp(said.source, 'm'));
    // What follows from a slip is not said.
    expect(faults.length).toBeLessThanOrEqual(3);
  });

  it('is said all at once, in both languages, and gives nothing to publish', () => {
    const all = { ...WRONG[3]?.[1], ...WRONG[12]?.[1], ...WRONG[13]?.[1], 'notes/todo.yaml': 'a: 1' };
    const { docs, faults } = checkSeason(folder(all), DAY);
    expect(docs).toEqual([]);
    expect(new Set(faults.map(f => f.file)).size).toBeGreaterThanOrEqual(3);
    for (const { words } of faults) expect(words.zh).toMatch(/\p{Script=Han}/u);
  });
});

describe('a folder on the disk', () => {
  let dir = '';
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is read without its links, what is too large and what is no text', () => {
    dir = mkdtempSync(join(tmpdir(), 'season-'));
    for (const [path, text] of Object.entries(SMALL)) {
      mkdirSync(join(dir, path, '..'), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    expect(faultsOf(readSeasonFolder(dir))).toEqual([]);
    mkdirSync(join(dir, 'pictures'));
    symlinkSync('/etc/passwd', join(dir, 'people/x.md'));
    symlinkSync('/etc', join(dir, 'news'));
    writeFileSync(join(dir, 'pictures/hall.jpg'), '');
    truncateSync(join(dir, 'pictures/hall.jpg'), 100_000_000);
    writeFileSync(join(dir, 'people/y.md'), Buffer.from([0xff, 0xfe, 0x41]));
    writeFileSync(join(dir, 'pictures/run.exe'), 'x');
    expect(faultsOf(readSeasonFolder(dir)).sort()).toEqual([
      'news:0 : is a symbolic link and is not followed',
      'people/x.md:0 : is a symbolic link and is not followed',
      'people/y.md:0 : is no text in UTF-8',
      'pictures/hall.jpg:0 : is too large (100 MB)',
      'pictures/run.exe:0 : is no JPEG, PNG or WebP picture',
    ]);
  });

  /** Without what hangs on behind its end. */
  const clean = (picture: Uint8Array) => picture.slice(0, -TOLD.length);

  it('brings its pictures along, by what their bytes are, and names those that are not there', () => {
    dir = mkdtempSync(join(tmpdir(), 'season-'));
    const shown = (file: string) =>
      edited('programmes/brahms.md', 'key: E minor', `key: E minor, picture: ${file}`);
    const write = (changes: Record<string, string>) => {
      for (const [path, text] of Object.entries({ ...SMALL, ...changes })) {
        mkdirSync(join(dir, path, '..'), { recursive: true });
        writeFileSync(join(dir, path), text);
      }
    };
    mkdirSync(join(dir, 'pictures'));
    writeFileSync(join(dir, 'pictures/stage.jpg'), clean(png()));
    writeFileSync(join(dir, 'pictures/nobody-names-it.webp'), clean(jpeg()));

    write(shown('pictures/stage.jpg'));
    const { docs, faults, pictures } = checkSeason(readSeasonFolder(dir), DAY);
    expect(faults).toEqual([]);
    expect(pictures.map(p => p.file)).toEqual(['pictures/stage.jpg']);
    const program = docs.find(d => d.kind === 'program')?.body as ProgramDoc;
    expect(program.art.picture).toBe(pictures[0]?.id);
    expect(artPath(program.art, 'wide')).toMatch(/^\/shstatic\/season\/1920\/[0-9a-f]{32}$/);

    write(shown('pictures/gone.jpg'));
    expect(faultsOf(readSeasonFolder(dir))).toEqual([
      'programmes/brahms.md:6 art.picture: there is no picture pictures/gone.jpg',
    ]);
    write(shown('https://elsewhere.example/x.jpg'));
    expect(faultsOf(readSeasonFolder(dir))[0]).toMatch(/^programmes\/brahms.md:6 art.picture: /);
    write(shown('pictures/page.png'));
    writeFileSync(join(dir, 'pictures/page.png'), '<script>alert(1)</script>');
    expect(faultsOf(readSeasonFolder(dir))).toContain(
      'pictures/page.png:0 : is no JPEG, PNG or WebP picture',
    );
  });
});

describe('what a file can get wrong', () => {
  it('every drawing that a file may ask for is drawn, and every key has its own colour', () => {
    const drawn = { seed: 'x', key: 'C major' };
    for (const motif of art.shape.motif.def.innerType.options)
      expect(artResponse(artPath({ ...drawn, motif })), motif).not.toBeNull();
    for (const forces of art.shape.forces.def.innerType.options)
      expect(artResponse(artPath({ ...drawn, forces })), forces).not.toBeNull();
    for (const instrument of portrait.shape.instrument.options)
      expect(artResponse(portraitPath({ ...drawn, instrument })), instrument).not.toBeNull();
    const tonics = [...'ABCDEFGabcdefg'].flatMap(tonic => ['', '#', '♯', 'b', '♭'].map(sign => tonic + sign));
    // D is also what an unknown key is drawn in.
    for (const key of tonics.filter(key => KEY.test(key)))
      expect(parseKey(key).i === parseKey('D').i, key).toBe(key.toUpperCase() === 'D');
    expect(tonics.filter(key => !KEY.test(key)).map(key => key.toUpperCase())).toEqual(
      expect.arrayContaining(['E#', 'B#', 'FB']),
    );
  });

  it('a link to what is there is none, nor one to another site', () => {
    const links = [
      'musicale-detail?id=brahms',
      'musicale?composer=mahler&hall=saal',
      'about-detail?id=ada-lind',
      'about-sso#shop',
      'https://elsewhere.example/a',
      'membercardList',
    ];
    const places = links.map((link, i) => [`places/x${i}.yaml`, `place: list\ntitle: a\nlink: ${link}\n`]);
    expect(faultsOf(folder(Object.fromEntries(places)))).toEqual([]);
  });

  it.each([
    ['cat_7', '"name": "cat_7"', true],
    ['P1', '"name": "P1"', true],
    ['P1', '"name": "P1", "label": "池座", "label_en": "Stalls"', false],
    ['P1', '"name": "P1", "label": "池座"', false],
    ['Kategorie 1', '"name": "Kategorie 1"', false],
    ['Balkon', '"name": "Balkon"', false],
  ])('the category %s of a plan, as %s, is to be named: %s', (name, written, noted) => {
    const plan = (SMALL['halls/saal.json'] ?? '')
      .replace('"name": "A"', written)
      .replaceAll('"category": "A"', `"category": "${name}"`);
    const files = folder({ 'halls/saal.json': plan, ...edited('season.yaml', 'A: 60', `${name}: 60`) });
    const { faults, notes } = checkSeason(files, DAY);
    expect(faults).toEqual([]);
    expect(notes.map(note => [note.file, note.words.en.includes(`“${name}”`)])).toEqual(
      noted ? [['halls/saal.json', true]] : [],
    );
  });

  it('a text with a comma is told to stand in quotes', () => {
    const hall = folder(edited('halls/saal.yaml', 'en: Hall }', 'en: Hall, the great }'));
    expect(faultsOf(hall)).toEqual([
      'halls/saal.yaml:1 name.the great: is not a field of this file; a text with a comma in it stands in quotes',
    ]);
  });

  it('a card’s worth is in the unit of its price, and its offer’s', () => {
    const card = (each: number) => `kind: times
name: { zh: 卡, en: Card }
lead: { zh: 卡, en: Card }
gives: []
price: 100
days: 30
activateWithin: 30
grants: { offerId: three, times: 3, each: ${each} }
perMember: 1
art: { key: C }
`;
    const offer = `kind: times
title: { zh: 三, en: Three }
description: { zh: 三, en: Three }
value: { by: times, worth: 35.5, each: 3 }
terms: { families: [seat] }
`;
    const season = (each: number) => folder({ 'cards/three.yaml': card(each), 'offers/three.yaml': offer });
    const { docs, faults } = checkSeason(season(35.5), DAY);
    expect(faults).toEqual([]);
    expect(docs.find(d => d.kind === 'card')?.body).toMatchObject({ price: 10_000, grants: { each: 3_550 } });
    expect(faultsOf(season(3550))).toEqual([
      expect.stringMatching(/cards\/three.yaml:8 grants.each: is not the 35.50 of the offer “three”/),
    ]);
  });

  it('a picture that unfolds to more than its pixels cannot be read', async () => {
    const read = (rows: number) => unreadable([{ id: 'a', file: 'pictures/a.png', bytes: squarePng(rows) }]);
    expect(await read(40_000_000)).toMatchObject([
      { file: 'pictures/a.png', words: { en: 'cannot be read' } },
    ]);
    // Eight rows of eight pixels of three bytes, each with a byte at its front.
    expect(await read(8 * (8 * 3 + 1))).toEqual([]);
  });
});

/** A PNG that says it is 8 × 8, with so many bytes of rows. */
function squarePng(rows: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

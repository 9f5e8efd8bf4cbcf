import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { checkSeason } from '#server/season/check.ts';
import type { SourceFile } from '#server/season/source.ts';
import { amountReader, readTime, readYes } from '#server/season/table-cells.ts';
import { dayReader } from '#server/season/table-days.ts';
import { tableText } from '#server/season/table-text.ts';
import { folder } from './folder.ts';

const DAY = { today: '2027-01-10', relative: false };
function check(files: Record<string, string | null>, taken?: SourceFile['taken']) {
  const season = folder({ 'calendar.yaml': null, ...files }).map(file =>
    file.path === 'calendar.csv' && taken ? { ...file, taken } : file,
  );
  const { docs, faults, notes } = checkSeason(season, DAY);
  return {
    evenings: docs.filter(d => d.kind === 'schedule').map(d => (d.body as ScheduleDoc).id),
    faults: faults.map(f => `${f.line} ${f.field}: ${f.words.en}`),
    notes: notes.map(f => f.words.en),
  };
}
const calendar = (text: string, more: Record<string, string> = {}) =>
  check({ 'calendar.csv': text, ...more });
const FIFTH = ['brahms-20270305-1930'];

describe('the bytes of a table', () => {
  const text = '节目,日期\r\nbrahms,2027/3/5\r\n';
  const utf16 = Buffer.from(text, 'utf16le');
  /** 节目,日期 in GB 18030. */
  const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
  const GBK = Buffer.from('bdda c4bf 2c c8d5 c6da'.replaceAll(' ', ''), 'hex');

  it.each([
    ['UTF-8', Buffer.from(text), text, undefined],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), text, undefined],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), text, 'UTF-16'],
    [
      'UTF-16 the other way',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
      text,
      'UTF-16',
    ],
    ['UTF-16 without a mark', Buffer.from('a,b\n1,2\n', 'utf16le'), 'a,b\n1,2\n', 'UTF-16'],
    ['UTF-16 the other way without a mark', Buffer.from(utf16).swap16(), text, 'UTF-16'],
    // 一 has a zero where a comma has none.
    ['UTF-16 of little but Chinese', Buffer.from('一一一\t一一\n', 'utf16le'), '一一一\t一一\n', 'UTF-16'],
    ['GBK', GBK, '节目,日期', 'GB 18030'],
    ['GBK behind the mark of UTF-8', Buffer.concat([MARK, GBK]), '节目,日期', 'GB 18030'],
    ['four bytes of GB 18030', Buffer.from([0x82, 0x35, 0x8f, 0x33, 0x2c, 0xbd, 0xda]), '龦,节', 'GB 18030'],
    ['Windows in the West', Buffer.from('M\xfcnchen;Br\xfcnn', 'latin1'), 'München;Brünn', 'Windows-1252'],
  ])('are %s', (_, bytes, said, taken) => {
    const read = tableText(bytes);
    expect(read?.text).toBe(said);
    if (taken) expect(read?.taken?.en).toContain(taken);
    else expect(read?.taken).toBeUndefined();
  });
  it('are no text', () => {
    expect(tableText(Buffer.from([0x80, 0xff, 0xff, 0x80]))).toBeNull();
  });
});

describe('a table as an office saves it', () => {
  it('has its heading below a title, columns of its own, and says so', () => {
    const made = calendar(
      '2026-27音乐季演出安排表,,,,,,\n,,,,,,\n节目,日期,时间,音乐厅,票价（元）,指挥,备注\nbrahms,2027/3/5（周五）,晚7:30,saal,usual,林德,含赞助席\n',
    );
    expect(made).toEqual({
      evenings: FIFTH,
      faults: [],
      notes: ['its heading is line 3', 'columns passed by: 指挥, 备注'],
    });
  });
  it('spreads its headings over their cells, in lines and with blanks', () => {
    for (const head of [
      '节　目,日  期,时 间,场　地,票 价',
      '"演出\n名称","演出\r\n日期","演出\n时间",场馆,"票价\n（元）"',
    ])
      expect(calendar(`${head}\nbrahms,2027-03-05,19:30,saal,usual\n`)).toEqual({
        evenings: FIFTH,
        faults: [],
        notes: [],
      });
  });
  it('has its heading in two lines of merged cells, lines of an old Macintosh, and blanks that do not break', () => {
    const rows = [
      'programme\u00a0,date\u00a0,time,hall,prices,members',
      'brahms\u3000,２０２７／３／５\u00a0,１９：３０\u00a0,saal\u00a0,usual\u202f,２\u00a0',
    ];
    expect(calendar(rows.join('\r'))).toEqual({ evenings: FIFTH, faults: [], notes: [] });
    const two = '演出,,时间,,票务\n节目,音乐厅,日期,时间,票价\nbrahms,saal,2027-03-05,19點30分,usual\n';
    expect(calendar(two)).toEqual({ evenings: FIFTH, faults: [], notes: ['its heading is line 2'] });
  });
  it('names the sign that parts its cells', () => {
    expect(
      calendar('sep=;\r\nprogramme;date;time;hall;prices\r\nbrahms;5.3.2027;19:30;saal;usual\r\n').evenings,
    ).toEqual(FIFTH);
    const wrong = calendar('sep=;\nprogramme;date;hall;prices\nbrahms;soon;saal;usual\n').faults;
    expect(wrong).toEqual(['3 at: “soon” is no date; write 2026-12-05 19:30']);
  });
  it('has an evening at a time that it says, and marks in it that nobody sees', () => {
    const head = 'programme\u200b,date,time,hall,prices\n';
    expect(calendar(`${head}brahms\u2060,2027-03-05,19:30,saal\ufeff,usual\n`).evenings).toEqual(FIFTH);
    for (const row of ['brahms,2027-03-05,,saal,usual', 'brahms,5.3.2027,,saal,usual'])
      expect(calendar(`${head}${row}\n`).faults).toEqual([
        '2 at: “2027-03-05” has no time of day; write 2026-12-05 19:30',
      ]);
  });
  it('is parted by tabs, and says how its bytes were taken', () => {
    const made = check(
      { 'calendar.csv': '节目\t日期\t时间\t音乐厅\t票价\nbrahms\t2027/3/5\t19:30\tsaal\tusual\n' },
      { zh: '按 UTF-16 读取', en: 'read as UTF-16' },
    );
    expect(made).toEqual({ evenings: FIFTH, faults: [], notes: ['read as UTF-16'] });
  });
  it('calls halls and programmes by their names', () => {
    for (const [programme, hall] of [
      ['第四交响曲', '大厅'],
      ['勃拉姆斯：第四交响曲', 'Hall'],
      ['Johannes Brahms – Symphony no. 4', 'hall '],
    ])
      expect(
        calendar(`programme,date,time,hall,prices\n${programme},2027-03-05,19:30,${hall},usual\n`),
      ).toEqual({ evenings: FIFTH, faults: [], notes: [] });
    const person = check({
      'calendar.csv': 'programme,date,time,hall,prices\nbrahms,2027-03-05,19:30,saal,usual\n',
      'programmes/brahms.md': folder()
        .find(f => f.path === 'programmes/brahms.md')
        ?.text?.replace('person: ada-lind', 'person: 阿达·林德') as string,
    });
    expect(person.faults).toEqual([]);
  });
  it('says once what is missing, with its lines, and once which column', () => {
    const rows = Array.from({ length: 12 }, (_, i) => `brahms,2027-03-${10 + i},19:30,Großer Saal,usual`);
    const { faults } = calendar(`programme,date,time,hall,prices\n${rows.join('\n')}\n`);
    expect(faults).toEqual([
      '2 hall: there is no hall “Großer Saal” (also in lines 3, 4, 5, 6, 7 and 6 more)',
    ]);
    expect(calendar('Datum;Title;Price\n5.3.2027;brahms;usual\n').faults).toEqual([
      '1 : has no column for date, hall; tables.yaml says what you call it',
    ]);
    expect(calendar('a,b\n1,2\n').faults).toEqual([
      '0 : has no heading that is known among its first ten lines',
    ]);
    expect(calendar('date,programme,title,hall,prices\n2027-03-05,brahms,x,saal,usual\n').faults).toEqual([
      '1 : two columns are read as programme: programme, title; tables.yaml says which one is meant',
    ]);
    expect(
      calendar('date,programme,hall,prices\n2027-03-05,brahms, the fourth,saal,usual\n').faults[0],
    ).toMatch(/^2 : has more cells than the heading; a cell with the dividing sign in it stands in quotes/);
  });

  /** A festival's own sheet, with the file that says what its words mean here. */
  const SHEET =
    'Sommerfest 2027;;;;;\nTag;Beginn;Was;Mitwirkende;Wo;Preis\n' +
    '5/3/2027;19.30;Vierte;Ada Lind;Großer Saal;54,00\n20/3/2027;11.00;Vierte;Ada Lind;Großer Saal;54,00\n';
  const MAPPING =
    'columns: { Tag: date, Beginn: time, Was: programme, Wo: hall, Preis: prices, Mitwirkende: none }\n' +
    'programmes: { Vierte: brahms }\nhalls: { Großer Saal: saal }\nprices: { "54,00": usual }\n';
  it('may be anything, with a file that says what it means', () => {
    const made = calendar(SHEET, { 'tables.yaml': MAPPING });
    expect(made.faults).toEqual([]);
    expect(made.evenings).toEqual(['brahms-20270305-1930', 'brahms-20270320-1100']);
    expect(made.notes).toEqual([
      'its heading is line 2',
      'day and month taken as other rows have them (5/3/2027 → 2027-03-05)',
    ]);
  });
  it('decides by the house’s own word', () => {
    const rows =
      'programme,date,time,hall,prices\nbrahms,3/5/2027,19:30,saal,usual\nbrahms,44991,19:30,saal,usual\n';
    expect(calendar(rows, { 'tables.yaml': 'order: month-day\nserials: 1904\n' }).evenings).toEqual([
      'brahms-20270305-1930',
      'brahms-20270307-1930',
    ]);
  });
  it('does not take a sign for yes or for no that is neither', () => {
    expect(
      calendar('programme,date,time,hall,prices,real name\nbrahms,2027-03-05,19:30,saal,usual,?\n').faults,
    ).toEqual(['2 realName: must be true or false']);
    expect(['是', 'x', '√', '否', '×', '', '-'].map(readYes)).toEqual([
      true,
      true,
      true,
      false,
      false,
      '',
      false,
    ]);
  });
});

const read = (cell: string, others: readonly string[] = []) => dayReader([cell, ...others]).read(cell);

describe('a day', () => {
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map(at => at.toISOString().slice(0, 10));
  const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

  it('of two figures is taken where others decide their order, and refused where nobody does', () => {
    fc.assert(
      fc.property(days, fc.boolean(), fc.constantFrom('/', '-'), (day, american, sign) => {
        const [y, m, d] = parts(day);
        const cell = (american ? [m, d, y] : [d, m, y]).join(sign);
        const alone = read(cell);
        if (d > 12 || d === m) expect(alone).toEqual({ value: day });
        else expect(alone).toHaveProperty('fault');
        const witness = american ? '12/25/2027' : '25/12/2027';
        const reader = dayReader([cell, witness]);
        expect(reader.read(cell)).toEqual({ value: day });
        expect(reader.notes()).toHaveLength(d > 12 || d === m ? 0 : 1);
        // Those that disagree decide nothing.
        if (d <= 12 && d !== m) expect(read(cell, ['25/12/2027', '12/25/2027'])).toHaveProperty('fault');
      }),
    );
  });
  it('that is a number is taken where days are written out near it, and of 1904 too', () => {
    const since = (day: string, from: string) => (Date.parse(day) - Date.parse(from)) / 86_400_000;
    fc.assert(
      fc.property(days, fc.boolean(), (day, old) => {
        const cell = String(since(day, old ? '1904-01-01' : '1899-12-30'));
        expect(read(cell)).toHaveProperty('fault');
        const [y, m] = parts(day);
        expect(read(cell, [`${y}/${m}/1`])).toEqual({ value: day });
        expect(dayReader([cell], { serials: old ? 1904 : 1900 }).read(cell)).toEqual({ value: day });
      }),
    );
  });
  it.each([
    ['2027年3月5日', '2027-03-05'],
    ['5 March 2027', '2027-03-05'],
    ['Fri, 5 Mar 2027', '2027-03-05'],
    ['March 5th, 2027', '2027-03-05'],
    ['2027/3/5 19:30:00', '2027-03-05 19:30'],
    ['3/5/2027 周五', '2027-03-05'],
    ['３/25/2027', '2027-03-25'],
    ['week+3 sat', 'week+3 sat'],
  ])('may be written %s', (cell, value) => {
    expect(read(cell)).toEqual({ value });
  });
  it.each(['2027/3/5 周六', '3/5/27', '5.3.27'])('is refused as %s', cell => {
    expect(read(cell)).toHaveProperty('fault');
  });
  it.each(['20270305', '03/05/2027 07:30 PM', '2027-03-05T19:30:00Z'])('is refused in words as %s', cell => {
    const { evenings, faults } = calendar(`programme,date,time,hall,prices
brahms,${cell},19:30,saal,usual
`);
    expect(evenings).toEqual([]);
    expect(faults).toEqual([`2 at: “${cell} 19:30” is no date; write 2026-12-05 19:30`]);
  });
  it('has a time', () => {
    expect(
      ['7:30 PM', '7 pm', '19.30', '0.8125', '0,75', '晚7点半', '下午3:00', '19时30分'].map(readTime),
    ).toEqual(['19:30', '19:00', '19:30', '19:30', '00:75', '19:30', '15:00', '19:30'].with(4, '18:00'));
    expect(['0.30', '13:00 PM', 'soon'].map(readTime)).toEqual(['0.30', '13:00 PM', 'soon']);
  });
});

describe('a sum', () => {
  const amount = (cell: string, others: readonly string[] = []) => amountReader([cell, ...others]).read(cell);

  it.each([
    ['380', 380],
    ['¥380.50', 380.5],
    ['￥ 1,280.50', 1280.5],
    ['1.280,50 元', 1280.5],
    ['1 280', 1280],
    ['1’280.00', 1280],
    ['1,280,000', 1_280_000],
    ['CNY 68', 68],
    ['54,5', 54.5],
  ])('may be written %s', (cell, value) => {
    expect(amount(cell)).toEqual({ value });
  });
  it.each([
    '(380)',
    '-380',
    '2,8,0',
    '22,505',
    '1.280',
    '68起',
    '380/280',
    '1e3',
    '',
    '38O',
    '0,505',
    '12,34.5',
    '1,28,000',
    '3.800.5',
    '+5',
  ])('is refused as “%s”', cell => {
    expect(amount(cell)).toHaveProperty('fault');
  });
  it('takes a comma for thousands only where others say so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (high, low) => {
        const cell = `${high},${String(low).padStart(3, '0')}`;
        expect(amount(cell)).toHaveProperty('fault');
        expect(amount(cell, ['12,50'])).toHaveProperty('fault');
        const reader = amountReader([cell, '12.50']);
        expect(reader.read(cell)).toEqual({ value: high * 1000 + low });
        expect(reader.notes()).toHaveLength(1);
      }),
    );
  });
  it('of another currency is told', () => {
    const reader = amountReader(['€54']);
    expect(reader.read('€54')).toEqual({ value: 54 });
    expect(reader.notes().map(n => n.en)).toEqual(['“€54” taken as so many CNY: prices are in CNY']);
  });
});

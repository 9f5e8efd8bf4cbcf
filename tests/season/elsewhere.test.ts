import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.mock('#brand', async original => {
  const { brand } = await original<typeof import('#brand')>();
  return {
    brand: {
      ...brand,
      name: { 'zh-CN': 'Orchester der Lindengasse', 'en-US': 'Lindengasse Orchestra' },
      region: 'AT',
      timeZone: 'Europe/Vienna',
      utcOffset: null,
      clock: { 'zh-CN': 'Wiener Zeit', 'en-US': 'Vienna time' },
      currency: { code: 'EUR', sign: '€', minor: 2 },
    },
  };
});

const { addDays, formatDate, hallInstant, hallTime, weekdayOf } = await import('#lib/dates.ts');
const { callingCode, HOME_REGION, regionsIn } = await import('#lib/regions.ts');
const { ON_MAINLAND } = await import('#lib/regions-home.ts');
const { hallClock } = await import('#lib/hall-clock.ts');
const { checkSeason } = await import('#server/season/check.ts');
const { readSeasonFolder } = await import('#server/season/folder.ts');
const { publish } = await import('#server/season/publish.ts');
const { getCatalogue } = await import('#server/catalogue/catalogue.ts');
const { memoryStore } = await import('#server/store/memory/memory.ts');
const { makeDeps, fakeClock } = await import('#tests/server/harness.ts');
const { createApp } = await import('#server/app.ts');
const { Client } = await import('#tests/server/client.ts');
const { program } = await import('#domain/contract/program.ts');
const { priced } = await import('#lib/price.ts');

type Doc = { kind: string; id: string; body: unknown };
const DAY = { today: '2027-01-10', relative: false };
const files = readSeasonFolder(fileURLToPath(new URL('./vienna', import.meta.url)));
const withCalendar = (rows: string) => [
  ...files.filter(f => f.path !== 'calendar.csv'),
  { path: 'calendar.csv', text: `programme,date,time,hall,prices\n${rows}\n`, bytes: 1 },
];
const utc = (date: string, time: string): string => new Date(hallInstant(date, time)).toISOString();

describe('a house abroad', () => {
  it('begins with its own country, and with e-mail where codes by text message go to mainland numbers alone', () => {
    expect(regionsIn('en-US').slice(0, 2)).toEqual([
      { region: 'AT', name: 'Austria' },
      { region: 'CN', name: 'Mainland China' },
    ]);
    expect(callingCode(HOME_REGION)).toBe('+43');
    expect(ON_MAINLAND).toBe(false);
  });
  it('has a composer in Chinese beside a Chinese title alone', () => {
    const { docs } = checkSeason(files, DAY);
    const titles = docs.flatMap(d => (d.kind === 'program' ? [(d.body as { title: object }).title] : []));
    expect(titles).toContainEqual({ zh: 'Mahler　Vierte Sinfonie', en: 'Mahler: Symphony No. 4' });
  });
});

describe('a hall with summer time', () => {
  it('shows its own clock in winter and in summer, on the days of the change too', () => {
    expect(utc('2027-03-27', '19:30')).toBe('2027-03-27T18:30:00.000Z');
    expect(utc('2027-03-28', '19:30')).toBe('2027-03-28T17:30:00.000Z');
    expect(hallTime('2027-03-28T00:59:00Z')).toMatchObject({ date: '2027-03-28', time: '01:59', weekday: 0 });
    expect(hallTime('2027-03-28T01:00:00Z').time).toBe('03:00');
    expect(formatDate('2027-07-01T17:30:00Z', 'yyyy-MM-dd hh:mm')).toBe('2027-07-01 19:30');
    // A day of 23 hours and one of 25 are days.
    expect([addDays('2027-03-27', 1), addDays('2027-03-28', 1), addDays('2027-10-31', 1)]).toEqual([
      '2027-03-28',
      '2027-03-29',
      '2027-11-01',
    ]);
    expect(weekdayOf('2027-03-28')).toBe(0);
  });

  it('says whose hour it is by the brand file, and how far it is from UTC that day', () => {
    expect(hallClock('2027-01-31T18:30:00Z', 'en-US')).toBe('Vienna time (UTC+1)');
    expect(hallClock('2027-07-01T17:30:00Z', 'en-US')).toBe('Vienna time (UTC+2)');
    expect(hallClock('2027-07-01T17:30:00Z', 'zh-CN')).toBe('Wiener Zeit');
  });

  it('of an hour that comes twice takes the first', () => {
    expect(utc('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(hallTime('2027-10-31T01:30:00Z').time).toBe('02:30');
    expect(utc('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z');
  });

  it('comes back from every instant of a year', () => {
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 7_200_000) {
      const { date, time } = hallTime(at);
      const back = hallInstant(date, time);
      expect(back === at || back === at - 3_600_000, `${date} ${time}`).toBe(true);
    }
  });
});

describe('a season of its own', () => {
  const { docs, faults } = checkSeason(files, DAY);

  it('is read in its time and its currency, from the tables of a spreadsheet', () => {
    expect(faults).toEqual([]);
    const evenings = docs.filter(d => d.kind === 'schedule').map(d => d.body) as {
      id: string;
      startsAt: number;
      prices: object;
      limit: number;
    }[];
    expect(evenings.map(e => [e.id, new Date(e.startsAt).toISOString(), e.limit])).toEqual([
      ['schubert-20270327-1930', '2027-03-27T18:30:00.000Z', 8],
      ['schubert-20270328-1100', '2027-03-28T09:00:00.000Z', 8],
      ['mahler-20271028-1930', '2027-10-28T17:30:00.000Z', 4],
    ]);
    expect(evenings[0]?.prices).toEqual({ Parkett: 5450, Balkon: 3800 });
    expect((docs as Doc[]).find(d => d.kind === 'program' && d.id === 'mahler')?.body).toMatchObject({
      work: { zh: 'Vierte Sinfonie', en: 'Symphony No. 4' },
    });
  });

  it('has no evening in the hour that is skipped', () => {
    const { faults: found } = checkSeason(withCalendar('mahler,2027-03-28,02:30,saal,abend'), DAY);
    expect(found.map(f => `${f.file}:${f.line} ${f.field}: ${f.words.en}`)).toEqual([
      'calendar.csv:2 [0].at: “2027-03-28 02:30”: clocks skip this hour when summer time begins',
    ]);
    expect(checkSeason(withCalendar('mahler,2027-10-31,02:30,saal,abend'), DAY).faults).toEqual([]);
  });

  it('is refused in languages that the site does not speak', () => {
    const wrong = files.map(f => ({ ...f, text: f.text?.replaceAll('zh:', 'de:') ?? null }));
    expect(checkSeason(wrong, DAY).faults.map(f => `${f.field} ${f.words.en}`)).toContain(
      'name.zh is missing',
    );
  });

  describe('published', () => {
    let visitor: InstanceType<typeof Client>;
    beforeAll(async () => {
      const store = memoryStore();
      const clock = fakeClock(Date.UTC(2027, 2, 1, 12));
      await publish(store, { docs, by: 'office', note: '', now: clock.now() });
      await getCatalogue({ store, clock });
      visitor = new Client(createApp(makeDeps({ store, clock })), { tree: 'en-US/pc' });
    });
    it('is sold by the same box office', async () => {
      const { list } = await visitor.ok(program.search, { pageSize: 10 });
      expect(list.map(p => [p.title, p.schedules[0]?.startsAt, p.schedules[0]?.minPrice])).toEqual([
        ['Schubert: Symphony No. 8', '2027-03-27T18:30:00.000Z', 38],
        ['Mahler: Symphony No. 4', '2027-10-28T17:30:00.000Z', 38],
      ]);
      expect(priced(54.5)).toBe('€54.50');
    });
  });
});

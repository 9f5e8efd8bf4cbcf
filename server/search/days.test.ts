import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#lib/dates.ts';
import { daysIn } from './days.ts';
import { pricesIn } from './prices.ts';

/** A Wednesday. */
const TODAY = '2026-12-02';
const of = (q: string) => daysIn(q, TODAY)?.days;

describe('the days of a question', () => {
  it.each([
    ['今天', '2026-12-02'],
    ['今晚有什么', '2026-12-02'],
    ['tonight', '2026-12-02'],
    ['明天', '2026-12-03'],
    ['tomorrow evening', '2026-12-03'],
    ['后天', '2026-12-04'],
    ['day after tomorrow', '2026-12-04'],
    ['大后天', '2026-12-05'],
    ['周六', '2026-12-05'],
    ['这周六晚上', '2026-12-05'],
    ['星期天', '2026-12-06'],
    ['下周六', '2026-12-12'],
    ['next Saturday', '2026-12-12'],
    ['on Friday', '2026-12-04'],
    ['2027-01-01', '2027-01-01'],
    ['2027/1/1', '2027-01-01'],
    ['2027.01.01', '2027-01-01'],
    ['20270101', '2027-01-01'],
    ['2027年1月1日', '2027-01-01'],
    ['２０２７年１月１日', '2027-01-01'],
    ['1月2日', '2027-01-02'],
    ['1月2号的音乐会', '2027-01-02'],
    ['一月二日', '2027-01-02'],
    ['十二月二十五日', '2026-12-25'],
    ['2 January', '2027-01-02'],
    ['January 2nd', '2027-01-02'],
    ['2nd of Jan', '2027-01-02'],
    ['Dec 31, 2026', '2026-12-31'],
    ['1/2', '2027-01-02'],
    ['31/12', '2026-12-31'],
    ['元旦', '2027-01-01'],
    ['New Year’s Eve', '2026-12-31'],
    ['平安夜', '2026-12-24'],
    ['中秋', '2027-09-15'],
    ['元宵节', '2027-02-20'],
    ['除夕', '2027-02-05'],
    ['Chinese New Year’s Eve', '2027-02-05'],
    ['母亲节', '2027-05-09'],
    ['Father’s Day', '2027-06-20'],
    ['三八妇女节', '2027-03-08'],
    ['Thanksgiving', '2027-11-25'],
    ['教师节', '2027-09-10'],
    ['重阳节', '2027-10-08'],
  ])('%s is %s', (q, day) => expect(of(q)).toEqual([day]));

  it('a feast of several days is the one that is not over; Easter is where it is each year', () => {
    expect(daysIn('圣诞', '2026-12-25')?.days).toEqual(['2026-12-24', '2026-12-25']);
    expect(daysIn('国庆', '2027-10-03')?.days).toContain('2027-10-03');
    const sundays = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21', '2038-04-25'];
    for (const day of sundays) expect(daysIn('Easter', `${day.slice(0, 4)}-01-02`)?.days[2]).toBe(day);
  });

  it('a weekend is what is left of it; Saturdays are all of them; a month is a month', () => {
    expect(of('周末')).toEqual(['2026-12-05', '2026-12-06']);
    expect(of('next weekend')).toEqual(['2026-12-12', '2026-12-13']);
    expect(daysIn('周末', '2026-12-06')?.days).toEqual(['2026-12-06']);
    const saturdays = of('free Saturdays') ?? [];
    expect(saturdays.length).toBeGreaterThan(20);
    expect(saturdays.every(day => weekdayOf(day) === 6)).toBe(true);
    for (const q of [
      '一月',
      '1月',
      'January',
      'in January',
      '2027年1月',
      '2027-01',
      'January 2027',
      '下个月',
    ])
      expect(daysIn(q, TODAY)?.month, q).toBe('2027-01');
    expect(of('春节')).toContain('2027-02-06');
  });

  it('a day that is only named may be one of a later week; this and next are one', () => {
    expect(daysIn('周日下午', TODAY)?.later?.slice(0, 2)).toEqual(['2026-12-13', '2026-12-20']);
    expect(daysIn('sunday', TODAY)?.later).toHaveLength(25);
    expect(daysIn('weekend', TODAY)?.later?.slice(0, 2)).toEqual(['2026-12-12', '2026-12-13']);
    for (const q of ['this sunday', 'next sunday', '这周日', '下周末', '明天'])
      expect(daysIn(q, TODAY)?.later, q).toBeUndefined();
    expect(of('every sunday')).toEqual(of('每周日'));
  });

  it('keeps what else is asked for', () => {
    expect(daysIn('明天 马勒', TODAY)?.rest).toBe('马勒');
    expect(daysIn('mahler on 2 january', TODAY)?.rest).toBe('mahler on');
  });

  it.each([
    'may I bring a bag',
    'Radetzky March',
    '第5交响曲',
    'Op. 10/3',
    'BWV 1048',
    'K. 550',
    '2027',
    '13月40日',
    '2027-02-30',
    'sunrise',
    '周杰',
    '',
  ])('there is none in %s', q => {
    expect(of(q) ?? []).toEqual([]);
  });

  it('survives any question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), q => {
        for (const day of of(q) ?? []) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        pricesIn(q);
      }),
    );
  });
});

describe('the prices of a question', () => {
  it.each([
    ['under 100', undefined, 100],
    ['100元以内', undefined, 100],
    ['不到200元', undefined, 200],
    ['tickets below ¥80', undefined, 80],
    ['最多300块', undefined, 300],
    ['500元以上', 500, undefined],
    ['280元的票', 280, 280],
    ['¥280', 280, 280],
    ['便宜', undefined, undefined],
    ['cheapest tickets', undefined, undefined],
  ])('%s', (q, least, most) => {
    expect(pricesIn(q)).toMatchObject({ sort: 'price' });
    expect([pricesIn(q)?.least, pricesIn(q)?.most]).toEqual([least, most]);
  });
  it.each([
    'under 25',
    'within 24 hours',
    'up to 10 people',
    '6岁以下',
    '1.2米以下',
    'Op. 100',
    '最多10张',
    'symphony 104',
  ])('there is none in %s', q => expect(pricesIn(q)).toBeNull());
});

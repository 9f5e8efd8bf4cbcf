import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#site/tree.ts';
import {
  addDays,
  formatDate,
  hallInstant,
  hallTime,
  longDateTime,
  longDay,
  monthName,
  monthOf,
  NUMBER_WORDS,
  shortDay,
  WEEKDAYS,
  weekday,
  weekdayOf,
  weekdayShort,
} from './dates.ts';
import { addMonths, daysOf } from './months.ts';

/** 2026-10-24 19:30:05.042 in the hall, a Saturday. */
const AT = Date.UTC(2026, 9, 24, 11, 30, 5, 42);

afterEach(() => vi.unstubAllEnvs());

describe('formatDate (specification §9)', () => {
  it.each([
    ['yyyy-MM-dd hh:mm:ss', '2026-10-24 19:30:05'],
    ['yy/M/d h:m:s', '26/10/24 19:30:5'],
    ['yyyy年M月d日', '2026年10月24日'],
    ['q', '4'],
    ['yyyy-q', '2026-4'],
    ['S', '42'],
    ['ss.SSS', '05.042'],
    ['', ''],
  ])('%s → %s', (pattern, expected) => {
    expect(formatDate(AT, pattern)).toBe(expected);
  });

  it('knows the quarter of every month', () => {
    const quarters = Array.from({ length: 12 }, (_, i) => formatDate(Date.UTC(2026, i, 15), 'q'));
    expect(quarters.join('')).toBe('111222333444');
  });

  it('gives nothing for what is no instant', () => {
    expect(formatDate('never', 'yyyy')).toBe('');
  });
});

describe('hall time, whatever the reader’s own zone (quality.md R19)', () => {
  it.each(['Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
    'in %s',
    zone => {
      vi.stubEnv('TZ', zone);
      expect(hallTime('2026-12-31T16:30:00Z')).toEqual({
        year: 2027,
        month: 1,
        day: 1,
        weekday: 5,
        time: '00:30',
        date: '2027-01-01',
      });
      expect(hallInstant('2027-01-01', '00:30')).toBe(Date.UTC(2026, 11, 31, 16, 30));
      expect(formatDate('2026-12-31T15:59:59.999Z', 'yyyy-MM-dd hh:mm:ss.SSS')).toBe(
        '2026-12-31 23:59:59.999',
      );
    },
  );

  it('hallInstant is the inverse of hallTime', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), at => {
        const minute = Math.floor(at / 60_000) * 60_000;
        const { date, time } = hallTime(minute);
        expect(hallInstant(date, time)).toBe(minute);
      }),
    );
  });
});

describe('days and months', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

  it('counts months over the year, and their days', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(daysOf('2026-11').slice(-1)).toEqual(['2026-11-30']);
    expect(weekdayOf('2026-11-21')).toBe(6);
  });

  it.each([
    ['Asia/Shanghai', '2026-11'],
    // The clocks are put forward at the midnight that the month begins with.
    ['America/Asuncion', '2017-10'],
    ['America/Havana', '2012-04'],
    ['Pacific/Kiritimati', '2026-03'],
    ['Pacific/Pago_Pago', '2024-02'],
  ])('months are the same for a reader in %s', (zone, month) => {
    vi.stubEnv('TZ', zone);
    const [year = 0, of = 0] = month.split('-').map(Number);
    const own = (n: number) => new Date(Date.UTC(year, of - 1 + n, 1)).toISOString().slice(0, 7);
    for (const n of [-14, -1, 0, 1, 11, 25]) {
      expect(addMonths(month, n)).toBe(own(n));
      expect(addMonths(own(-n), n)).toBe(month);
    }
    expect(daysOf(month)).toHaveLength(new Date(Date.UTC(year, of, 0)).getUTCDate());
  });
});

describe('words', () => {
  it('has the names of the week in both languages, Sunday first, and ONE to TWENTY', () => {
    expect(WEEKDAYS['zh-CN']).toHaveLength(7);
    expect([weekday(0, 'zh-CN'), weekday(6, 'zh-CN')]).toEqual(['周日', '周六']);
    expect([weekday(0, 'en-US'), weekday(6, 'en-US'), weekdayShort(3, 'en-US')]).toEqual([
      'Sunday',
      'Saturday',
      'Wed',
    ]);
    expect(NUMBER_WORDS).toHaveLength(20);
    expect([NUMBER_WORDS[0], NUMBER_WORDS[10], NUMBER_WORDS[19]]).toEqual(['ONE', 'ELEVEN', 'TWENTY']);
    for (const locale of LOCALES) {
      expect(new Set(Array.from({ length: 12 }, (_, i) => monthName(i + 1, locale))).size).toBe(12);
    }
  });

  it('writes a day and a time as each language does', () => {
    expect(longDay(AT, 'zh-CN', false)).toBe('10月24日 周六');
    expect(longDay(AT, 'zh-CN', true)).toBe('2026年10月24日 周六');
    expect(longDay(AT, 'en-US', true)).toBe('Saturday 24 October 2026');
    expect(longDateTime(AT, 'zh-CN', false)).toBe('10月24日 周六 19:30');
    expect(longDateTime(AT, 'en-US', false)).toBe('Sat 24 October, 19:30');
  });

  it('says a year that is not this one of the hall, and only that', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T15:59:00Z'), toFake: ['Date'] });
    const [last, first] = ['2026-12-31T11:30:00Z', '2027-01-01T11:30:00Z'];
    const written = (at: string) => [
      shortDay(at, 'zh-CN'),
      shortDay(at, 'zh-CN', true),
      shortDay(at, 'en-US'),
      longDay(at, 'zh-CN'),
      longDateTime(at, 'en-US'),
      monthOf(hallTime(at), 'zh-CN'),
      monthOf(hallTime(at), 'en-US', true),
    ];
    expect(written(last)).toEqual([
      '12月31日',
      '12.31',
      '31 Dec',
      '12月31日 周四',
      'Thu 31 December, 19:30',
      '十二月',
      'Dec',
    ]);
    expect(written(first)).toEqual([
      '2027年1月1日',
      '2027.1.1',
      '1 Jan 2027',
      '2027年1月1日 周五',
      'Fri 1 January 2027, 19:30',
      '2027年一月',
      'Jan 2027',
    ]);
    // A minute later it is New Year in the hall.
    vi.setSystemTime(Date.parse('2026-12-31T16:00:00Z'));
    expect([shortDay(last, 'zh-CN', true), shortDay(first, 'zh-CN', true)]).toEqual(['2026.12.31', '1.1']);
    vi.useRealTimers();
  });
});

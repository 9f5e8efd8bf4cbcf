import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schedule } from '#domain/contract/program.ts';
import enCopy from '#i18n/en-US/programme.ts';
import zhCopy from '#i18n/zh-CN/programme.ts';
import type { Locale } from '#site/tree.ts';
import { standing } from './sale.ts';
import { shortWhen, tallWhen } from './when.ts';

const at = (startsAt: string, state: Schedule['state'] = 'on'): Schedule => ({
  id: startsAt,
  programId: 'p',
  startsAt,
  minutes: 100,
  hall: { id: 'main', name: '', address: '' },
  state,
  minPrice: 80,
  maxPrice: 880,
  free: 10,
  realName: false,
});
/** The copy without i18next: placeholders filled, the plural of many. */
const copy =
  (locale: Locale) =>
  (key: string, vars: Record<string, string | number> = {}) => {
    const words: Record<string, string> = locale === 'zh-CN' ? zhCopy.date : enCopy.date;
    return (words[key.replace('date.', '')] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(vars[name]),
    );
  };
const short = (locale: Locale, ...list: Schedule[]) => shortWhen(list, locale, copy(locale));
const tall = (locale: Locale, ...list: Schedule[]) => tallWhen(list, locale, copy(locale));

// 19:30 in the hall is 11:30 UTC.
const sat = at('2026-11-21T11:30:00.000Z');
const sun = at('2026-11-22T11:30:00.000Z');
const dec = at('2026-12-18T11:30:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T04:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('dates in words', () => {
  it('says one performance', () => {
    expect(short('zh-CN', sat)).toEqual({ figure: '11.21', words: '周六 19:30' });
    expect(short('en-US', sat)).toEqual({ figure: '21', words: 'Nov, Sat 19:30' });
    expect(tall('zh-CN', sat)).toEqual({ figure: '21', lines: ['十一月', '周六 19:30'] });
    expect(tall('en-US', sat)).toEqual({ figure: '21', lines: ['November', 'Sat, 19:30'] });
  });

  it('joins two days that follow one another', () => {
    expect(short('zh-CN', sat, sun).figure).toBe('11.21–22');
    expect(short('en-US', sat, sun)).toEqual({ figure: '21–22', words: 'Nov, Sat 19:30' });
    expect(tall('zh-CN', sat, sun).lines).toEqual(['十一月，及22日', '周六、周日 19:30']);
    expect(tall('en-US', sat, sun).lines).toEqual(['and 22 November', 'Sat and Sun, 19:30']);
  });

  it('does not join days of different months', () => {
    const last = at('2026-11-30T11:30:00.000Z');
    const next = at('2026-12-01T11:30:00.000Z');
    expect(short('zh-CN', last, next)).toEqual({ figure: '11.30', words: '周一 19:30　另有1场' });
    expect(tall('zh-CN', last, next).lines).toEqual(['十一月，及12月1日', '周一、周二 19:30']);
    expect(tall('en-US', sat, dec).lines).toEqual(['November', 'and 18 December', 'Sat and Fri, 19:30']);
  });

  it('counts what is left of many', () => {
    expect(short('zh-CN', sat, sun, dec).words).toBe('周六 19:30　另有2场');
    expect(tall('en-US', sat, sun, dec).lines).toEqual(['November', 'Sat, 19:30', 'and 2 more']);
  });

  it('uses the day of the hall, not of the reader', () => {
    // 00:30 on the 22nd in the hall is still the 21st in UTC.
    expect(short('zh-CN', at('2026-11-21T16:30:00.000Z')).figure).toBe('11.22');
  });

  it('says a year that is not this one, gone by or to come', () => {
    const old = at('1926-01-07T12:30:00.000Z', 'ended');
    expect(short('zh-CN', old).figure).toBe('1926.1.7');
    expect(short('en-US', old).words).toBe('Jan 1926, Thu 20:30');
    expect(tall('zh-CN', old).lines[0]).toBe('1926年一月');
    const next = at('2027-01-07T12:30:00.000Z');
    expect(short('zh-CN', next, at('2027-01-08T12:30:00.000Z')).figure).toBe('2027.1.7–8');
    expect(short('en-US', next).words).toBe('Jan 2027, Thu 20:30');
    expect(tall('zh-CN', next).lines[0]).toBe('2027年一月');
    expect(tall('zh-CN', dec, next).lines[0]).toBe('十二月，及2027年1月7日');
    expect(tall('en-US', dec, next).lines[1]).toBe('and 7 January 2027');
  });

  it('says nothing of nothing', () => {
    expect(short('zh-CN')).toEqual({ figure: '', words: '' });
    expect(tall('en-US')).toEqual({ figure: '', lines: [] });
  });
});

describe('the state beside the dates', () => {
  it('is that of the first one, whatever the others offer', () => {
    const few = { ...sat, state: 'few' as const };
    expect(standing([few, dec])).toEqual({ first: few, other: undefined });
  });
  it('names a later date that can be had when the first cannot', () => {
    const out = { ...sat, state: 'out' as const };
    expect(standing([out, { ...sun, state: 'out' }, dec])).toEqual({ first: out, other: dec });
    expect(standing([out, { ...sun, state: 'upcoming' }])).toEqual({ first: out, other: undefined });
    expect(standing([])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const concert: CalendarEntry = {
  id: 'mahler-5-20261220',
  title: '马勒　第五交响曲，升c小调，音乐总监顾景行指挥和鸣交响乐团定期音乐会',
  startsAt: '2026-12-20T11:30:00.000Z',
  minutes: 115,
  location: '和鸣音乐厅　大音乐厅，听松路218号',
  description: '莫扎特：第三小提琴协奏曲；马勒：第五交响曲\n开演前45分钟入场',
  url: 'https://heming.example/zh-CN/pc/musicale-detail?id=mahler-5',
};
const stamp = new Date('2026-11-21T00:00:00Z');
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

describe('calendarFile', () => {
  const text = calendarFile([concert], '音乐会', stamp);

  it('writes UTC instants and needs no time zone', () => {
    expect(text).toContain('DTSTART:20261220T113000Z');
    expect(text).toContain('DTEND:20261220T132500Z');
    expect(text).not.toMatch(/VTIMEZONE|TZID|X-WR-TIMEZONE/);
  });

  it('keeps its UID from one making to the next', () => {
    const uid = (s: string) =>
      unfolded(s)
        .match(/^UID:(.*)$/m)?.[1]
        ?.trim();
    expect(uid(text)).toBe('mahler-5-20261220@heming.example');
    expect(uid(calendarFile([concert], '音乐会', new Date('2027-01-01T00:00:00Z')))).toBe(uid(text));
  });

  it('folds at 75 octets without splitting a character', () => {
    const lines = text.split('\r\n');
    const octets = new TextEncoder();
    expect(Math.max(...lines.map(line => octets.encode(line).length))).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(unfolded(text)).toContain(concert.title);
  });

  it('escapes commas, semicolons and line breaks of its texts', () => {
    const odd = calendarFile([{ ...concert, title: 'a, b; c\\d', description: 'x\ny' }], 'n', stamp);
    expect(unfolded(odd)).toContain('SUMMARY:a\\, b\\; c\\\\d');
    expect(unfolded(odd)).toContain('DESCRIPTION:x\\ny');
    for (const end of ['\r\n', '\r', '\n', '\u2028']) {
      const text = `a${end}ATTENDEE:mailto:x@example.org`;
      const file = unfolded(
        calendarFile([{ ...concert, title: text, location: text, description: text }], 'n', stamp),
      );
      expect(file.split(/\r\n?|\n|\u2028/).filter(line => line.startsWith('ATTENDEE'))).toEqual([]);
    }
  });

  it('is newer than what was made before, and says what is to be done with it', () => {
    const made = (at: number, cancelled = false) =>
      unfolded(calendarFile([{ ...concert, cancelled }], 'n', new Date(stamp.getTime() + at)));
    const sequence = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
    const [bought, moved, off] = [made(0), made(1_000), made(60_000, true)];
    expect(sequence(moved)).toBeGreaterThan(sequence(bought));
    expect(sequence(off)).toBeGreaterThan(sequence(moved));
    expect(bought).toMatch(/^METHOD:PUBLISH/m);
    expect(bought).toMatch(/^LAST-MODIFIED:20261121T000000Z/m);
    expect(bought).toMatch(/^ORGANIZER;.*mailto:/im);
    expect(off).toMatch(/^METHOD:CANCEL/m);
    expect(off).toMatch(/^STATUS:CANCELLED/m);
    expect(calendarFile([concert, { ...concert, id: 'other', cancelled: true }], 'n', stamp)).toMatch(
      /^METHOD:PUBLISH/m,
    );
  });

  it('holds every performance of the list', () => {
    const two = calendarFile([concert, { ...concert, id: 'other' }], 'n', stamp);
    expect(two.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

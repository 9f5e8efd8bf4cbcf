import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from '#lib/duration.ts';
import { nextOf, queued, unqueued } from './queue.ts';
import {
  afterOf,
  barAt,
  barEnd,
  beforeOf,
  lastBegun,
  movementAt,
  musicAhead,
  parseTime,
  playedBar,
  resumeAt,
  sameMoment,
  startOfBar,
  startOfLink,
} from './timeline.ts';

/** A title: movements one after another, each with a wait before its first bar; some bars are played twice. */
const titles = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 0, max: 8 }),
      lengths: fc.array(fc.double({ min: 0.4, max: 4, noNaN: true }), { minLength: 1, maxLength: 30 }),
      repeat: fc.boolean(),
      rest: fc.integer({ min: 0, max: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(parts => {
    const movements: { id: string; start: number; music: number; end: number }[] = [];
    const bars: { at: number; movement: number; bar: number; pass: number }[] = [];
    let time = 0;
    for (const [i, { wait, lengths, repeat, rest }] of parts.entries()) {
      const start = time;
      time += wait;
      const music = time;
      for (const pass of repeat ? [1, 2] : [1])
        for (const [bar, length] of lengths.entries()) {
          bars.push({ at: time, movement: i, bar, pass });
          time += length;
        }
      time += rest;
      movements.push({ id: `m${i}`, start, music, end: time });
    }
    return { movements, bars, end: time };
  });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('time, bars and movements', () => {
  it('finds what has begun as a walk through the list does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 })),
        fc.integer({ min: -1, max: 51 }),
        (list, time) => {
          const sorted = [...list].sort((a, b) => a - b);
          expect(lastBegun(sorted, n => n, time)).toBe(sorted.findLastIndex(n => n <= time));
        },
      ),
    );
  });

  it('has each bar sound from its beginning to its end, and nothing before the music', () => {
    fc.assert(
      fc.property(titles, share, ({ movements, bars, end }, s) => {
        const time = s * end;
        const at = barAt(bars, movements, time);
        if (at < 0) {
          const movement = movements[movementAt(movements, time)];
          expect(time < (movement?.music ?? 0) || time >= (movement?.end ?? 0)).toBe(true);
          return;
        }
        // Between two movements the last bar of the first has ended.
        expect(bars[at]?.at).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(barEnd(bars, movements, at) + 1e-9);
      }),
    );
  });

  it('goes from a written bar to the time through it that is nearest', () => {
    fc.assert(
      fc.property(titles, share, fc.nat(), ({ movements, bars, end }, s, n) => {
        const bar = bars[n % bars.length];
        if (!bar) return;
        const found = playedBar(bars, bar.movement, bar.bar, s * end);
        const distance = (i: number) => Math.abs((bars[i]?.at ?? 0) - s * end);
        expect(found).not.toBeNull();
        expect(bars[found ?? -1]).toMatchObject({ movement: bar.movement, bar: bar.bar });
        expect(distance(found ?? -1)).toBeLessThanOrEqual(distance(n % bars.length));
        expect(playedBar(bars, movements.length, 0, 0)).toBeNull();
      }),
    );
  });

  it('finds the same moment in a slower interpretation, there and back', () => {
    fc.assert(
      fc.property(titles, share, fc.double({ min: 0.5, max: 2, noNaN: true }), (title, s, pace) => {
        const other = {
          movements: title.movements.map(m => ({
            ...m,
            start: m.start * pace,
            music: m.music * pace,
            end: m.end * pace,
          })),
          bars: title.bars.map(b => ({ ...b, at: b.at * pace })),
        };
        const time = s * title.end;
        if (barAt(title.bars, title.movements, time) < 0) return;
        expect(sameMoment(title, other, time)).toBeCloseTo(time * pace, 6);
        expect(sameMoment(other, title, sameMoment(title, other, time))).toBeCloseTo(time, 6);
      }),
    );
  });

  it('goes on to the next movement and back to this one, then the one before', () => {
    fc.assert(
      fc.property(titles, share, ({ movements, end }, s) => {
        const time = s * end;
        const after = afterOf(movements, time);
        if (after === null) expect(movementAt(movements, time)).toBe(movements.length - 1);
        else expect(after).toBeGreaterThan(time);
        expect(beforeOf(movements, time)).toBeLessThanOrEqual(time);
        const ahead = musicAhead(movements, time);
        if (ahead !== null) expect(ahead).toBeGreaterThan(time);
      }),
    );
    const two = [
      { id: 'a', start: 0, music: 2, end: 60 },
      { id: 'b', start: 60, music: 60, end: 90 },
    ];
    expect(beforeOf(two, 70)).toBe(60);
    expect(beforeOf(two, 62)).toBe(0);
    expect(musicAhead(two, 0.5)).toBe(2);
    expect(musicAhead(two, 61)).toBeNull();
  });
});

describe('links and places', () => {
  it('reads the time of a link in each of its forms', () => {
    expect(['83', '83s', '1:23', '1m23s', '0:01:23'].map(parseTime)).toEqual([83, 83, 83, 83, 83]);
    expect(parseTime('1h2m3s')).toBe(3723);
    for (const text of ['', 'x', '-3', '1:2', 'h', '1e9', 'NaN', '9999999999', null])
      expect(parseTime(text)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359_999 }), s => {
        expect(parseTime(formatDuration(s))).toBe(s);
      }),
    );
  });

  it('begins at the beginning when a link points beyond the end, and says so', () => {
    expect(startOfLink('83', 100)).toEqual({ at: 83, amiss: false });
    expect(startOfLink('100', 100)).toEqual({ at: null, amiss: true });
    expect(startOfLink('x', 100)).toEqual({ at: null, amiss: true });
    expect(startOfLink(null, 100)).toEqual({ at: null, amiss: false });
    const bars = [
      { at: 1, movement: 0, bar: 0, pass: 1 },
      { at: 2, movement: 1, bar: 0, pass: 1 },
    ];
    const number = (b: { bar: number }) => String(b.bar + 1);
    expect(startOfBar('1', bars, number)).toEqual({ at: 1, amiss: false });
    expect(startOfBar('1', bars, number, 1)).toEqual({ at: 2, amiss: false });
    expect(startOfBar('x', bars, number)).toEqual({ at: null, amiss: true });
  });

  it('goes on a little before the place where one stopped, within the title', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 9999, noNaN: true }),
        fc.double({ min: 30, max: 9999, noNaN: true }),
        (place, duration) => {
          const at = resumeAt(place, duration);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(Math.max(0, duration - 20));
          if (at > 0) expect(place - at).toBeCloseTo(3, 9);
        },
      ),
    );
    expect(resumeAt(5, 600)).toBe(0);
    expect(resumeAt(595, 600)).toBe(0);
  });

  it('keeps a queue without repeats, in the order of choosing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
        fc.constantFrom('a', 'z'),
        (ids, playing) => {
          const queue = ids.reduce<readonly string[]>((q, id) => queued(q, id, playing), []);
          expect(new Set(queue).size).toBe(queue.length);
          expect(queue).not.toContain(playing);
          const { next, rest } = nextOf(queue);
          expect(next === null ? rest : [next, ...rest]).toEqual(queue);
          for (const id of queue) expect(unqueued(queue, id)).not.toContain(id);
        },
      ),
    );
  });

  it('writes times as the specification does', () => {
    expect([0, 59, 61, 3661, -1, Number.NaN].map(formatDuration)).toEqual([
      '00:00:00',
      '00:00:59',
      '00:01:01',
      '01:01:01',
      '00:00:00',
      '00:00:00',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airedPlaylist, type Segment } from './playlists.ts';
import { rangeOf } from './range.ts';
import { shiftedCues } from './timeline.ts';

const START = Date.UTC(2026, 10, 23, 4);
/** Two streams, joined once. */
const segments: Segment[] = Array.from({ length: 40 }, (_, i) => ({
  stream: i < 15 ? 'talk' : 'music',
  rendition: 'a64',
  number: i < 15 ? i : i - 15,
  start: i * 6,
  end: (i + 1) * 6,
  init: 'a64/init.mp4',
  joins: i === 15,
}));
const at = (seconds: number, fromStart = false) =>
  airedPlaylist(segments, { startsAt: START, now: START + seconds * 1000, fromStart, up: '../../' });
const number = (text: string, tag: string) => Number(new RegExp(`${tag}:(\\d+)`).exec(text)?.[1] ?? 0);
const uris = (text: string) => text.split('\n').filter(line => line.endsWith('.m4s'));

describe('a stream that is computed from the clock', () => {
  it('is not there before its time, and ends once', () => {
    expect(at(-0.001)).toBeNull();
    expect(at(0)).toContain('talk/a64/0.m4s');
    expect(at(239)).not.toContain('ENDLIST');
    expect(at(240)).toContain('ENDLIST');
  });

  it('never takes back a segment, gives each its number and its time, and has no future in it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 260, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (now, more) => {
          const [a, b] = [at(now) ?? '', at(now + more) ?? ''];
          const [first, later] = [number(a, 'MEDIA-SEQUENCE'), number(b, 'MEDIA-SEQUENCE')];
          if (!b.includes('ENDLIST')) expect(later).toBeGreaterThanOrEqual(first);
          for (const [i, uri] of uris(a).entries()) {
            const segment = segments[first + i];
            expect(uri).toBe(`../../${segment?.stream}/a64/${segment?.number}.m4s`);
            expect((segment?.start ?? 0) <= now).toBe(true);
            expect(a).toContain(new Date(START + (segment?.start ?? 0) * 1000).toISOString());
          }
        },
      ),
    );
  });

  it('counts a join exactly once, in the list or before it', () => {
    for (let now = 0; now < 240; now += 3) {
      const text = at(now) ?? '';
      const inside = text.split('#EXT-X-DISCONTINUITY\n').length - 1;
      expect(inside + number(text, 'DISCONTINUITY-SEQUENCE'), String(now)).toBe(now >= 90 ? 1 : 0);
    }
  });

  it('shows a latecomer the present, or everything from the start', () => {
    expect(uris(at(200) ?? '')).toHaveLength(10);
    const whole = at(200, true) ?? '';
    expect(number(whole, 'MEDIA-SEQUENCE')).toBe(0);
    expect(uris(whole)).toHaveLength(34);
    expect(whole).toContain('PLAYLIST-TYPE:EVENT');
  });
});

it.each([
  [null, 'all'],
  ['bytes=0-9', { start: 0, end: 10 }],
  ['bytes=90-', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  ['bytes=50-1000', { start: 50, end: 100 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['chapters=1', 'all'],
  ['bytes=-', 'all'],
] as const)('the range %j', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

it('captions of a second stream begin where it begins', () => {
  const vtt = 'WEBVTT\n\n1\n00:01.500 --> 00:03.000 align:start\nOne\n\n00:59:59.900 --> 01:00:01.000\nTwo\n';
  expect(shiftedCues(vtt, 100.25)).toBe(
    '1\n00:01:41.750 --> 00:01:43.250 align:start\nOne\n\n01:01:40.150 --> 01:01:41.250\nTwo',
  );
});

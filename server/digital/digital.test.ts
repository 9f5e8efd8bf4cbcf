import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airedPlaylist, ownSegments, type Segment, segmentsOf, soundMaster } from './playlists.ts';
import { rangeOf } from './range.ts';
import { shiftedCues, type Timeline } from './timeline.ts';

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

describe('streams that were coded at other times', () => {
  const sound = (id: string, average: number, codecs = 'mp4a.40.2') => ({
    ...{ id, kind: 'audio', playlist: `${id}.m3u8`, init: `${id}/init.mp4`, codecs, channels: 2 },
    ...{ sampleRate: 44_100, bytes: 1, average, peak: average + 1, segments: [6, 6, 2] },
  });
  const joined = (...streams: ReturnType<typeof sound>[][]): Timeline => {
    const pieces = streams.map((renditions, i) => ({
      stream: `s${i}`,
      from: i * 14,
      movements: 0,
      manifest: { renditions },
    }));
    return { pieces, seconds: streams.length * 14 } as unknown as Timeline;
  };
  const talk = [sound('a56', 50_000), sound('a16', 15_000)];
  const music = [sound('a32', 30_000), sound('a72', 70_000)];

  it('go on from one into the other: the best with the best, the light with the light', () => {
    const title = joined(talk, music, talk);
    expect(soundMaster(title).match(/^a\d+\.m3u8$/gm)).toEqual(['a56.m3u8', 'a16.m3u8']);
    const names = (id: string) => [...new Set(segmentsOf(title, id).map(s => `${s.stream}/${s.rendition}`))];
    expect(names('a56')).toEqual(['s0/a56', 's1/a72', 's2/a56']);
    expect(names('a16')).toEqual(['s0/a16', 's1/a32', 's2/a16']);
    expect(segmentsOf(title, 'a72')).toEqual([]);
    for (const s of segmentsOf(title, 'a16'))
      expect(ownSegments(title, s.stream, s.rendition)).toContainEqual(s);
  });

  it('are left out where a player could not go on', () => {
    const title = joined([sound('a56', 50_000), sound('a16', 15_000)], [sound('o64', 60_000, 'opus')]);
    expect(soundMaster(title)).not.toContain('m3u8');
  });
});

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

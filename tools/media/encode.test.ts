import { expect, it } from 'vitest';
import { mediaPlaylist, type Rendition, soundMaster } from './encode.ts';
import { filmMaster } from './encode-film.ts';
import { control, midiFile, noteOff, noteOn } from './midi.ts';
import { trailerOf } from './stream.ts';

const rendition = (id: string, average: number, more: Partial<Rendition> = {}): Rendition => ({
  id,
  kind: 'audio',
  playlist: `${id}.m3u8`,
  init: `${id}/init.mp4`,
  codecs: 'mp4a.40.2',
  average,
  peak: average + 1000,
  bytes: 1,
  segments: [6, 6, 2],
  channels: 2,
  ...more,
});

it('writes a playlist that names each segment and ends', () => {
  expect(mediaPlaylist('a64', [6.013, 2.5]).split('\n').slice(2)).toEqual([
    '#EXT-X-TARGETDURATION:7',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="a64/init.mp4"',
    '#EXTINF:6.013000,',
    'a64/0.m4s',
    '#EXTINF:2.500000,',
    'a64/1.m4s',
    '#EXT-X-ENDLIST',
    '',
  ]);
});

it('writes a master of what sounds', () => {
  expect(soundMaster([rendition('a64', 64_000)])).toContain('CODECS="mp4a.40.2"\na64.m3u8');
});

const film = { kind: 'video', codecs: 'avc1.4d401f', width: 960, height: 540, fps: 12 } as const;
it('gives a low picture the low sound, and tells rates of both together', () => {
  const master = filmMaster(
    [rendition('v360', 20_000, film), rendition('v540', 40_000, film)],
    [rendition('a64', 64_000), rendition('a24', 24_000)],
  );
  expect(master).toMatch(/BANDWIDTH=106000,AVERAGE-BANDWIDTH=104000,.*RESOLUTION=960x540.*AUDIO="a64"\nv540/);
  expect(master).toMatch(/BANDWIDTH=46000,.*AUDIO="a24"\nv360/);
});

it('ends a trailer with a whole segment of every rendition', () => {
  const long = Array.from({ length: 30 }, () => 6);
  expect(
    trailerOf([rendition('a', 1, { segments: long }), rendition('b', 1, { segments: [25, 25, 25] })]),
  ).toEqual({ start: 0, end: 50 });
});

it('writes MIDI whose clock is in seconds', () => {
  const file = midiFile(
    [
      { at: 1, bytes: noteOff(0, 60) },
      { at: 0, bytes: control(0, 7, 300) },
      { at: 0.5, bytes: noteOn(0, 60, 90) },
    ],
    2,
  );
  expect([...file.slice(0, 14)]).toEqual([77, 84, 104, 100, 0, 0, 0, 6, 0, 0, 0, 1, 0x5d, 0xc0]);
  // Tempo of a second; the controller is kept in bounds; 12,000 ticks to the note, and to its end.
  expect([...file.slice(22)]).toEqual([
    ...[0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40, 0, 0xb0, 7, 127],
    ...[0xdd, 0x60, 0x90, 60, 90, 0xdd, 0x60, 0x80, 60, 0, 0x81, 0xbb, 0x40, 0xff, 0x2f, 0],
  ]);
});

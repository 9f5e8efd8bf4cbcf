import type { MediaBars, MediaManifest } from '#domain/contract/media.ts';
import type { MediaFiles } from '#server/deps.ts';

/** Streams of a few bytes that have the shape of rendered ones: their names, lengths and movements are the demonstration's. */
interface Fixture {
  readonly id: string;
  readonly seconds: number;
  readonly kind?: MediaManifest['kind'];
  readonly movements: readonly string[];
}
export const STREAMS: readonly Fixture[] = [
  { id: 'beethoven-symphony-5-1', seconds: 415, kind: 'film', movements: ['beethoven-symphony-5-1'] },
  { id: 'beethoven-symphony-7-2', seconds: 500, movements: ['beethoven-symphony-7-2'] },
  { id: 'bach-brandenburg-3', seconds: 590, movements: ['bach-brandenburg-3-1', 'bach-brandenburg-3-3'] },
  { id: 'bach-brandenburg-3-3-broad', seconds: 290, movements: ['bach-brandenburg-3-3'] },
  { id: 'beach-gaelic-symphony-2', seconds: 438, movements: ['beach-gaelic-symphony-2'] },
  { id: 'boulanger-matin-de-printemps', seconds: 279, movements: ['boulanger-matin-de-printemps'] },
  { id: 'brahms-symphony-3-3', seconds: 360, movements: ['brahms-symphony-3-3'] },
  { id: 'wolf-italian-serenade', seconds: 362, movements: ['wolf-italian-serenade'] },
  { id: 'schubert-quartettsatz-d703', seconds: 515, movements: ['schubert-quartettsatz-d703'] },
  {
    id: 'haydn-quartet-op64-5',
    seconds: 809,
    movements: [1, 2, 3, 4].map(n => `haydn-quartet-op64-5-${n}`),
  },
  { id: 'talk-following-the-score', seconds: 180, kind: 'talk', movements: ['talk-following-the-score'] },
];

const text = (id: string) => ({ zh: `${id}。`, en: `${id}.` });
const segments = (seconds: number): number[] =>
  Array.from({ length: Math.ceil(seconds / 6) }, (_, i) => Math.min(6, seconds - i * 6));

function manifest({ id, seconds, kind = 'sound', movements }: Fixture): MediaManifest {
  const rendition = (name: string, type: 'audio' | 'video', rate: number) => ({
    id: name,
    kind: type,
    playlist: `${name}.m3u8`,
    init: `${name}/init.mp4`,
    codecs: type === 'audio' ? 'mp4a.40.2' : 'avc1.64001f,mp4a.40.2',
    average: rate,
    peak: rate * 2,
    bytes: 1000,
    segments: segments(seconds),
  });
  const each = seconds / movements.length;
  return {
    version: 1,
    id,
    kind,
    title: text(id),
    quality: text(`rendered ${id}`),
    duration: seconds,
    entry: kind === 'film' ? 'film.m3u8' : 'sound.m3u8',
    sound: 'sound.m3u8',
    film: kind === 'film' ? 'film.m3u8' : null,
    renditions: [
      rendition('a64', 'audio', 64_000),
      rendition('a24', 'audio', 24_000),
      ...(kind === 'film' ? [rendition('v360', 'video', 400_000)] : []),
    ],
    trailer: { start: 60, end: 90 },
    movements: movements.map((movement, i) => ({
      id: movement,
      work: id,
      composer: text(id),
      workTitle: text(id),
      title: text(movement),
      start: i * each,
      music: i * each + (kind === 'talk' ? 0 : 2),
      end: (i + 1) * each,
      played: kind === 'talk' ? 0 : 2,
      written: kind === 'talk' ? 0 : 2,
      score: kind === 'talk' ? null : `../scores/${movement}/score.json`,
    })),
    interpretation: null,
    bars: kind === 'talk' ? null : 'bars.json',
    melody: null,
    poster: 'poster.svg',
    thumbnails: null,
    captions: kind === 'talk' ? [{ lang: 'en-US', label: 'English', file: 'captions.en.vtt' }] : [],
    talk: kind === 'talk' ? { lang: 'en-US', voice: 'synthetic' } : null,
    loudness: { integrated: -18, range: 10, truePeak: -1.5, step: 1, curve: [-20, -18] },
    credits: [{ what: text('score'), who: 'OpenScore', licence: 'CC0 1.0' }],
    files: {},
  };
}

const bars = ({ seconds, movements }: Fixture): MediaBars => ({
  version: 1,
  bars: movements.flatMap((_, movement) =>
    [0, 1].map(bar => ({
      at: (seconds / movements.length) * movement + 2 + bar * 3,
      movement,
      bar,
      pass: 1,
    })),
  ),
});
/** What the streams of the tests are made of, by their ids. */
export const fixtureManifests = (): Map<string, MediaManifest> =>
  new Map(STREAMS.map(stream => [stream.id, manifest(stream)]));

/** A path decides the bytes, so that a test can tell whose they are. */
const SEGMENT_BYTES = 64;

/** The media of the tests; `but` are streams that are not rendered, or files that are missing. */
export function fixtureMedia(but: readonly string[] = []): MediaFiles {
  const there = STREAMS.filter(stream => !but.includes(stream.id));
  const files = new Map<string, string>();
  const index = there.map(({ id, seconds, kind = 'sound', movements }) => ({
    id,
    kind,
    title: text(id),
    duration: seconds,
    movements,
  }));
  files.set('index.json', JSON.stringify({ version: 1, streams: index, scores: ['beethoven-symphony-5-1'] }));
  files.set('scores/beethoven-symphony-5-1/01.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const stream of there) {
    files.set(`${stream.id}/manifest.json`, JSON.stringify(manifest(stream)));
    files.set(`${stream.id}/bars.json`, JSON.stringify(bars(stream)));
    files.set(`${stream.id}/poster.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    files.set(`${stream.id}/film.m3u8`, '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\nv360.m3u8\n');
    files.set(`${stream.id}/captions.en.vtt`, 'WEBVTT\n\n00:01.000 --> 00:03.500\nLook at the first page.\n');
    for (const rendition of ['a64', 'a24', 'v360']) {
      files.set(`${stream.id}/${rendition}/init.mp4`, 'init');
      for (const [n] of segments(stream.seconds).entries())
        files.set(
          `${stream.id}/${rendition}/${n}.m4s`,
          `${stream.id}/${rendition}/${n}`.padEnd(SEGMENT_BYTES, '.'),
        );
    }
  }
  for (const path of but) files.delete(path);
  const encoder = new TextEncoder();
  return {
    async open(path) {
      const body = files.get(path);
      if (body === undefined) return null;
      const bytes = encoder.encode(body);
      return {
        size: bytes.length,
        etag: `"${path.length}-${bytes.length}"`,
        read: async (start, end) => bytes.slice(start, end),
      };
    },
  };
}

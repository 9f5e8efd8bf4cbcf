/** A stream from one or more movements that were played: files, tables, manifest. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaBars, MediaManifest, MediaMelody } from '#domain/contract/media.ts';
import { mediaManifest } from '#domain/contract/shapes/media.ts';
import type { Bilingual } from '#domain/text.ts';
import { below } from './ceiling.ts';
import { isOpen, MELODY_LICENCE, streamCredits } from './credits.ts';
import { clearStream, encodeSound, type Rendition, SOUND_RUNGS, soundMaster } from './encode.ts';
import { filmMaster } from './encode-film.ts';
import { hashesOf, writeJson } from './files.ts';
import { filmed, thumbnailsOf } from './film.ts';
import { asHeard, type Distances } from './heard.ts';
import { MEASURED, type MeasuredSound, measured, measuredShape, sourceOf, spread } from './measured.ts';
import { playedMelody, themesOf } from './melody.ts';
import { LEAD, type Performed, type Played, TAIL } from './movement.ts';
import { namesOf } from './names.ts';
import { filmingOf, leaders } from './pictures.ts';
import { posterSvg } from './poster.ts';
import { joinSounds, levelling, type Measured, measure } from './sound.ts';
import { playedLines } from './sung.ts';

export interface StreamPlan {
  readonly id: string;
  readonly title?: Bilingual | undefined;
  readonly interpretation?: MediaManifest['interpretation'] | undefined;
  /** With pictures. */
  readonly film?: boolean | undefined;
  /** Which colours its pictures have. */
  readonly look?: number | undefined;
}

const round = (n: number, digits = 3): number => Math.round(n * 10 ** digits) / 10 ** digits;
/** Players who begin together are as far apart as this, seconds. */
const TOGETHER = 0.03;
/** Seconds of a curve's point. */
const STEP = 2;

export function loudnessFacts(measured: Measured): MediaManifest['loudness'] {
  const points = Math.ceil(measured.momentary.length / (STEP * 10));
  return {
    integrated: measured.integrated,
    range: measured.range,
    truePeak: measured.truePeak,
    step: STEP,
    curve: Array.from({ length: points }, (_, i) => {
      const part = measured.momentary.slice(i * STEP * 10, (i + 1) * STEP * 10);
      return Math.max(-70, Math.round(Math.max(...part)));
    }),
  };
}

/**
 * Where each movement lies in the stream, and everything that is told in its seconds, by the notes. `struck`: the bars
 * that begin with a note.
 */
export function timeline(played: readonly Performed[]) {
  const bars: MediaBars['bars'] = [];
  const themes: MediaMelody['themes'] = [];
  const segments: MediaMelody['segments'] = [];
  const form: MediaMelody['form'] = [];
  const sung: NonNullable<MediaMelody['sung']> = [];
  const movements: MediaManifest['movements'] = [];
  const struck: number[] = [];
  let start = 0;
  played.forEach(({ movement, performance: { map, notes } }, index) => {
    const { score, instruments, rows, work } = movement;
    const offset = start + LEAD;
    const first = bars.length;
    for (const span of map.spans) {
      const from = map.seconds(span.from);
      if (notes.some(n => Math.abs(n.from - from) < TOGETHER)) struck.push(bars.length);
      bars.push({ at: round(offset + from), movement: index, bar: span.bar, pass: span.pass });
    }
    const place = { movement: index, offset, first };
    segments.push(...playedMelody(rows, score, instruments, map, place));
    // What stands under the notes of an annotated score are labels.
    if (!movement.annotated) sung.push(...playedLines(score, map, place));
    themes.push(...themesOf(rows, work.themes ?? {}, index));
    for (const [number, name] of work.form ?? [])
      map.spans
        .filter(span => score.bars[span.bar]?.number === number)
        .forEach(span => {
          const again = span.pass > 1 ? { zh: `${name.zh}（反复）`, en: `${name.en} (repeat)` } : name;
          form.push({
            at: bars[first + span.played]!.at,
            movement: index,
            bar: first + span.played,
            name: again,
          });
        });
    const end = start + LEAD + map.seconds(map.quarters) + TAIL;
    const sounding = Math.min(...notes.map(n => n.from));
    movements.push({
      id: score.id,
      work: work.work ?? score.id,
      ...namesOf(score, work, movement.name),
      start: round(start),
      music: round(offset + sounding),
      end: round(end),
      played: map.spans.length,
      written: score.bars.length,
      score: `../scores/${score.id}/score.json`,
    });
    start = end;
  });
  form.sort((a, b) => a.at - b.at);
  const melody = { themes, segments, form, ...(sung.length > 0 && { sung }) };
  return { bars, melody, movements, duration: round(start), struck };
}

/** The first minute, up to the end of a segment of each rendition. */
export function trailerOf(renditions: readonly Rendition[], most = 60): { start: number; end: number } {
  const ends = renditions.map(r => {
    let sum = 0;
    for (const length of r.segments) {
      if (sum + length > most) break;
      sum += length;
    }
    return sum;
  });
  return { start: 0, end: round(Math.min(...ends)) };
}

/** Tells a stream that is rendered anew by its scores: bars, melody and manifest; sound and pictures stay as they are. */
export async function writeTables(
  plan: StreamPlan,
  played: readonly Performed[],
  out: string,
): Promise<Distances> {
  const folder = join(out, plan.id);
  const old = mediaManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const sound = join(folder, old.renditions.find(r => r.kind === 'audio')!.playlist);
  const { bars, melody, movements, struck, distances } = await asHeard(timeline(played), sound);
  await writeJson(join(folder, 'bars.json'), { version: 1, bars });
  await writeJson(join(folder, 'melody.json'), { version: 1, licence: MELODY_LICENCE, ...melody });
  const before = await readFile(join(folder, MEASURED), 'utf8').catch(() => null);
  const source = before === null ? undefined : measuredShape.parse(JSON.parse(before)).source;
  const files = await listened(folder, old.renditions, bars, { struck, people: peopleOf(played), source });
  await writeJson(join(folder, 'manifest.json'), { ...old, movements, files });
  return distances;
}

/** Every rung of a sound at the level of all, each below the peak by a ceiling of its own; and how loud the best is. */
export async function encodedBelow(wav: string, folder: string, integrated: number) {
  const sounds: Rendition[] = [];
  const heard: Measured[] = [];
  for (const rung of SOUND_RUNGS) {
    const made = await below(async ceiling => {
      const sound = await encodeSound(wav, folder, rung, await levelling(wav, integrated, ceiling));
      return { sound, ...(await measure(join(folder, sound.playlist))) };
    });
    sounds.push(made.sound);
    heard.push(made);
  }
  return { sounds, heard: heard[0]! };
}

/** Measures the sound that stands in a folder, and tells all of its files. */
async function listened(
  folder: string,
  renditions: readonly Rendition[],
  bars: MediaBars['bars'],
  known: Pick<MeasuredSound, 'struck' | 'people' | 'source'>,
): Promise<MediaManifest['files']> {
  const files = await hashesOf(folder, 'manifest.json');
  await writeJson(
    join(folder, MEASURED),
    await measured(folder, { renditions: [...renditions], files }, bars, known),
  );
  return hashesOf(folder, 'manifest.json');
}

/** How evenly people play what is played here, where a table tells. */
const peopleOf = (played: readonly Performed[]): MeasuredSound['people'] =>
  played.flatMap(({ movement: { recordings } }, movement) => {
    const spreads = recordings.map(r => spread(r.visits.map(v => v.long)));
    return spreads.length > 0 ? [{ movement, least: Math.min(...spreads), most: Math.max(...spreads) }] : [];
  });

export async function writeStream(
  plan: StreamPlan,
  played: readonly Played[],
  { out, work }: { out: string; work: string },
): Promise<{ manifest: MediaManifest; distances: Distances }> {
  const folder = join(out, plan.id);
  const wav = join(work, `${plan.id}.stream.wav`);
  const told = timeline(played);
  const loud = await joinSounds(
    played.map((p, i) => ({ wav: p.wav, seconds: told.movements[i]!.end - told.movements[i]!.start })),
    wav,
  );
  const { bars, melody, movements, duration, struck, distances } = await asHeard(told, wav);
  await clearStream(folder);
  const { sounds, heard } = await encodedBelow(wav, folder, loud.integrated);
  await writeFile(join(folder, 'sound.m3u8'), soundMaster(sounds));
  const filming = filmingOf(plan, played, { bars, melody, movements, duration }, { out, work });
  const films: Rendition[] = [];
  if (plan.film) {
    films.push(...(await filmed(filming, join(work, `${plan.id}-film`), folder)));
    await writeFile(join(folder, 'film.m3u8'), filmMaster(films, sounds));
  }
  const loudness = loudnessFacts(heard);
  await writeJson(join(folder, 'bars.json'), { version: 1, bars });
  const annotated = melody.segments.length > 0;
  await writeJson(join(folder, 'melody.json'), { version: 1, licence: MELODY_LICENCE, ...melody });
  const renditions = [...sounds, ...films];
  const thumbs = await thumbnailsOf(filming, folder);
  const poster = posterSvg(loudness.curve, at => [...leaders(melody.segments, at * duration)][0] ?? null);
  await writeFile(join(folder, 'poster.svg'), poster);
  const credits = played.flatMap(p => p.movement.credits);
  const open = isOpen(credits);
  const manifest: MediaManifest = {
    version: 1,
    id: plan.id,
    kind: plan.film ? 'film' : 'sound',
    title: plan.title ?? movements[0]!.workTitle,
    quality: {
      zh: `由${open ? '公开' : ''}乐谱用采样音色渲染，并非乐手的录音；高音都到 16 kHz 以上：好音质为立体声（AAC 72 kbit/s），省流量为单声道（32 kbit/s）`,
      en: `Rendered from a ${open ? 'public ' : ''}score with sampled instruments, not a recording of players; both qualities reach beyond 16 kHz: fine sound is stereo (AAC, 72 kbit/s), light is mono (32 kbit/s)`,
    },
    duration,
    entry: plan.film ? 'film.m3u8' : 'sound.m3u8',
    sound: 'sound.m3u8',
    film: plan.film ? 'film.m3u8' : null,
    renditions,
    trailer: trailerOf(renditions),
    movements,
    interpretation: plan.interpretation ?? null,
    bars: 'bars.json',
    melody: 'melody.json',
    poster: 'poster.svg',
    thumbnails: thumbs,
    captions: [],
    talk: null,
    loudness,
    credits: streamCredits(credits, {
      annotated,
      followed: played.some(p => p.movement.recordings.length > 0),
    }),
    files: await listened(folder, renditions, bars, {
      struck,
      people: peopleOf(played),
      source: await sourceOf(wav),
    }),
  };
  await writeJson(join(folder, 'manifest.json'), manifest);
  return { manifest, distances };
}

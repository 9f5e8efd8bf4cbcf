/** One movement from its files: read, played, engraved. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest, MediaScore } from '#domain/contract/media.ts';
import { mediaScore } from '#domain/contract/shapes/media.ts';
import { alignmentTable, type Recording, recordingOf } from './alignment.ts';
import { isNamed, scoreCredits } from './credits.ts';
import { growthsOf } from './dynamics.ts';
import { cleaned, engrave, LAYOUT } from './engrave.ts';
import { InputFault } from './faults.ts';
import { hashesOf, there, writeJson } from './files.ts';
import { idOf, withoutEnding } from './folder.ts';
import { type Instrument, instrumentsOf } from './instruments.ts';
import { leads, type MelodyRow, melodyTable } from './melody.ts';
import { type Performance, type PlayingSettings, perform } from './perform.ts';
import { mscxOf, musicXmlOf, readScore } from './read-score.ts';
import { isDense, readingOf } from './reading.ts';
import type { Score } from './score.ts';
import { mixing, mixStems } from './sound.ts';
import { movementsOf } from './split.ts';
import { stemsOf } from './stems.ts';
import { run } from './tools.ts';
import { unfold } from './unfold.ts';
import { WORKS } from './works/all.ts';
import type { Work } from './works/work.ts';
import { workOf } from './works/work-file.ts';

/** Silence before the first bar line, and what rings after the last, seconds. */
export const LEAD = 1;
export const TAIL = 3.5;

export interface Movement {
  readonly id: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly xml: string;
  readonly score: Score;
  readonly work: Work;
  readonly instruments: readonly Instrument[];
  readonly rows: readonly MelodyRow[];
  /** With a table of melodies: what stands as lyrics in such a score are its labels. */
  readonly annotated: boolean;
  /** Recordings by people whose tempo it can follow. */
  readonly recordings: readonly Recording[];
  readonly credits: MediaManifest['credits'];
  /** What whoever brought the score should know, in words. */
  readonly said: readonly string[];
}
export interface Performed {
  readonly movement: Movement;
  readonly performance: Performance;
}
export interface Played extends Performed {
  readonly wav: string;
}

/**
 * Reads `<folder>/<name>`, and the tables and what is said of the work beside it, if there are such. A file of several
 * movements is several of them, called `<id>-1`, `<id>-2` …
 */
export async function readMovements(folder: string, name: string, work: string): Promise<Movement[]> {
  const id = idOf(name);
  const beside = (ending: string) => `${withoutEnding(name)}${ending}`;
  const textOf = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null);
  const source = /\.msc[xz]$/i.test(name) ? await converted(folder, name, work) : join(folder, name);
  const xml = musicXmlOf(await readFile(source), name);
  const whole = readScore(id, xml, name);
  const said: string[] = [];
  const table = await textOf(beside('.melody.csv'));
  const melody = table === null ? null : melodyTable(table, whole, beside('.melody.csv'));
  said.push(...(melody?.faults ?? []).map(f => `${f.message}; the line is left out`));
  const aligned = await textOf(beside('.alignment.csv'));
  const own = await textOf(beside('.work.yaml'));
  const file: Work = own === null ? {} : workOf(own, beside('.work.yaml'));
  const instruments = instrumentsOf(whole.parts);
  whole.parts.forEach((part, i) => {
    if (instruments[i]?.name.en.startsWith('Part'))
      said.push(`${name}: nobody here knows the instrument “${part.name}”; it is played on strings`);
  });
  const cuts = movementsOf(xml);
  let start = 0;
  const movements = cuts.map((cut, i): Movement => {
    const one = cuts.length === 1;
    const read = one ? whole : readScore(`${id}-${i + 1}`, cut, name);
    const known: Work = { ...WORKS[id], ...WORKS[read.id], ...file, ...file.movements?.[i] };
    const score = { ...read, swells: [...read.swells, ...growthsOf(read, known.growths ?? [])] };
    const from = start;
    const long = score.bars.reduce((sum, b) => sum + b.length, 0);
    start += long;
    const recordings = one ? alignedOf(aligned, score, beside('.alignment.csv'), said) : [];
    if (score.tempos.length === 0 && known.settings?.tempo === undefined && recordings.length === 0)
      said.push(
        `${name}: no metronome mark${one ? '' : ` in movement ${i + 1}`}, so the tempo is guessed from its words; settings: { tempo: … } in ${beside('.work.yaml')}`,
      );
    return {
      id: score.id,
      name: withoutEnding(name),
      xml: cut,
      score,
      work: known,
      credits: scoreCredits(score, known.credits, melody !== null),
      instruments,
      rows: (melody?.rows ?? [])
        .filter(row => row.at >= from - 0.001 && row.at < from + long - 0.001)
        .map(row => ({ ...row, at: row.at - from })),
      annotated: melody !== null,
      recordings,
      said: [],
    };
  });
  const [head] = movements;
  if (!isNamed(head!.credits))
    said.push(`${name}: does not say whose it is (<rights>); credits: in ${beside('.work.yaml')} does`);
  if (whole.composer === '' && head!.work.composer === undefined)
    said.push(`${name}: names no composer; composer: in ${beside('.work.yaml')} does`);
  if (aligned !== null && cuts.length > 1)
    said.push(`${beside('.alignment.csv')}: the score has several movements; the tempo is the score’s own`);
  return movements.map((movement, i) => (i === 0 ? { ...movement, said } : movement));
}

/** A table that is not of this score is said, and spoils nothing. */
function alignedOf(table: string | null, score: Score, file: string, said: string[]): readonly Recording[] {
  if (table === null) return [];
  try {
    return alignmentTable(table, score, file);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    said.push(error.message);
    return [];
  }
}

/** MuseScore 3 refuses what its own last releases saved, and reads it well as what it was before them. */
export const saved = (mscx: string): string => mscx.replace(/(<museScore version=")3\.\d+"/, '$13.01"');

async function converted(folder: string, name: string, work: string): Promise<string> {
  const source = join(work, `${idOf(name)}.mscx`);
  const made = join(work, `${idOf(name)}.mxl`);
  await writeFile(source, saved(mscxOf(await readFile(join(folder, name)), name)));
  await run('mscore3', ['-o', made, source]).catch((error: unknown) => {
    const newer = /newer version/.test(String(error));
    throw new InputFault(
      name,
      newer
        ? 'saved by a newer MuseScore than 3: save it there as MusicXML (.mxl)'
        : 'MuseScore 3 cannot read it: save it as MusicXML (.mxl)',
    );
  });
  return made;
}

/** Plays a movement, without a sound. */
export function performMovement(movement: Movement, settings: PlayingSettings): Performed {
  const { score, instruments, rows, recordings, work } = movement;
  const order = unfold(score.bars, { repeats: work.repeats ?? true });
  const end = score.bars.reduce((sum, b) => sum + b.length, 0);
  const all = { ...work.settings, ...settings };
  const recording = recordings.length > 0 ? recordingOf(recordings, all.follow) : undefined;
  const performance = perform(score, instruments, order, all, leads(rows, end), { rows, recording });
  return { movement, performance };
}

/** Plays a movement into a WAV file; one that was made with the same settings and program is taken again. */
export async function playMovement(
  movement: Movement,
  settings: PlayingSettings,
  folder: string,
  name: string,
): Promise<Played> {
  const { instruments } = movement;
  const { performance } = performMovement(movement, settings);
  const gains = instruments.map(i => settings.balance?.[i.section ?? ''] ?? 0);
  const stems = stemsOf(performance, instruments, { lead: LEAD, tail: TAIL, gains });
  const wav = join(folder, `${name}.wav`);
  const made = join(folder, `${name}.midi`);
  const mix = Buffer.from(mixing(stems.map(s => s.depth)));
  const now = Buffer.concat([...stems.map(s => s.midi), mix]);
  const before = (await there(wav)) ? await readFile(made).catch(() => null) : null;
  if (!before?.equals(now)) {
    await mixStems(stems, join(folder, `${name}-stems`), wav);
    await writeFile(made, now);
  }
  return { movement, performance, wav };
}

const READING = 'reading/score.json';

/** Engraves a movement into `<out>/scores/<id>`, if it is not there from the same file; a dense one for reading as well. */
export async function engraveMovement(movement: Movement, work: string, out: string): Promise<void> {
  const { xml, annotated, instruments, credits, score, rows } = movement;
  const folder = join(out, 'scores', movement.id);
  const made = join(folder, 'score.json');
  const full = await anew(work, made, [cleaned(xml, annotated), instruments, LAYOUT], () =>
    engrave(movement, work, folder),
  );
  const reduced = isDense(score) ? readingOf(xml, score, instruments, rows) : null;
  const read =
    reduced &&
    (await anew(`${work}-reading`, join(folder, READING), [reduced.xml, LAYOUT], async () => {
      const parts = reduced.names.map(name => ({ ...instruments[0]!, section: null, name }));
      const read = readScore(score.id, reduced.xml, movement.name);
      const source = { score: read, xml: reduced.xml, annotated: true, instruments: parts, reading: true };
      return engrave(source, `${work}-reading`, join(folder, 'reading'));
    }));
  if (!full && !read) return;
  const before = full ? null : mediaScore.parse(JSON.parse(await readFile(made, 'utf8')));
  if (read) await writeJson(join(folder, READING), { ...read, credits: [], files: {} });
  const value: MediaScore = {
    ...(full ?? before!),
    ...(reduced && { reading: READING }),
    credits: [...credits],
    files: await hashesOf(folder, 'score.json'),
  };
  await writeJson(made, value);
}

/** What is made of `from`; null where it is there already. */
async function anew<T>(
  work: string,
  made: string,
  from: readonly unknown[],
  make: () => Promise<T>,
): Promise<T | null> {
  const hash = createHash('sha256');
  for (const one of from) hash.update(typeof one === 'string' ? one : JSON.stringify(one));
  const key = hash.digest('hex');
  const before = await readFile(`${work}.key`, 'utf8').catch(() => '');
  if (before === key && (await there(made))) return null;
  const value = await make();
  await writeFile(`${work}.key`, key);
  return value;
}

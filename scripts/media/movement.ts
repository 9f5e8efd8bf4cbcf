/** One movement from its files: read, played, engraved. */
import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaScore } from '#domain/contract/media.ts';
import { scoreCredits } from './credits.ts';
import { cleaned, engrave } from './engrave.ts';
import { hashesOf, writeJson } from './files.ts';
import { type Instrument, instrumentsOf } from './instruments.ts';
import { leads, type MelodyRow, melodyRows } from './melody.ts';
import { type Performance, type PlayingSettings, perform } from './perform.ts';
import { musicXmlOf, readScore } from './read-score.ts';
import type { Score } from './score.ts';
import { mixStems } from './sound.ts';
import { stemsOf } from './stems.ts';
import { run } from './tools.ts';
import { unfold } from './unfold.ts';
import { WORKS } from './works/all.ts';
import type { Work } from './works/work.ts';

/** Silence before the first bar line, and what rings after the last, seconds. */
export const LEAD = 1;
export const TAIL = 3.5;

export interface Movement {
  readonly id: string;
  readonly xml: string;
  readonly score: Score;
  readonly work: Work;
  readonly instruments: readonly Instrument[];
  readonly rows: readonly MelodyRow[];
}
export interface Performed {
  readonly movement: Movement;
  readonly performance: Performance;
}
export interface Played extends Performed {
  readonly wav: string;
}

const there = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
export const SCORE_FILE = /\.(mxl|musicxml|mscx|mscz)$/;

/** The name of a file of a score as a slug: it names streams, folders and addresses. */
export const idOf = (name: string): string =>
  name
    .replace(SCORE_FILE, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads `<folder>/<name>` and the table of melodies beside it, if there is one. */
export async function readMovement(folder: string, name: string, work: string): Promise<Movement> {
  const id = idOf(name);
  let source = join(folder, name);
  if (/\.msc[xz]$/.test(name)) {
    source = join(work, `${id}.mxl`);
    await run('mscore3', ['-o', source, join(folder, name)]);
  }
  const xml = musicXmlOf(await readFile(source));
  const score = readScore(id, xml);
  const table = join(folder, name.replace(SCORE_FILE, '.melody.csv'));
  const rows = (await there(table)) ? melodyRows(await readFile(table, 'utf8'), score) : [];
  return { id, xml, score, work: WORKS[id] ?? {}, instruments: instrumentsOf(score.parts), rows };
}

/** Plays a movement, without a sound. */
export function performMovement(movement: Movement, settings: PlayingSettings): Performed {
  const { score, instruments, rows, work } = movement;
  const order = unfold(score.bars, { repeats: work.repeats ?? true });
  const end = score.bars.reduce((sum, b) => sum + b.length, 0);
  const all = { ...work.settings, ...settings };
  return { movement, performance: perform(score, instruments, order, all, leads(rows, end)) };
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
  const now = Buffer.concat(stems.map(s => s.midi));
  const before = (await there(wav)) ? await readFile(made).catch(() => null) : null;
  if (!before?.equals(now)) {
    await mixStems(stems, join(folder, `${name}-stems`), wav);
    await writeFile(made, now);
  }
  return { movement, performance, wav };
}

/** Engraves a movement into `<out>/scores/<id>`, if it is not there from the same file. */
export async function engraveMovement(movement: Movement, work: string, out: string): Promise<void> {
  const folder = join(out, 'scores', movement.id);
  const key = createHash('sha256')
    .update(cleaned(movement.xml) + JSON.stringify(movement.instruments))
    .digest('hex');
  const made = join(folder, 'score.json');
  const before = await readFile(`${work}.key`, 'utf8').catch(() => '');
  if (before === key && (await there(made))) return;
  const map = await engrave(movement.score, movement.xml, movement.instruments, work, folder);
  const score: MediaScore = {
    ...map,
    credits: scoreCredits(movement.score.rights, false),
    files: await hashesOf(folder, 'score.json'),
  };
  await writeJson(made, score);
  await writeFile(`${work}.key`, key);
}

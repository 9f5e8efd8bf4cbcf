/**
 * `npm run media -- <folder> [--out demo/media] [--only a,b] [--film]`: renders a folder of scores, each as a stream of
 * its own; docs/media.md says what stands beside them.
 * `npm run media -- <folder> --demonstration`: the streams of the demonstration, as `works/plan.ts` has them.
 * With `--tables` sound and pictures stay as they are: the tables of what is rendered are told anew.
 * With `--pictures` sound and tables stay, and films and small pictures are drawn anew.
 * `npm run media -- --check [folder]`: judges rendered media by their manifests.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { typed } from '#scripts/arguments.ts';
import { writeIndex } from './catalogue.ts';
import { InputFault } from './faults.ts';
import { scoresIn } from './folder.ts';
import { inWords } from './heard.ts';
import { judgeMedia } from './judge.ts';
import { engraveMovement, type Movement, performMovement, playMovement, readMovements } from './movement.ts';
import { writePictures } from './pictures.ts';
import { writeStream, writeTables } from './stream.ts';
import { writeTalk } from './talk.ts';
import { missingPackages } from './tools.ts';
import { DEMONSTRATION, type DemonstrationPlan } from './works/plan.ts';
import { TALK } from './works/talk.ts';

const { positionals, values } = typed({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    out: { type: 'string', default: 'demo/media' },
    work: { type: 'string', default: '/tmp/media' },
    only: { type: 'string' },
    film: { type: 'boolean' },
    demonstration: { type: 'boolean' },
    tables: { type: 'boolean' },
    pictures: { type: 'boolean' },
  },
});
const [folder] = positionals;

const fault = (words: string): void => {
  console.error(words);
  process.exitCode = 1;
};

async function check(root: string): Promise<void> {
  const { streams, scores, faults, missed } = await judgeMedia(root);
  for (const words of [...faults, ...missed]) fault(words);
  const minutes = streams.reduce((sum, s) => sum + s.value.duration, 0) / 60;
  console.log(`${streams.length} streams, ${minutes.toFixed(1)} minutes, ${scores.length} scores`);
}

async function stream(plan: DemonstrationPlan, movements: readonly Movement[]): Promise<void> {
  const { out, work } = values;
  const settings = plan.settings ?? {};
  if (values.tables) {
    const performed = movements.map(m => performMovement(m, settings));
    console.log(`${plan.id}: ${inWords(await writeTables(plan, performed, out))}`);
    return;
  }
  const film = plan.film ?? values.film ?? movements.some(m => m.work.film);
  if (values.pictures) {
    const performed = movements.map(m => performMovement(m, settings));
    await writePictures({ ...plan, film }, performed, { out, work });
    console.log(`${plan.id}: pictures`);
    return;
  }
  const played = [];
  for (const movement of movements) {
    await engraveMovement(movement, join(work, `${plan.id}-${movement.id}-pages`), out);
    const name = plan.settings ? `${plan.id}-${movement.id}` : movement.id;
    played.push(await playMovement(movement, settings, work, name));
  }
  const { manifest, distances } = await writeStream({ ...plan, film }, played, { out, work });
  console.log(
    `${plan.id}: ${manifest.kind}, ${(manifest.duration / 60).toFixed(2)} minutes, ${inWords(distances)}`,
  );
}

/** Renders every stream that can be; what cannot is said, and spoils no other. */
async function render(from: string): Promise<void> {
  const missing = (await missingPackages()).filter(name => !values.tables || name === 'ffmpeg');
  if (missing.length > 0)
    return fault(`Rendering needs Debian packages that are missing: apt-get install ${missing.join(' ')}`);
  const { out, work } = values;
  const { files, faults } = await scoresIn(from);
  for (const { message } of faults) fault(message);
  const all: readonly DemonstrationPlan[] = values.demonstration
    ? DEMONSTRATION
    : [...files.keys()].map(id => ({ id, movements: [id] }));
  const wanted = values.only?.split(',');
  const known = [...all.map(p => p.id), ...(values.demonstration ? [TALK.id] : [])];
  for (const id of wanted?.filter(w => !known.includes(w)) ?? [])
    fault(`--only ${id}: no such stream, but ${known.join(', ')}`);
  await mkdir(work, { recursive: true });
  await mkdir(out, { recursive: true });
  for (const plan of all.filter(p => !wanted || wanted.includes(p.id))) {
    try {
      const movements: Movement[] = [];
      for (const id of plan.movements) {
        const name = files.get(id);
        if (!name) throw new InputFault(from, `no score called ${id}`);
        for (const movement of await readMovements(from, name, work)) {
          const { bars, parts } = movement.score;
          console.log(`${plan.id}: ${movement.id}, ${bars.length} bars, ${parts.length} parts`);
          for (const words of movement.said) console.warn(words);
          movements.push(movement);
        }
      }
      await stream(plan, movements);
    } catch (error) {
      fault(error instanceof InputFault ? error.message : `${plan.id}: ${String(error)}`);
    }
  }
  if (values.demonstration && !values.tables && !values.pictures && (!wanted || wanted.includes(TALK.id)))
    await writeTalk(out, work);
  await writeIndex(out);
}

if (values.check) await check(folder ?? values.out);
else if (folder) {
  await render(folder).catch((error: unknown) => {
    if (!(error instanceof InputFault)) throw error;
    fault(error.message);
  });
} else fault('npm run media -- <folder of scores> [--out folder] [--only a,b] [--film] | --check [folder]');

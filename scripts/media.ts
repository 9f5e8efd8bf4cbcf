/**
 * `npm run media -- <folder> [--out demo/media] [--only a,b]`: renders a folder of scores, each as a stream of its own.
 * `npm run media -- <folder> --demonstration`: the streams of the demonstration, as `works/plan.ts` has them.
 * With `--tables` sound and pictures stay as they are: the tables of what is rendered are told anew.
 * `npm run media -- --check [folder]`: judges rendered media by their manifests.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeIndex } from './media/catalogue.ts';
import { inWords } from './media/heard.ts';
import { judgeMedia } from './media/judge.ts';
import {
  engraveMovement,
  idOf,
  type Performed,
  type Played,
  performMovement,
  playMovement,
  readMovement,
  SCORE_FILE,
} from './media/movement.ts';
import { writeStream, writeTables } from './media/stream.ts';
import { writeTalk } from './media/talk.ts';
import { missingPackages } from './media/tools.ts';
import { DEMONSTRATION, type DemonstrationPlan } from './media/works/plan.ts';
import { TALK } from './media/works/talk.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    out: { type: 'string', default: 'demo/media' },
    work: { type: 'string', default: '/tmp/media' },
    only: { type: 'string' },
    demonstration: { type: 'boolean' },
    tables: { type: 'boolean' },
  },
});
const [folder] = positionals;

async function check(root: string): Promise<void> {
  const { streams, scores, faults } = await judgeMedia(root);
  for (const fault of faults) console.error(fault);
  const minutes = streams.reduce((sum, s) => sum + s.value.duration, 0) / 60;
  console.log(`${streams.length} streams, ${minutes.toFixed(1)} minutes, ${scores.length} scores`);
  if (faults.length > 0) process.exitCode = 1;
}

async function render(from: string): Promise<void> {
  const missing = (await missingPackages()).filter(name => !values.tables || name === 'ffmpeg');
  if (missing.length > 0) {
    console.error(`Rendering needs Debian packages that are missing: apt-get install ${missing.join(' ')}`);
    process.exitCode = 1;
    return;
  }
  const { out, work } = values;
  await mkdir(work, { recursive: true });
  await mkdir(out, { recursive: true });
  const wanted = values.only?.split(',');
  const names = (await readdir(from)).filter(name => SCORE_FILE.test(name)).sort();
  const plans: readonly DemonstrationPlan[] = values.demonstration
    ? DEMONSTRATION
    : names.map(name => ({ id: idOf(name), movements: [idOf(name)] }));
  for (const plan of plans.filter(p => !wanted || wanted.includes(p.id))) {
    const played: Played[] = [];
    const performed: Performed[] = [];
    for (const id of plan.movements) {
      const name = names.find(n => idOf(n) === id);
      if (!name) throw new Error(`${from} has no ${id}`);
      const movement = await readMovement(from, name, work);
      console.log(
        `${plan.id}: ${id}, ${movement.score.bars.length} bars, ${movement.score.parts.length} parts`,
      );
      if (values.tables) {
        performed.push(performMovement(movement, plan.settings ?? {}));
        continue;
      }
      await engraveMovement(movement, join(work, `${plan.id}-${id}-pages`), out);
      played.push(await playMovement(movement, plan.settings ?? {}, work, plan.settings ? plan.id : id));
    }
    if (values.tables) {
      console.log(`${plan.id}: ${inWords(await writeTables(plan, performed, out))}`);
      continue;
    }
    const { duration, kind } = await writeStream(plan, played, { out, work });
    console.log(`${plan.id}: ${kind}, ${(duration / 60).toFixed(2)} minutes`);
  }
  if (values.demonstration && !values.tables && (!wanted || wanted.includes(TALK.id)))
    await writeTalk(out, work);
  await writeIndex(out);
}

if (values.check) await check(folder ?? values.out);
else if (folder) await render(folder);
else {
  console.error('npm run media -- <folder of scores> [--out folder] [--only a,b] | --check [folder]');
  process.exitCode = 1;
}

/** The programs that rendering uses, and the Debian packages that have them. */
import { execFile, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { there } from './files.ts';

export const SOUNDFONT = '/usr/share/sounds/sf3/MuseScore_General_Full.sf3';

/** Program or file → package. */
const NEEDED: Readonly<Record<string, string>> = {
  mscore3: 'musescore3',
  fluidsynth: 'fluidsynth',
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  'espeak-ng': 'espeak-ng',
  [SOUNDFONT]: 'musescore-general-soundfont',
};

async function installed(name: string): Promise<boolean> {
  const places = name.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const place of places) if (await there(join(place, name))) return true;
  return false;
}

/** Packages that are missing, each once. */
export async function missingPackages(): Promise<string[]> {
  const missing = new Set<string>();
  for (const [name, pack] of Object.entries(NEEDED)) if (!(await installed(name))) missing.add(pack);
  return [...missing];
}

const start = promisify(execFile);

/** Runs a program politely (low priority, no display). Rejects with what it said last. */
export async function run(program: string, args: readonly string[]): Promise<{ out: string; err: string }> {
  try {
    const { stdout, stderr } = await start('nice', ['-n', '15', program, ...args], {
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' },
    });
    return { out: stdout, err: stderr };
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).slice(-800) : '';
    throw new Error(`${program} ${args.join(' ').slice(0, 300)}: ${said || String(error)}`);
  }
}

/** The sound of a file, one channel of samples. */
export async function pcm(file: string, rate: number): Promise<Float32Array> {
  const { stdout } = await start(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-vn', '-ac', '1', '-ar', String(rate), '-f', 'f32le', '-'],
    { maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' },
  );
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength));
}

/** Runs a program that reads what is made piece by piece. */
export async function feed(
  program: string,
  args: readonly string[],
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const child = spawn('nice', ['-n', '15', program, ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', chunk => {
    said = (said + String(chunk)).slice(-800);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A program that stops reading says why when it ends.
  await pipeline(Readable.from(pieces), child.stdin).catch(() => undefined);
  const code = await ended;
  if (code !== 0) throw new Error(`${program}: ${said}`);
}

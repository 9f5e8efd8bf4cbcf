import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const FILE = 'heming.lock';

/** Who holds a folder. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** ISO instant of the start. */
  readonly since: string;
  /** Ticks after boot at which the process started, where the system tells: a reused pid is another process. */
  readonly ticks: string;
}

export class FolderInUse extends Error {
  readonly holder: Holder;
  constructor(dir: string, holder: Holder) {
    const advice =
      holder.host === hostname()
        ? 'Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.'
        : `This machine is ${hostname()} and cannot see whether that process still runs. If it does not (the folder was ` +
          `copied, or the machine has another name now), delete ${join(dir, FILE)} and start again.`;
    super(
      `The data folder ${dir} is in use by process ${holder.pid} on ${holder.host}, started ${holder.since}. ${advice}`,
    );
    this.name = 'FolderInUse';
    this.holder = holder;
  }
}

function startTicks(pid: number): string {
  try {
    // Field 22 of proc(5), counted after the command's closing bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function alive(holder: Holder): boolean {
  // Another machine's process cannot be seen from here: believe the file.
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.ticks === '' || startTicks(holder.pid) === holder.ticks;
}

function read(path: string): Holder | null {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder> | null;
    if (!value || !Number.isInteger(value.pid) || typeof value.host !== 'string') return null;
    return {
      pid: value.pid as number,
      host: value.host,
      since: String(value.since ?? ''),
      ticks: String(value.ticks ?? ''),
    };
  } catch {
    return null;
  }
}

/** Creates the file with its content in one step: nobody ever reads half a lock. */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${draftCount++}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
let draftCount = 0;

/**
 * Takes the folder for this process, or throws FolderInUse (quality.md R11: PGlite takes no lock of its own and two
 * processes lose writes). The lock of a process that is gone is taken over. Returns the release.
 */
export function lockFolder(dir: string, now: () => Date = () => new Date()): () => void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, FILE);
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    since: now().toISOString(),
    ticks: startTicks(process.pid),
  };
  const content = JSON.stringify(mine);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(path, content)) {
      return () => {
        if (existsSync(path) && readFileSync(path, 'utf8') === content) rmSync(path, { force: true });
      };
    }
    const holder = read(path);
    if (holder && alive(holder)) throw new FolderInUse(dir, holder);
    // Of several that find a dead holder's file only one may remove it; the guard's own holder may have died as well.
    const guard = `${path}.takeover`;
    const guarding = create(guard, content);
    if (!guarding) {
      const other = read(guard);
      if (other && alive(other)) throw new FolderInUse(dir, other);
      rmSync(guard, { force: true });
      continue;
    }
    const again = read(path);
    if (!again || !alive(again)) rmSync(path, { force: true });
    rmSync(guard, { force: true });
  }
  throw new Error(`The lock of ${dir} could not be taken.`);
}

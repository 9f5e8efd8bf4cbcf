import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '#server/store/sql/sql.ts';

/** Of the kernel's count. */
const TICK = 10;

/** Fields of /proc/<pid>/stat behind the name, which may hold anything. */
const stat = (pid: string): number[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(1).map(Number) ?? [];
  } catch {
    return [];
  }
};
const [PARENT, OWN, ENDED] = [0, 10, 12];
const used = (fields: readonly number[], from: number): number =>
  ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * TICK;

/**
 * Tells how much of the processor this process, what it ran and a database on this machine have had, ms: what others do
 * on a shared machine does not count.
 */
export async function processor(database: Database): Promise<() => number> {
  const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid', []);
  const server = stat(String(row?.pid))[PARENT];
  return () => {
    const { user, system } = process.cpuUsage();
    const own = (user + system) / 1000 + used(stat(String(process.pid)), ENDED);
    if (server === undefined) return own;
    const children = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(stat)
      .filter(fields => fields[PARENT] === server);
    return children.reduce((sum, fields) => sum + used(fields, OWN), own + used(stat(String(server)), ENDED));
  };
}

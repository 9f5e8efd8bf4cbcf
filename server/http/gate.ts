import { busy } from './refusals.ts';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** A few pieces of work of one key at a time; more wait for their turn, and too many are refused. */
export function gate(atOnce: number, most: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running++;
    else if (line.waiting.length >= most) throw busy();
    else await new Promise<void>(go => line.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) lines.delete(key);
    }
  };
}

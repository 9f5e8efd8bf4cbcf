/** Titles that come after this one, each once, in the order in which they were chosen. */
export type Queue = readonly string[];

export const queued = (queue: Queue, id: string, playing: string | null): Queue =>
  id === playing || queue.includes(id) ? queue : [...queue, id];
export const unqueued = (queue: Queue, id: string): Queue => queue.filter(other => other !== id);
/** One of them at another place. */
export const moved = (queue: Queue, from: number, to: number): Queue => {
  const rest = queue.filter((_, i) => i !== from);
  const one = queue[from];
  return one === undefined ? queue : [...rest.slice(0, to), one, ...rest.slice(to)];
};
/** What comes next, and what is left behind it. */
export const nextOf = (queue: Queue): { readonly next: string | null; readonly rest: Queue } => ({
  next: queue[0] ?? null,
  rest: queue.slice(1),
});

type Later = (work: () => void) => unknown;
/** After what has arrived so far was looked at; a browser has no such moment, and no load either. */
const soon: Later = (globalThis as { setImmediate?: Later }).setImmediate ?? queueMicrotask;

/**
 * Does at once what is wanted in the same turn of the event loop: on a busy evening a call pays for a share of the way
 * to the database and back, on a quiet one nothing changes. `work` gives an answer for each input.
 */
export function gathered<In, Out>(
  work: (inputs: readonly In[]) => readonly Promise<Out>[],
): (input: In) => Promise<Out> {
  let open: { readonly inputs: In[]; readonly answers: Promise<readonly Promise<Out>[]> } | null = null;
  return async input => {
    if (!open) {
      const inputs: In[] = [];
      const answers = new Promise<void>(resolve => soon(resolve)).then(() => {
        open = null;
        return work(inputs);
      });
      open = { inputs, answers };
    }
    const place = open.inputs.push(input) - 1;
    return (await open.answers)[place] as Promise<Out>;
  };
}

/** Looks rows up by one key, those of one turn in one statement. */
export const together = <Row>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): ((key: string) => Promise<Row | null>) =>
  gathered(keys => {
    const rows = read([...new Set(keys)]);
    return keys.map(async key => (await rows).get(key) ?? null);
  });

type Defer = (work: () => void) => unknown;
/** After what has arrived so far was looked at; a browser has no such moment, and no load either. */
const afterTurn: Defer = (globalThis as { setImmediate?: Defer }).setImmediate ?? queueMicrotask;

/**
 * One batch for all inputs of a turn of the event loop: on a busy evening a call pays for a share of the way to the
 * database and back, on a quiet one nothing changes. `work` gives an answer for each input.
 */
export function batched<In, Out>(
  work: (inputs: readonly In[]) => readonly Promise<Out>[],
): (input: In) => Promise<Out> {
  let open: { readonly inputs: In[]; readonly answers: Promise<readonly Promise<Out>[]> } | null = null;
  return async input => {
    if (!open) {
      const inputs: In[] = [];
      const answers = new Promise<void>(resolve => afterTurn(resolve)).then(() => {
        open = null;
        return work(inputs);
      });
      open = { inputs, answers };
    }
    const place = open.inputs.push(input) - 1;
    return (await open.answers)[place] as Promise<Out>;
  };
}

/** Looks up what belongs to a key, the keys of one turn in one statement. */
export const batchedLookup = <Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): ((key: string) => Promise<Found | null>) =>
  batched(keys => {
    const found = read([...new Set(keys)]);
    return keys.map(async key => (await found).get(key) ?? null);
  });

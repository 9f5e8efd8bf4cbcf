/** Work of one key is done one after another, in the order in which it came; that of others does not wait for it. */
export function queueByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    const gone = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(gone, gone);
    return mine;
  };
}

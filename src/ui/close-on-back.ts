import { loadChunk } from '#lib/chunk.ts';

/** As `closesOnBack`, whose code comes when something is opened. */
export function closesOnBackSoon(close: () => void): () => void {
  let over = false;
  let left = () => {};
  loadChunk(() => import('./back.ts')).then(
    ({ closesOnBack }) => {
      if (!over) left = closesOnBack(close);
    },
    // Back leaves the page, as it did.
    () => undefined,
  );
  return () => {
    over = true;
    left();
  };
}

import { encode } from 'uqr';

/** A code of squares: how many it is wide, and its dark ones as the path of a drawing. */
export function squaresOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

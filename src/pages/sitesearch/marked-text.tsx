import type { Marked } from '#domain/contract/search.ts';

/** A text with what was found marked. Its pieces are text: nothing in them can become an element. */
export function MarkedText({ children }: { children: Marked }) {
  return children.map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move
    hit ? <mark key={i}>{text}</mark> : text,
  );
}

export const plain = (text: Marked): string => text.map(piece => piece.text).join('');

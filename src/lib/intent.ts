/** Something that is wanted once: what it is, and the id that each request for it carries (quality.md R12). */
export interface Intent {
  readonly of: string;
  readonly requestId: string;
}

/** The last intent while the same is wanted, else a new one. Needs no secure context, as randomUUID does. */
export function intentFor(last: Intent | null | undefined, of: string): Intent {
  if (last?.of === of) return last;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { of, requestId: Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('') };
}

import { compressed, type Encoding } from './encode.ts';
import type { InlineSources } from './headers.ts';
import { inlineSources } from './inline-sources.ts';

/** Heads of one page that are kept as bytes: the layouts and languages that ask for it differ in few. */
const HEADS = 40;
/** Pages that are kept as bytes. */
const PAGES = 64;

/** A page without its head: for each head it is put together and compressed once. */
export interface PageBody {
  readonly inline: InlineSources;
  /** `head` names what `finish` makes of the page. */
  bytes(
    head: string,
    encoding: Encoding | null,
    finish: (html: string) => string,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** The latest pages by their HTML: one that is kept for many visitors is the same string for all of them. */
export function pageBodies(): (html: string) => PageBody {
  const known = new Map<string, PageBody>();
  return html => {
    const body = known.get(html) ?? pageBody(html);
    known.delete(html);
    known.set(html, body);
    if (known.size > PAGES) known.delete(known.keys().next().value ?? '');
    return body;
  };
}

function pageBody(html: string): PageBody {
  const made = new Map<Encoding | null, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();
  return {
    inline: inlineSources(html),
    bytes(head, encoding, finish) {
      const forms = made.get(encoding) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
      made.set(encoding, forms);
      const known = forms.get(head);
      if (known) return known;
      const page = finish(html);
      const bytes = encoding ? compressed(page, encoding) : Promise.resolve(new TextEncoder().encode(page));
      if (forms.size >= HEADS) forms.clear();
      forms.set(head, bytes);
      return bytes;
    },
  };
}

import type { Bilingual } from '#domain/text.ts';
import type { Occasion, Subject } from '../catalogue/family.ts';
import type { Guest } from '../orders/place-words.ts';
import type { OrderRow, SeatLine, TicketRow } from '../store/ports/sales.ts';

/** What a letter says, before it has a form. */
export interface Content {
  readonly subject: Bilingual;
  /** One sentence that says it all: how a letter begins, and the text message where there is no other. */
  readonly lead: Bilingual;
  /** What a text message says instead: it has no files. */
  readonly brief?: Bilingual;
  /** Facts by name, one a line. */
  readonly rows?: readonly (readonly [name: Bilingual, value: Bilingual])[];
  readonly more?: readonly Bilingual[];
  /** A page of the site without its tree, or one of the desk, which begins with a slash; `needed`: the text message has it, too. */
  readonly link?: PageLink;
  /** Tables that are attached, by their names. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Why it is sent, where it is about no order and no account. */
  readonly why?: Bilingual;
  /** What is attached as a sheet for the door and as entries for a calendar. */
  readonly tickets?: readonly Sheet[];
  readonly calendar?: {
    readonly evenings: readonly Evening[];
    /** Whose places stand in the entries; those of the attached tickets where nothing is said. */
    readonly sheets?: readonly Sheet[];
  };
}

export interface PageLink {
  readonly label: Bilingual;
  readonly to: string;
  readonly needed?: boolean;
}

/** A ticket as it is printed. */
export interface Sheet {
  readonly ticket: TicketRow;
  readonly order: OrderRow;
  readonly evening: Evening;
  /** Who was named for its places; nobody where names are not asked for. */
  readonly guests: readonly (Guest & { readonly seat: SeatLine })[];
}

/** An evening with what is played. */
export interface Evening extends Pick<Subject, 'title' | 'art'> {
  readonly occasion: Occasion;
}

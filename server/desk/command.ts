import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import type { SaleContext } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import type { Store, Tx } from '../store/port.ts';
import type { ActRow } from '../store/ports/desk.ts';

/** What the office asks for, as it is typed: `find --mobile 138…`. */
export interface Asked {
  readonly command: string;
  /** Words without a name, in their order. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly who: string;
  readonly why: string;
  /** Whom a page speaks to, or a shell where it says so; else it is English. */
  readonly locale?: Locale;
  /** The digest of the preview that was agreed to; without it nothing is done. */
  readonly agreed?: string | undefined;
}

export interface Answer {
  /** The number of an order that was made. */
  readonly order?: string;
  readonly ok: boolean;
  /** What is found, would be done, or was done. */
  readonly lines: readonly string[];
  /** Of a preview: agree with it to have it done. Absent where there is nothing to do. */
  readonly digest?: string;
  /** It moves money or tickets: ask before agreeing. */
  readonly grave?: boolean;
  /** A file that the command makes, by its name. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface DeskCtx {
  readonly deps: Deps;
  readonly season: SaleContext;
  readonly now: number;
  readonly asked: Asked;
  /** The nth word, or an end of the command that names what is missing. */
  word(n: number, name: Bilingual): string;
  option(name: string): string | undefined;
}

/** What a command says: codes and lists are the same in both languages, sentences are not. */
export type Line = string | Bilingual;

/** What came of an act that made an order, and its number. */
export interface Made {
  readonly order: string;
  readonly lines: readonly Line[];
}

/** How what a command would do is done: lines of what came of it; `note` is for money, which has a transaction of its own. */
interface Doing {
  /** It moves money or tickets: ask before agreeing. */
  readonly grave: boolean;
  run(write: Write, note: (tx: Tx) => Promise<void>): Promise<readonly Line[] | Made>;
}
/** What a command would do, to be read; where there is nothing to do, that is all. */
export type Plan = {
  /** False: what was found is not as it should be. */
  readonly ok?: boolean;
  readonly lines: readonly Line[];
  readonly files?: Readonly<Record<string, string>>;
} & (Doing | { readonly [K in keyof Doing]?: never });
/** Does what an act does in one transaction with the row of who did it and why. */
export type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
export const withAct =
  (store: Store, row: ActRow): Write =>
  work =>
    store.transaction(async tx => {
      const done = await work(tx);
      await tx.desk.addAct(row);
      return done;
    });

export interface Command {
  /** Its words and options, for the help. */
  readonly usage: string;
  readonly does: Bilingual;
  plan(ctx: DeskCtx): Promise<Plan>;
}

/** A command that cannot be done as it was asked for: its text is for whoever typed it. */
export class Wrong extends Error {
  readonly said: Bilingual;
  constructor(said: Bilingual) {
    super(said.en);
    this.said = said;
  }
}
export const wrong = (zh: string, en: string): Wrong => new Wrong({ zh, en });

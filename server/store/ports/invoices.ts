import type { Bilingual } from '#domain/text.ts';

/** An invoice as it was issued, or what takes one back. Fen; instants are milliseconds. */
export interface InvoiceRow {
  /** 1, 2 … without a gap. */
  readonly number: number;
  readonly tradeNo: string;
  readonly madeAt: number;
  readonly madeBy: string;
  /** The invoice that this one takes back. */
  readonly credits: number | null;
  readonly body: {
    readonly buyer: { readonly name: string; readonly taxNumber: string; readonly email: string };
    /** Of what takes one back they are below 0. */
    readonly lines: readonly { readonly what: Bilingual; readonly fen: number }[];
    readonly fen: number;
  };
}

export interface InvoicesStore {
  /** Under the next number, in a transaction alone: whoever issues one waits for the other. */
  addInvoice(row: Omit<InvoiceRow, 'number'>): Promise<number>;
  invoice(number: number): Promise<InvoiceRow | null>;
  /** Of several orders, oldest first. */
  invoicesIn(tradeNos: readonly string[]): Promise<InvoiceRow[]>;
}

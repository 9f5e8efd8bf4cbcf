import type { InvoiceRow, InvoicesStore } from '../ports/invoices.ts';
import { type Journal, type Noun, Table } from './table.ts';

export function memoryInvoices(journal: Journal): Noun<InvoicesStore> {
  const invoices = new Table<InvoiceRow>(journal, i => String(i.number));
  const all = () => invoices.all();
  return {
    tables: { invoices },
    port: {
      async addInvoice(row) {
        const number = Math.max(0, ...all().map(i => i.number)) + 1;
        invoices.insert({ ...row, number });
        return number;
      },
      invoice: async number => invoices.get(String(number)),
      invoicesIn: async tradeNos =>
        all()
          .filter(i => tradeNos.includes(i.tradeNo))
          .sort((a, b) => a.number - b.number),
    },
  };
}

import type { InvoiceRow, InvoicesStore } from '../ports/invoices.ts';
import { asking } from './asking.ts';
import type { Query } from './sql.ts';

const INVOICE = `number, trade_no as "tradeNo", made_at as "madeAt", made_by as "madeBy", credits, body`;

export function sqlInvoices(query: Query): InvoicesStore {
  const { first } = asking(query);
  return {
    async addInvoice({ tradeNo, madeAt, madeBy, credits, body }) {
      await query('lock table invoice in exclusive mode');
      const [row] = await query<{ number: number }>(
        `insert into invoice (number, trade_no, made_at, made_by, credits, body)
         select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5::text::jsonb from invoice returning number`,
        [tradeNo, madeAt, madeBy, credits, JSON.stringify(body)],
      );
      return row?.number ?? 0;
    },
    invoice: number => first<InvoiceRow>(`select ${INVOICE} from invoice where number = $1`, [number]),
    invoicesIn: tradeNos =>
      query<InvoiceRow>(`select ${INVOICE} from invoice where trade_no = any($1::text[]) order by number`, [
        tradeNos,
      ]),
  };
}

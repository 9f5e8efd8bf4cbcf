import type { PrintedInvoice } from '#domain/contract/desk.ts';
import { invoiceNo, standingOf, taxNumberOf } from '#domain/rules/invoice.ts';
import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { toYuan } from '#lib/money.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import { ledgerOfOrder } from '../orders/ledger.ts';
import { placeWords } from '../orders/place-words.ts';
import type { Tx } from '../store/port.ts';
import type { InvoiceRow } from '../store/ports/invoices.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Line, wrong } from './command.ts';
import type { DoorParts } from './door-parts.ts';
import { money, orderAsked, orderLine } from './find.ts';
import { emailSaid } from './guest.ts';
import { noInvoice } from './refusals.ts';

type Body = InvoiceRow['body'];
const NAME = 120;

/** What was paid for it and stands, whatever went back since: as its page and its letters say. */
async function paidFor({ sales }: Tx, row: OrderRow): Promise<number> {
  const ledger = ledgerOfOrder(row, await sales.paymentsOf(row.tradeNo));
  return ledger.find(r => r.kind === 'kept')?.fen ?? 0;
}

/** What the order holds, line by line, and what the sum has beside it. */
function linesOf(season: SaleContext, row: OrderRow, fen: number): Body['lines'] {
  const { title, occasion } = subjectOf(season, row);
  const { schedules, programs } = season.catalogue;
  const lines = [
    ...row.seats.map(seat => {
      const schedule = schedules.get(seat.scheduleId ?? row.scheduleId);
      const name = (schedule && programs.get(schedule.programId)?.title) ?? title;
      const at = schedule?.startsAt ?? occasion?.startsAt;
      const place = placeWords(seat);
      const words = (locale: 'zh-CN' | 'en-US', called: string, where: string): string =>
        [called, ...(at === undefined ? [] : [longDateTime(at, locale)]), where].join(
          locale === 'zh-CN' ? '，' : ', ',
        );
      return {
        what: { zh: words('zh-CN', name.zh, place.zh), en: words('en-US', name.en, place.en) },
        fen: seat.price,
      };
    }),
    ...row.items.map(({ name, quantity, price }) => ({
      what: { zh: `${name.zh} × ${quantity}`, en: `${name.en} × ${quantity}` },
      fen: price * quantity,
    })),
  ];
  const rest = fen - lines.reduce((sum, line) => sum + line.fen, 0);
  const what = { zh: '优惠与费用', en: 'Discounts and fees' };
  return rest === 0 ? lines : [...lines, { what, fen: rest }];
}

/** What it says, whatever order a database keeps its fields in. */
const saidBy = (body: Body | null): string =>
  JSON.stringify(
    body && [
      Object.entries(body.buyer).sort(),
      body.fen,
      body.lines.map(({ what, fen }) => [what.zh, what.en, fen]),
    ],
  );

function buyerOf(ctx: DeskCtx): Body['buyer'] {
  const { option } = ctx;
  const name = (option('name') ?? '').trim();
  const tax = (option('tax') ?? '').trim();
  if (name === '' || name.length > NAME) throw wrong('抬头要写（--name）。', 'Say for whom it is (--name).');
  const taxNumber = tax === '' ? '' : taxNumberOf(tax);
  if (taxNumber === null)
    throw wrong(`税号 ${tax} 不对，请核对。`, `The tax number ${tax} cannot be right. Please look again.`);
  return { name, taxNumber, email: emailSaid(ctx) };
}

const buyerLine = ({ name, taxNumber, email }: Body['buyer']): Line => ({
  zh: [`抬头：${name}`, taxNumber && `税号：${taxNumber}`, email && `发到：${email}`]
    .filter(Boolean)
    .join('，'),
  en: [`To: ${name}`, taxNumber && `tax number ${taxNumber}`, email && `sent to ${email}`]
    .filter(Boolean)
    .join(', '),
});
const creditLine = ({ number, body }: InvoiceRow): Line => ({
  zh: `红冲 ${invoiceNo(number)} 号发票（${body.buyer.name}，${money(body.fen)}）`,
  en: `Takes back invoice ${invoiceNo(number)} (${body.buyer.name}, ${money(body.fen)})`,
});

/** What would be issued, and what it takes the place of. */
async function look(tx: Tx, ctx: DeskCtx, row: OrderRow) {
  const standing = standingOf(await tx.invoices.invoicesIn([row.tradeNo]));
  if (ctx.option('credit') !== undefined) {
    if (!standing) throw wrong('这笔订单没有要红冲的发票。', 'No invoice of this order stands.');
    return { standing, body: null };
  }
  const fen = await paidFor(tx, row);
  if (fen <= 0)
    throw wrong(
      '这笔订单没有可开票的金额。',
      'Nothing that was paid for this order stands: there is no invoice.',
    );
  const body: Body = { buyer: buyerOf(ctx), lines: linesOf(ctx.season, row, fen), fen };
  if (standing && saidBy(standing.body) === saidBy(body))
    throw wrong(
      `${invoiceNo(standing.number)} 号发票就是这样的。`,
      `Invoice ${invoiceNo(standing.number)} says just this.`,
    );
  return { standing, body };
}

const negative = ({ buyer, lines, fen }: Body): Body => ({
  buyer,
  lines: lines.map(line => ({ ...line, fen: -line.fen })),
  fen: -fen,
});

export const invoice: Command = {
  usage:
    '<order> --name <for whom> [--tax <number>] [--email …] | <order> --credit, each with --why <reason>',
  does: {
    zh: '按现在的实付开发票；已有的用红字发票冲销。',
    en: 'Issues an invoice of what was paid and stands; one that stands is taken back by a credit note.',
  },
  async plan(ctx) {
    const { deps, now, asked } = ctx;
    const row = await orderAsked(ctx);
    const { standing, body } = await look(deps.store.direct, ctx, row);
    return {
      lines: [
        orderLine(ctx, row),
        ...(standing ? [creditLine(standing)] : []),
        ...(body
          ? [
              buyerLine(body.buyer),
              ...body.lines.map(
                ({ what, fen }): Line => ({
                  zh: `${what.zh}：${money(fen)}`,
                  en: `${what.en}: ${money(fen)}`,
                }),
              ),
              { zh: `开票金额 ${money(body.fen)}`, en: `Sum of the invoice: ${money(body.fen)}` },
            ]
          : []),
      ],
      grave: true,
      async run(write) {
        const { tradeNo } = row;
        return write(async tx => {
          const order = await tx.sales.lockOrder(tradeNo);
          const fresh = order && (await look(tx, ctx, order));
          if (!fresh || fresh.standing?.number !== standing?.number || saidBy(fresh.body) !== saidBy(body))
            throw wrong('情况刚刚有变化，什么也没有开。', 'It has just changed. Nothing was issued.');
          const told: Line[] = [];
          const issue = async (of: Body, credits: number | null, words: (no: string) => Bilingual) => {
            const made = { tradeNo, madeAt: now, madeBy: asked.who, credits, body: of };
            const number = await tx.invoices.addInvoice(made);
            if (of.buyer.email)
              await deps.notify?.(tx, { kind: 'invoice', tradeNo, number, to: of.buyer.email });
            told.push(words(invoiceNo(number)));
          };
          if (standing)
            await issue(negative(standing.body), standing.number, no => ({
              zh: `${invoiceNo(standing.number)} 号已红冲，红字发票 ${no} 号。`,
              en: `Invoice ${invoiceNo(standing.number)} is taken back by credit note ${no}.`,
            }));
          if (body)
            await issue(body, null, no => ({
              zh: `发票 ${no} 号已开出。`,
              en: `Invoice ${no} is issued.`,
            }));
          return told;
        });
      },
    };
  },
};

/** Whose invoice says other than what was paid and stands: to be told where money moves. */
export async function invoiceDue(tx: Tx, row: OrderRow): Promise<InvoiceRow | undefined> {
  const standing = standingOf(await tx.invoices.invoicesIn([row.tradeNo]));
  return standing && standing.body.fen !== (await paidFor(tx, row)) ? standing : undefined;
}

/** One as it is printed. */
export async function printedInvoice({ deps }: DoorParts, number: number): Promise<PrintedInvoice> {
  const row = await deps.store.direct.invoices.invoice(number);
  if (!row) throw noInvoice();
  const { buyer, lines, fen } = row.body;
  return {
    no: invoiceNo(row.number),
    tradeNo: row.tradeNo,
    at: iso(row.madeAt),
    ...(row.credits !== null && { credits: invoiceNo(row.credits) }),
    name: buyer.name,
    taxNumber: buyer.taxNumber,
    lines: lines.map(line => ({ what: line.what, sum: toYuan(line.fen) })),
    sum: toYuan(fen),
  };
}

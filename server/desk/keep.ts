import { CERTIFICATE_DAYS } from '#domain/rules/terms.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { hallTime } from '#lib/dates.ts';
import { maskedNumber } from '../accounts/seal.ts';
import { subjectOf } from '../catalogue/family.ts';
import { DAY } from '../clock.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, wrong } from './command.ts';
import { counted } from './counted.ts';
import { orderAsked, orderLine } from './find.ts';

/** How long after its evening an order keeps the numbers of certificates, and an address: nobody asks for them later. */
const CERTIFICATES = CERTIFICATE_DAYS * DAY;
const ADDRESS = 365 * DAY;

/** The order without what may be kept no longer; null where there is nothing to cut. */
function cut({ season, now }: DeskCtx, row: OrderRow): OrderRow | null {
  const { contact } = row;
  if (!contact) return null;
  const { occasion, evenings } = subjectOf(season, row);
  const over = Math.max(occasion?.startsAt ?? row.createdAt, ...evenings.map(e => e.startsAt));
  const sealed = contact.certificates.some(c => c.number !== maskedNumber(c.number));
  const certificates =
    sealed && now - over > CERTIFICATES
      ? contact.certificates.map(c => ({ ...c, number: maskedNumber(c.number) }))
      : contact.certificates;
  const deliverTo = now - over > ADDRESS ? '' : contact.deliverTo;
  if (certificates === contact.certificates && deliverTo === contact.deliverTo) return null;
  return { ...row, contact: { ...contact, certificates, deliverTo } };
}

export const sweep: Command = {
  usage: '--why <reason>',
  does: {
    zh: '删去不该再保留的：演出一个月后删证件号码，一年后删地址。',
    en: 'Cuts what retention no longer allows: numbers of certificates a month after the evening, addresses after a year.',
  },
  async plan(ctx) {
    const { deps } = ctx;
    const due: string[] = [];
    for (let after = ''; ; ) {
      const page = await deps.store.direct.desk.orderPage(after);
      due.push(...page.filter(row => cut(ctx, row)).map(row => row.tradeNo));
      if (page.length === 0) break;
      after = page.at(-1)?.tradeNo ?? '';
    }
    if (due.length === 0)
      return { lines: [{ zh: '没有保留过久的内容。', en: 'Nothing is kept for too long.' }] };
    return {
      lines: [
        {
          zh: `${due.length} 笔订单的内容保留过久。`,
          en: `${counted(due.length, 'order')} ${due.length === 1 ? 'keeps more than it' : 'keep more than they'} may.`,
        },
      ],
      grave: true,
      async run(write) {
        await write(async () => {});
        for (const tradeNo of due)
          await deps.store.transaction(async tx => {
            const row = await tx.sales.lockOrder(tradeNo);
            const less = row && cut(ctx, row);
            if (less) await tx.sales.saveOrder(less);
          });
        return [{ zh: `已删：${due.length} 笔订单。`, en: `Cut: ${counted(due.length, 'order')}.` }];
      },
    };
  },
};

export const resend: Command = {
  usage: '<order> --why <reason>',
  does: { zh: '把一笔订单的门票再发一次。', en: 'Sends the tickets of an order once more.' },
  async plan(ctx) {
    const { deps } = ctx;
    const row = await orderAsked(ctx);
    if (row.realStatus !== 'paid_success')
      throw wrong(
        `${row.tradeNo} 的状态是“${statusSaid(row.realStatus).zh}”：没有门票。`,
        `${row.tradeNo} is “${statusSaid(row.realStatus).en}”: it has no tickets.`,
      );
    const { contact } = row;
    const to = contact?.email || maskMobile(contact?.mobile ?? '') || '–';
    return {
      lines: [orderLine(ctx, row), { zh: `发到 ${to}`, en: `To ${to}` }],
      grave: false,
      async run(write) {
        const tickets = await write(async tx => {
          await deps.notify?.(tx, { kind: 'tickets-resent', tradeNo: row.tradeNo });
          return tx.sales.tickets(row.tradeNo);
        });
        if (deps.notify) return [{ zh: `门票发到 ${to}。`, en: `The tickets go to ${to}.` }];
        return [
          { zh: '没有设置信件。票码请转交：', en: 'No letters are set up. The codes, to be handed over:' },
          ...tickets.map(t => `${t.seatIds}: ${t.code}`),
        ];
      },
    };
  },
};

export const log: Command = {
  usage: '[<how many>]',
  does: {
    zh: '工作人员做过什么，谁做的，为什么；新的在前。',
    en: 'What the office did, who did it and why; the newest first.',
  },
  async plan({ deps, asked }) {
    const [many = '50'] = asked.words;
    if (!/^[1-9]\d*$/.test(many))
      throw wrong(`“${many}”不是条数；写作 50。`, `“${many}” is no number of lines; write 50.`);
    const most = Math.min(1_000, Number(many));
    const acts = await deps.store.direct.desk.acts(most);
    return {
      lines: acts.map(a => {
        const { date, time } = hallTime(a.at);
        return `${date} ${time} | ${a.who} | ${a.command} | ${a.why} | ${a.lines[0] ?? ''}`;
      }),
    };
  },
};

import type { GatewayCode } from '#domain/contract/order.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { DAY } from '../clock.ts';
import type { StatementLine } from '../pay/gateway.ts';
import type { Period } from '../store/ports/desk.ts';
import type { PaymentRow } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, wrong } from './command.ts';
import { compare, type Sums } from './compare.ts';
import { counted } from './counted.ts';
import { SEPARATOR, tableFor } from './csv.ts';
import { daysOf, isDay } from './days.ts';
import { money } from './find.ts';

/** By the names of GATEWAYS: what orders call it. */
const CODE: Readonly<Record<string, GatewayCode>> = { stripe: 'card', alipay: 'aliPay', wechat: 'wxAppPay' };

async function fromFile({ deps }: DeskCtx, gateway: string, path: string): Promise<readonly StatementLine[]> {
  if (!deps.statementFile)
    throw wrong('对账单文件要在服务器上读。', 'A statement is read from a file where the server runs.');
  try {
    return await deps.statementFile(gateway, path);
  } catch (error) {
    throw wrong(
      `${path} 不能作为对账单读取。${(error as Error).message}`,
      `${path} cannot be read as a statement. ${(error as Error).message}`,
    );
  }
}

async function fromGateway(
  { deps }: DeskCtx,
  code: GatewayCode,
  period: Period,
): Promise<readonly StatementLine[]> {
  const gateway = deps.gateways[code];
  if (!gateway?.statement)
    throw wrong(
      'GATEWAYS 里没有这个网关：用 --file 提供对账单。',
      'That gateway is not among GATEWAYS: bring its statement with --file.',
    );
  try {
    return await gateway.statement(period);
  } catch (error) {
    deps.log('a statement could not be had', { gateway: code, error });
    throw wrong(
      '网关没有给对账单，原因见日志。一天的对账单次日上午十点后才有；也可用 --file 提供。',
      'The gateway gave no statement: the log says why. A day’s is there from 10 o’clock the next morning; or bring it with --file.',
    );
  }
}

function periodOf({ option, now }: DeskCtx): Period {
  const yesterday = hallTime(now - DAY).date;
  const first = option('from') ?? yesterday;
  const last = option('to') ?? first;
  if (!isDay(first) || !isDay(last) || last < first)
    throw wrong(
      '写明哪几天：--from YYYY-MM-DD [--to YYYY-MM-DD]，含最后一天。',
      'Say of which days with --from YYYY-MM-DD [--to YYYY-MM-DD], the last one included.',
    );
  return daysOf(first, last);
}

async function paymentsBy({ deps }: DeskCtx, code: GatewayCode): Promise<PaymentRow[]> {
  const found: PaymentRow[] = [];
  for (let after = ''; ; ) {
    const page = await deps.store.direct.desk.paymentPage(after);
    found.push(...page.filter(p => p.gateway === code));
    if (page.length === 0) return found;
    after = page.at(-1)?.payNo ?? '';
  }
}

const told = ({ paid, payments, back, refunds }: Sums): Bilingual => ({
  zh: `收款 ${payments} 笔 ${money(paid)}，退款 ${refunds} 笔 ${money(back)}，结余 ${money(paid - back)}`,
  en: `${money(paid)} in ${counted(payments, 'payment')}, ${money(back)} back in ${counted(refunds, 'refund')}, ${money(paid - back)} left`,
});

const COLUMNS: readonly Bilingual[] = [
  { zh: '差异', en: 'difference' },
  { zh: '编号', en: 'number' },
  { zh: '说明', en: 'words' },
];

export const reconcile: Command = {
  usage: `--gateway stripe|alipay|wechat [--file <statement>] [--from <day> [--to <day>]] ${SEPARATOR}`,
  does: {
    zh: '把网关的对账单（文件或向它索取）与账目核对；不写日期则为昨天。',
    en: 'Compares a gateway’s statement, from a file or asked of it, with the books; yesterday’s where no day is said.',
  },
  async plan(ctx) {
    const name = ctx.option('gateway') ?? '';
    const code = Object.hasOwn(CODE, name) ? CODE[name] : undefined;
    if (!code)
      throw wrong(
        `写明哪个网关：--gateway ${Object.keys(CODE).join('|')}。`,
        `Say whose with --gateway ${Object.keys(CODE).join('|')}.`,
      );
    const period = periodOf(ctx);
    const file = ctx.option('file');
    const lines = file ? await fromFile(ctx, name, file) : await fromGateway(ctx, code, period);
    const { differences, edges, here, there } = compare(lines, await paymentsBy(ctx, code), period);
    const days = `${hallTime(period.from).date} – ${hallTime(period.to - 1).date}`;
    return {
      ok: differences.length === 0,
      lines: [
        `${name}, ${days}`,
        { zh: `网关：${told(there).zh}。`, en: `The gateway: ${told(there).en}.` },
        { zh: `账目：${told(here).zh}。`, en: `The books:   ${told(here).en}.` },
        ...differences.map(d => d.words),
        ...edges.map(what => ({
          zh: `在边界上，请看前一份或后一份对账单：${what.zh}`,
          en: `at the edge, look in the statement before or after: ${what.en}`,
        })),
        differences.length === 0
          ? { zh: '没有不同。', en: 'No difference.' }
          : { zh: `${differences.length} 处不同。`, en: `${counted(differences.length, 'difference')}.` },
      ],
      ...(differences.length > 0 && {
        files: {
          [`reconcile-${name}-${hallTime(period.from).date}.csv`]: tableFor(ctx, [
            COLUMNS.map(name => say(name, ctx.asked.locale ?? 'en-US')),
            ...differences.map(d => [d.kind, d.of, say(d.words, ctx.asked.locale ?? 'en-US')]),
          ]),
        },
      }),
    };
  },
};

import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { StatementLine } from '../pay/gateway.ts';
import { columns, fenOf, NoStatement, sameAsTold } from './statement.ts';

const HEAD = '支付宝交易号';
const LARGEST = 200_000_000;

/** Alipay writes GBK; a spreadsheet that has saved it once writes UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/** The table in the archive that Alipay sends: beside it stands one of sums. */
function tableIn(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return textOf(bytes);
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < LARGEST });
  } catch {
    throw new NoStatement('The archive is broken.');
  }
  return (
    Object.values(files)
      .map(textOf)
      .find(text => text.includes(`${HEAD},`)) ?? ''
  );
}

/** Alipay's statement of a day's business (业务明细): the archive, or the table in it. */
export function alipayBill(bytes: Uint8Array): StatementLine[] {
  const lines = tableIn(bytes).split(/\r?\n/);
  const start = lines.findIndex(line => line.replace(/^\ufeff/, '').startsWith(HEAD));
  if (start < 0) throw new NoStatement(`It has no line that begins with ${HEAD}: is it the 业务明细?`);
  const end = lines.findIndex((line, i) => i > start && line.startsWith('#'));
  if (end < 0) throw new NoStatement('It ends within the table: a part is missing.');
  const [head = [], ...rows] = parse(lines.slice(start, end).join('\n'), {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as string[][];
  const of = columns(head, ['商户订单号', '业务类型', '订单金额（元）', '退款批次号/请求号']);
  const found = rows.flatMap((row): StatementLine[] => {
    const kind = of(row, '业务类型');
    if (kind !== '交易' && !kind.startsWith('退款')) return [];
    return [
      {
        kind: kind === '交易' ? 'payment' : 'refund',
        payNo: of(row, '商户订单号'),
        no: kind === '交易' ? '' : of(row, '退款批次号/请求号'),
        amount: Math.abs(fenOf(of(row, '订单金额（元）'))),
        state: 'done',
        reference: row[0]?.trim() ?? '',
      },
    ];
  });
  const tail = lines.slice(end).join('\n');
  const told = (name: string): number =>
    Number(new RegExp(`${name}合计[：:](\\d+)笔`).exec(tail)?.[1] ?? Number.NaN);
  if (!Number.isNaN(told('交易')))
    sameAsTold('payments', told('交易'), found.filter(l => l.kind === 'payment').length);
  if (!Number.isNaN(told('退款')))
    sameAsTold('refunds', told('退款'), found.filter(l => l.kind === 'refund').length);
  return found;
}

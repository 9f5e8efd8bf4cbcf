import { gunzipSync } from 'node:zlib';
import type { StatementLine } from '../pay/gateway.ts';
import { columns, fenOf, NoStatement, sameAsTold } from './statement.ts';

const GONE = new Set(['FAIL', 'CHANGE', 'CLOSED']);
/** Every value begins with a grave accent, and only those do: names may hold commas. */
const cells = (line: string): string[] => line.replace(/^`/, '').split(',`');

/** WeChat Pay's statement of a day's trades (tradebill, of all kinds), compressed or not. */
export function wechatBill(bytes: Uint8Array): StatementLine[] {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  const lines = new TextDecoder()
    .decode(plain)
    .split(/\r?\n/)
    .filter(line => line.trim() !== '');
  const [head = '', ...rest] = lines;
  if (!head.startsWith('交易时间'))
    throw new NoStatement('It does not begin with 交易时间: is it the 交易账单?');
  const end = rest.findIndex(line => line.startsWith('总交易单数'));
  if (end < 0) throw new NoStatement('It ends before its sums: a part is missing.');
  const names = head.split(',');
  const refunds = ['商户退款单号', '退款状态', '退款金额'].filter(name => names.includes(name));
  const of = columns(names, ['商户订单号', '交易状态', '微信订单号', ...refunds]);
  const found = rest.slice(0, end).map((line): StatementLine => {
    const row = cells(line);
    const paid = of(row, '交易状态') === 'SUCCESS';
    const sum = paid
      ? of(row, '订单金额') || of(row, '应结订单金额')
      : of(row, '申请退款金额') || of(row, '退款金额');
    return {
      kind: paid ? 'payment' : 'refund',
      payNo: of(row, '商户订单号'),
      no: paid ? '' : of(row, '商户退款单号'),
      amount: Math.abs(fenOf(sum)),
      state: !paid && GONE.has(of(row, '退款状态')) ? 'failed' : 'done',
      reference: of(row, '微信订单号'),
    };
  });
  sameAsTold('trades', Number(cells(rest[end + 1] ?? '')[0]), found.length);
  return found;
}

import { zipSync } from 'fflate';
import type { StatementLine } from '#server/pay/gateway.ts';

/** Statements as the gateways write them, of movements as they are read from one. */

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const of = (lines: readonly StatementLine[], kind: StatementLine['kind']) =>
  lines.filter(l => l.kind === kind);

/** Bytes of GBK by their letters: Node reads it, and does not write it. */
const GBK: ReadonlyMap<string, readonly [number, number]> = new Map(
  Array.from({ length: 126 }, (_, i) => i + 0x81).flatMap(a =>
    Array.from({ length: 190 }, (_, i) => i + 0x40)
      .filter(b => b !== 0x7f)
      .map(b => [new TextDecoder('gbk').decode(new Uint8Array([a, b])), [a, b]] as const),
  ),
);
const gbk = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap(c => (c.charCodeAt(0) < 0x80 ? [c.charCodeAt(0)] : (GBK.get(c) ?? [0x3f]))),
  );

export function alipayTable(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ kind, payNo, no, amount, reference }) => {
    const back = kind === 'refund';
    const sum = yuan(back ? -amount : amount);
    return `${reference}\t,${payNo}\t,${back ? '退款' : '交易'}\t,音乐会，两张,2026-12-02 12:00:00,2026-12-02 12:00:05, , , , ,**远(lin***@example.com)\t,${sum},${sum},0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,${no}\t,-0.01,0.00,`;
  });
  const [paid, back] = [of(lines, 'payment'), of(lines, 'refund')];
  return [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    '#起始日期：[2026年12月02日 00:00:00]   终止日期：[2026年12月03日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${paid.length}笔，商家实收共${yuan(paid.reduce((s, l) => s + l.amount, 0))}元，商家优惠共0.00元`,
    `#退款合计：${back.length}笔，商家实收退款共${yuan(back.reduce((s, l) => s - l.amount, 0))}元，商家优惠退款共0.00元`,
    '#导出时间：[2026年12月03日 10:00:00]',
  ].join('\r\n');
}
/** The archive that is downloaded: the table, and beside it one of sums. */
export const alipayArchive = (lines: readonly StatementLine[]): Uint8Array =>
  zipSync({
    'sums.csv': gbk('#支付宝业务汇总查询\r\n门店编号,交易订单总笔数'),
    'detail.csv': gbk(alipayTable(lines)),
  });

export function wechatTable(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ kind, payNo, no, amount, state, reference }) => {
    const back = kind === 'refund';
    const refund = back
      ? [`R${reference}`, no, yuan(amount), '0.00', 'ORIGINAL', state === 'done' ? 'SUCCESS' : 'FAIL']
      : ['0', '0', '0.00', '0.00', '', ''];
    return [
      '2026-12-02 12:00:05',
      'wx0123456789abcdef',
      '1900000001',
      '0',
      '',
      reference,
      payNo,
      'o-openid',
      'NATIVE',
      back ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      back ? '0.00' : yuan(amount),
      '0.00',
      ...refund,
      '音乐会,两张',
      'HM1',
      '0.00',
      '0.60%',
      back ? '0.00' : yuan(amount),
      back ? yuan(amount) : '0.00',
      '',
    ]
      .map(cell => `\`${cell}`)
      .join(',');
  });
  const sum = (kind: StatementLine['kind']) => yuan(of(lines, kind).reduce((s, l) => s + l.amount, 0));
  return [
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
    ...rows,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    [String(lines.length), sum('payment'), sum('refund'), '0.00', '0.00', sum('payment'), sum('refund')]
      .map(c => `\`${c}`)
      .join(','),
    '',
  ].join('\r\n');
}

export function stripeTable(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ kind, payNo, no, amount, state, reference }) => {
    const back = kind === 'refund';
    const category = back ? (state === 'done' ? 'refund' : 'refund_failure') : 'charge';
    // The account is kept in dollars: what the buyer saw stands beside.
    const gross = yuan(Math.round((back ? -amount : amount) / 7));
    return `txn_${reference},2026-12-02 04:00:05,usd,${gross},0.00,${gross},${category},${reference},"A concert, two",${yuan(amount)},cny,${payNo},${no}`;
  });
  return [
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,customer_facing_amount,customer_facing_currency,payment_metadata[payNo],refund_metadata[no]',
    ...rows,
    'txn_fee,2026-12-02 05:00:00,usd,-0.30,0.00,-0.30,fee,,A fee,,,,',
  ].join('\n');
}

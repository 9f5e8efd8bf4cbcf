import { readFile, stat } from 'node:fs/promises';
import type { StatementLine } from '../pay/gateway.ts';
import { alipayBill } from './alipay-bill.ts';
import { NoStatement } from './statement.ts';
import { stripeReport } from './stripe-report.ts';
import { wechatBill } from './wechat-bill.ts';

/** By the names of GATEWAYS. */
const READ: Readonly<Record<string, (bytes: Uint8Array) => StatementLine[]>> = {
  stripe: stripeReport,
  alipay: alipayBill,
  wechat: wechatBill,
};
const LARGEST = 100_000_000;

/** A statement that was brought as a file: Node's alone, as are the means that it is read with. */
export async function statementFile(gateway: string, path: string): Promise<readonly StatementLine[]> {
  const { size } = await stat(path);
  if (size > LARGEST) throw new NoStatement(`It has ${size} bytes: no statement is so large.`);
  const read = READ[gateway];
  if (!read) throw new NoStatement(`Nobody reads statements of ${gateway}.`);
  return read(await readFile(path));
}

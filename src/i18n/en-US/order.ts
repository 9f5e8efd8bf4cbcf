import type { English } from '../types.ts';
import type zh from '../zh-CN/order.ts';

export default {} satisfies English<typeof zh>;

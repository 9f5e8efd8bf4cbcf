import type { English } from '../types.ts';
import type zh from '../zh-CN/home.ts';

export default {} satisfies English<typeof zh>;

import type { English } from '../types.ts';
import type zh from '../zh-CN/musicale.ts';

export default {} satisfies English<typeof zh>;

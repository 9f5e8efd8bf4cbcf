import type { English } from '../types.ts';
import type zh from '../zh-CN/user.ts';

export default {} satisfies English<typeof zh>;

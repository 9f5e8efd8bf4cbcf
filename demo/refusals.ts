import { ERR } from '#domain/contract/envelope.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';

export const noPayment = (): Refusal => notFound({ zh: '该付款', en: 'payment' });
export const noSandbox = (): Refusal =>
  new Refusal(ERR.unknownCall, { zh: '没有沙箱支付。', en: 'There is no sandbox here.' });

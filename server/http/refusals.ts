import { ERR } from '#domain/contract/envelope.ts';
import { MAX_LIVE_ORDERS } from '#domain/rules/hold.ts';
import { cleanName } from '#domain/rules/printable.ts';
import type { Bilingual } from '#domain/text.ts';
import { nameFault } from '#domain/words/name.ts';
import { notFound, Refusal } from './refusal.ts';

/** Foreign and absent orders get the same reply (quality.md S9). */
export const noOrder = (): Refusal => notFound({ zh: '该订单', en: 'order' });

export const seatsLost = (lostSeats: readonly string[]): Refusal =>
  new Refusal(
    ERR.seatsLost,
    { zh: '座位已被他人锁定，请重新选择。', en: 'That seat has just been taken. Please choose another.' },
    { lostSeats },
  );

/** Freed seats go to those who wait. */
export const leftToTheLine = (): Refusal =>
  new Refusal(ERR.notOnSale, {
    zh: '有人在候补这一场，退出的座位先给排在前面的人。您可以在音乐会页面加入候补。',
    en: 'People are waiting for this performance, and returned seats go to them first. You can join the line on the concert’s page.',
  });

/** Nothing of a visitor's leads anywhere in a season that is not published. */
export const previewOnly = (): Refusal =>
  new Refusal(ERR.refused, {
    zh: '这是还没有发布的音乐季的预览：什么也买不了，什么也不会留下。',
    en: 'This is a preview of a season that is not published: nothing can be bought in it, and nothing is kept.',
  });

/** One requestId with two bodies (quality.md R12). */
export const otherContents = (other: 'other seats' | 'other contents' | 'another choice'): Refusal =>
  new Refusal(ERR.idempotency, {
    zh: '重复的请求内容不一致，请刷新后重试。',
    en: `This request was sent before with ${other}. Please reload and try again.`,
  });

export const tooManyOrders = (): Refusal =>
  new Refusal(ERR.overLimit, {
    zh: `您有 ${MAX_LIVE_ORDERS} 笔订单待付款，请先付款或取消。`,
    en: `You have ${MAX_LIVE_ORDERS} unpaid orders. Please pay or cancel one first.`,
  });

export const tooFast = (): Refusal =>
  new Refusal(ERR.tooMany, {
    zh: '您下单过于频繁，请稍等片刻再试。',
    en: 'You have made many orders in a short time. Please wait a moment and try again.',
  });

export const noAdmission = (): Refusal =>
  new Refusal(ERR.noAdmission, {
    zh: '选座许可已失效，请从音乐会页面重新进入。',
    en: 'Your permission to choose seats has ended. Please start again from the concert.',
  });

export const orderExpired = (): Refusal =>
  new Refusal(ERR.orderExpired, {
    zh: '订单已超时，座位已释放，请重新选座。',
    en: 'The order has expired and its seats are free again. Please choose seats once more.',
  });

export const wrongStatus = (
  text: Bilingual = { zh: '订单当前状态不支持此操作。', en: 'The order cannot do that any more.' },
): Refusal => new Refusal(ERR.wrongStatus, text);

/** `fresh` is the order as it is now: the page shows its amount and asks again. */
export const amountChanged = (fresh: unknown): Refusal =>
  new Refusal(
    ERR.amountChanged,
    {
      zh: '订单金额已更新，请核对后再次确认。',
      en: 'The amount has changed. Please check it and confirm again.',
    },
    fresh,
  );

export const refused = (text: Bilingual): Refusal => new Refusal(ERR.refused, text);

export const badField = (field: string, text: Bilingual): Refusal =>
  new Refusal(ERR.badPayload, text, { fields: [field] });

/** A name as it is kept; refused where no ticket could be printed with it. */
export function requireName(field: string, typed: string): string {
  const fault = nameFault(typed);
  if (fault) throw badField(field, fault);
  return cleanName(typed);
}

export const tooLarge = () =>
  new Refusal(ERR.tooLarge, {
    zh: '提交的内容过大，请精简后重试。',
    en: 'That is more than we can take at once. Please send less.',
  });
export const wrongForm = () =>
  new Refusal(
    ERR.badPayload,
    { zh: '请求的格式不正确。', en: 'The request has the wrong form.' },
    { fields: [] },
  );
export const busy = (): Refusal =>
  new Refusal(ERR.busy, {
    zh: '您的请求过多，请稍后再试。',
    en: 'You have asked for a great deal at once. Please try again in a moment.',
  });
export const wrongKey = (): Refusal =>
  new Refusal(ERR.noAdmission, {
    zh: '页面已过期，请从音乐会页面重新进入。',
    en: 'This page is out of date. Please open it again from the concert.',
  });
export const badPayload = (fields: readonly string[]): Refusal =>
  new Refusal(
    ERR.badPayload,
    {
      zh: '提交的内容有误，请检查后重试。',
      en: 'Something in the form is not right. Please check it and try again.',
    },
    { fields },
  );
export const crossSite = (): Refusal =>
  new Refusal(ERR.crossSite, {
    zh: '请求来源不正确，请在本站页面内操作。',
    en: 'This request did not come from our own pages.',
  });
export const noCall = (): Refusal =>
  new Refusal(ERR.unknownCall, { zh: '没有这项服务。', en: 'There is no such service.' });
export const busySigningIn = () =>
  new Refusal(
    ERR.busy,
    {
      zh: '现在登录的人很多，请过几秒再试一次。您填写的内容都还在。',
      en: 'Many people are signing in right now. Please try again in a few seconds; what you typed is still here.',
    },
    { wait: 5 },
  );

// Who works here

export const staffSignIn = (): Refusal =>
  new Refusal(ERR.sessionExpired, {
    zh: '请先登录工作台。',
    en: 'Please sign in at the desk first.',
  });
export const noRight = (): Refusal =>
  new Refusal(ERR.noPermission, {
    zh: '您的岗位没有这项权限。',
    en: 'Your role does not allow that.',
  });
export const proveAgain = (): Refusal =>
  new Refusal(ERR.proofNeeded, {
    zh: '请再输入一次动态验证码，确认是您本人。',
    en: 'Please enter a fresh code from your authenticator first.',
  });

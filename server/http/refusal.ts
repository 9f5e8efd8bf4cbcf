import { ERR } from '#domain/contract/envelope.ts';
import type { Bilingual } from '#domain/text.ts';

/** Thrown by a rule or an endpoint: becomes an envelope with success false, and rolls back the transaction. */
export class Refusal extends Error {
  readonly errcode: string;
  readonly text: Bilingual;
  readonly data: unknown;

  constructor(errcode: string, text: Bilingual, data?: unknown) {
    super(text.en);
    this.name = 'Refusal';
    this.errcode = errcode;
    this.text = text;
    this.data = data;
  }
}

export const notFound = (what: Bilingual): Refusal =>
  new Refusal(ERR.notFound, { zh: `没有找到${what.zh}。`, en: `We could not find that ${what.en}.` });
export const sessionExpired = (): Refusal =>
  new Refusal(ERR.sessionExpired, {
    zh: '登录已失效，请重新登录。',
    en: 'Your session has ended. Please sign in again.',
  });
/** For who has sent no session at all: nothing has ended (specification §2, step 6). */
export const signInFirst = (): Refusal =>
  new Refusal(ERR.sessionExpired, { zh: '请先登录', en: 'Please sign in first' });

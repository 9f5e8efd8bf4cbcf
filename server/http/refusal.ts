import { ERR } from '#domain/contract/envelope.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';

/** Thrown by a rule or an endpoint: becomes an envelope with success false, and rolls back the transaction. */
export class Refusal extends Error {
  readonly errcode: string;
  readonly text: Bilingual;
  readonly data: unknown;

  constructor(errcode: string, text: Bilingual, data?: unknown) {
    super(text[1]);
    this.name = 'Refusal';
    this.errcode = errcode;
    this.text = text;
    this.data = data;
  }
}

export const say = (text: Bilingual, locale: Locale): string => text[locale === 'zh-CN' ? 0 : 1];

export const notFound = (what: Bilingual): Refusal =>
  new Refusal(ERR.notFound, [`没有找到${what[0]}。`, `We could not find that ${what[1]}.`]);
export const sessionExpired = (): Refusal =>
  new Refusal(ERR.sessionExpired, [
    '登录已失效，请重新登录。',
    'Your session has ended. Please sign in again.',
  ]);
/** For who has sent no session at all: nothing has ended (specification §2, step 6). */
export const signInFirst = (): Refusal =>
  new Refusal(ERR.sessionExpired, ['请先登录', 'Please sign in first']);

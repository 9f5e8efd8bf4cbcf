import { ERR } from '#domain/contract/envelope.ts';
import { Refusal } from './refusal.ts';

/** Bodies above this are refused before they are kept in memory. Bytes. */
export const MAX_BODY = 1_000_000;

const tooLarge = () =>
  new Refusal(ERR.tooLarge, {
    zh: '提交的内容过大，请精简后重试。',
    en: 'That is more than we can take at once. Please send less.',
  });

const wrongForm = () =>
  new Refusal(
    ERR.badPayload,
    { zh: '请求的格式不正确。', en: 'The request has the wrong form.' },
    { fields: [] },
  );

/** The body's bytes as text; refuses with 2005 as soon as they pass the limit, with 2001 when they break off. */
export async function readText(request: Request, max = MAX_BODY): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length > max) throw tooLarge();
  if (length <= max) {
    // No more than this comes over the wire; a request that was made elsewhere may lie.
    const text = await request.text().catch(() => {
      throw wrongForm();
    });
    if (text.length > max) throw tooLarge();
    return text;
  }
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw wrongForm();
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > max) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Fields of a form-encoded body. Another content type is refused with 2001; an empty body is no fields. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await readText(request);
  if (text === '') return new URLSearchParams();
  if (type !== 'application/x-www-form-urlencoded') {
    throw wrongForm();
  }
  return new URLSearchParams(text);
}

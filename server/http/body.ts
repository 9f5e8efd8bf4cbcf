import { tooLarge, wrongForm } from './refusals.ts';

/** Bodies above this are refused before they are kept in memory. Bytes. */
export const MAX_BODY = 1_000_000;

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

/** Room for the fields and borders round a file; bytes. */
const AROUND_FILE = 10_000;

/** Fields and a file of a form-data body of bounded size; a form-encoded body has no file. */
export async function readFormWithFile(
  request: Request,
  maxFile: number,
): Promise<{ form: URLSearchParams; file: File | null }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return { form: await readForm(request), file: null };
  const bytes = await readBytes(request, maxFile + AROUND_FILE);
  const data = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw wrongForm();
  });
  const form = new URLSearchParams();
  let file: File | null = null;
  for (const [name, value] of data)
    if (typeof value === 'string') form.append(name, value);
    else if (name === 'file' && !file) file = value;
  if (file && file.size > maxFile) throw tooLarge();
  return { form, file };
}

/** Counted while they come: a length that was announced may be a lie, or missing. */
async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw wrongForm();
    });
    if (done) break;
    size += value.byteLength;
    if (size > max) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

import { verify } from 'node:crypto';

/** Of a body of `name=value`: what stands there byte for byte, one character a byte. */
function bytesOf(text: string): string {
  const utf8 = Buffer.from(text.replaceAll('+', ' '), 'utf8').toString('latin1');
  return utf8.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A notice of Alipay whose signature one of the keys has made; null for any other. */
export function alipayNotice(body: string, keys: readonly string[]): Record<string, string> | null {
  const raw = body.split('&').map(pair => {
    const at = pair.indexOf('=');
    return [bytesOf(at < 0 ? pair : pair.slice(0, at)), at < 0 ? '' : bytesOf(pair.slice(at + 1))] as const;
  });
  const bytes = Object.fromEntries(raw);
  // A name that stands twice would be read one way and signed another. The older algorithm may not be asked for.
  if (Object.keys(bytes).length !== raw.length || bytes.sign_type !== 'RSA2' || !bytes.sign) return null;
  const signature = Buffer.from(bytes.sign, 'base64');
  const said = raw.filter(([name]) => name !== 'sign').sort(([a], [b]) => (a < b ? -1 : 1));
  // What is signed are the bytes that were sent, whatever letters they are.
  const signed = [said, said.filter(([name]) => name !== 'sign_type')].map(fields =>
    Buffer.from(fields.map(field => field.join('=')).join('&'), 'latin1'),
  );
  const genuine = signed.some(text => keys.some(key => verify('RSA-SHA256', text, key, signature)));
  if (!genuine) return null;
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(bytes.charset || 'utf-8', { fatal: true });
    return Object.fromEntries(
      raw.map(([name, value]) => [name, decoder.decode(Buffer.from(value, 'latin1'))]),
    );
  } catch {
    return null;
  }
}

/** A name for one intent, so that a request that is sent twice acts once; also where there is no secure context. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');

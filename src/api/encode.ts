import { type CallHeaders, HEADER_FIELDS } from '#domain/contract/headers.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** What becomes a header, of an array the first, and what stays a field (specification §7). */
export function splitPayload(payload: Payload): { headers: Partial<CallHeaders>; fields: Payload } {
  const fields: Record<string, unknown> = { ...payload };
  const headers: Partial<CallHeaders> = {};
  for (const name of HEADER_FIELDS) {
    const value = fields[name];
    delete fields[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (first !== undefined && first !== null && first !== '') headers[name] = String(first);
  }
  return { headers, fields };
}

/** Form encoding: undefined and null are left out, arrays comma-joined, objects JSON (rulings.md, “Wire”). */
export function encodeForm(fields: Payload): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.every(v => typeof v !== 'object')) form.append(name, value.join(','));
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

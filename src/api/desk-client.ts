import type { Call } from '#domain/contract/call.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { readText, writeText } from '#lib/storage.ts';

/**
 * Calls of the desk and the door: the same contract as the site's, carried by fetch alone, since a door's page must be
 * light. The session's token opens nothing without its cookie, which no script can read.
 */
const KEY = 'heming-desk-session';
export const deskSession = (): string => readText('local', KEY) ?? '';
/** Another tab signed in or out. */
export function onDeskSession(heard: (token: string) => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) heard(event.newValue ?? '');
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
export const keepDeskSession = (token: string | null): boolean => writeText('local', KEY, token);

/** `offline`: nothing came back in time. `session`: sign in again. */
export type DeskFailureKind = 'offline' | 'session' | 'prove' | 'refused';
export class DeskFailure extends Error {
  readonly kind: DeskFailureKind;
  readonly errcode: string;
  readonly data: unknown;
  constructor(kind: DeskFailureKind, message: string, errcode = '', data?: unknown) {
    super(message);
    this.kind = kind;
    this.errcode = errcode;
    this.data = data;
  }
}

const TIMEOUT = 15_000;
export interface DeskOptions {
  readonly page?: string;
  readonly timeout?: number;
  /** Travels as form data, beside the fields. */
  readonly file?: File | undefined;
}

function withFile(form: URLSearchParams, file: File): FormData {
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  data.append('file', file);
  return data;
}

export async function deskCall<In, Out>(
  { method, path, shapes }: Call<In, Out>,
  payload: NoInfer<In>,
  { page = '/zh-CN/pc/desk', timeout = TIMEOUT, file }: DeskOptions = {},
): Promise<Out> {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const session = deskSession();
  const headers = {
    sourcePage: page,
    // Of form data the browser says it itself, with its borders.
    ...(!file && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(session && { staffSession: session }),
  };
  let body: unknown;
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: file ? withFile(form, file) : form.toString(),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    body = await response.json();
  } catch {
    throw new DeskFailure('offline', '');
  }
  const envelope = body as Envelope;
  if (typeof envelope?.success !== 'boolean') throw new DeskFailure('offline', '');
  if (!envelope.success) {
    const { errcode, msg, data } = envelope;
    const kind =
      errcode === ERR.sessionExpired ? 'session' : errcode === ERR.proofNeeded ? 'prove' : 'refused';
    throw new DeskFailure(kind, msg, errcode, data);
  }
  const parsed = (await shapes()).reply.safeParse(envelope.data ?? undefined);
  if (!parsed.success) throw new DeskFailure('offline', '');
  return parsed.data;
}

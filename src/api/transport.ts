import axios, { AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { CallHeaders } from '#domain/contract/headers.ts';
import { noteReached, reach } from '#lib/online.ts';
import { keepBeside, takeBeside } from './beside.ts';
import type { FailureKind } from './failure.ts';
import { whileBusy } from './while-busy.ts';

/** Whether an order or a payment went through is unknown after this; ms. */
export const TIMEOUT = 15_000;

/** A file on a slow line; ms. */
const UPLOAD_TIMEOUT = 120_000;

export interface Wire {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<CallHeaders>;
  readonly form: URLSearchParams;
  /** Uploads skip the form encoding: the file travels as form data beside the other fields. */
  readonly file: File | undefined;
  readonly signal: AbortSignal | undefined;
  /** How much of the file has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
/** What came back: a body of any kind, and the orderKey header if there was one. */
export interface Reply {
  readonly body: unknown;
  readonly orderKey?: string;
}

/** The line broke, or what came was no JSON. A body may still carry an envelope (specification §8). */
export class NetworkFailure extends Error {
  readonly kind: FailureKind;
  readonly body: unknown;
  /** Of a server that is too busy: seconds until it may be asked again, 0 where it does not say. */
  readonly retryAfter: number | null;
  constructor(kind: FailureKind, body?: unknown, retryAfter: number | null = null) {
    super(kind);
    this.kind = kind;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

const http = axios.create({
  timeout: TIMEOUT,
  responseType: 'json',
  // Truncated JSON must be an error, not a string (quality.md R13).
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  withCredentials: true,
});

/**
 * Sends one call. Rejects with a NetworkFailure only. What carries a request id makes one thing however often it is asked
 * (quality.md R12): while the server is too busy it is asked again.
 */
export const send = async (
  asked: Wire,
  orderHeaders: (appKey: string) => Promise<Partial<CallHeaders>>,
): Promise<Reply> => {
  const body = takeBeside(asked);
  if (body) return { body };
  const wire = { ...asked, headers: { ...asked.headers, ...(await orderHeaders(asked.headers.appKey)) } };
  const reply = await (wire.form.has('requestId')
    ? whileBusy(
        () => sendOnce(wire),
        error => (error instanceof NetworkFailure && !wire.signal?.aborted ? error.retryAfter : null),
      )
    : sendOnce(wire));
  keepBeside(wire, reply.body);
  return reply;
};

async function sendOnce({ method, path, headers, form, file, signal, onProgress }: Wire): Promise<Reply> {
  const config = {
    headers,
    ...(signal && { signal }),
    ...(file && { timeout: UPLOAD_TIMEOUT }),
    ...(onProgress && {
      onUploadProgress: ({ progress }: AxiosProgressEvent) => onProgress(progress ?? 0),
    }),
  };
  try {
    const response: AxiosResponse<unknown> =
      method === 'GET'
        ? await http.get(path, { ...config, params: form })
        : await http.post(path, file ? withFile(form, file) : form, config);
    noteReached(true);
    const orderKey: unknown = response.headers.orderkey;
    return { body: response.data, ...(typeof orderKey === 'string' && { orderKey }) };
  } catch (error) {
    const failure = networkFailure(error);
    // One call may be blocked where all else gets through.
    if (failure.kind === 'offline') void reach();
    throw failure;
  }
}

function withFile(form: URLSearchParams, file: File): FormData {
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  data.append('file', file);
  return data;
}

function networkFailure(error: unknown): NetworkFailure {
  if (axios.isCancel(error)) return new NetworkFailure('aborted');
  if (!(error instanceof AxiosError)) return new NetworkFailure('garbage');
  if (error.response) {
    const { status, headers, data } = error.response;
    const wait = status === 503 ? Number(headers['retry-after']) || 0 : null;
    return new NetworkFailure('garbage', data, wait);
  }
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED)
    return new NetworkFailure('timeout');
  return new NetworkFailure(error.code === AxiosError.ERR_NETWORK ? 'offline' : 'garbage');
}

import axios, { AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { CallHeaders } from '#domain/contract/headers.ts';
import { noteReached, reach } from '#lib/online.ts';
import type { FailureKind } from './failure.ts';

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
  constructor(kind: FailureKind, body?: unknown) {
    super(kind);
    this.kind = kind;
    this.body = body;
  }
}

const http = axios.create({
  timeout: TIMEOUT,
  responseType: 'json',
  // Truncated JSON must be an error, not a string (quality.md R13).
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  withCredentials: true,
});

/** Sends one call. Rejects with a NetworkFailure only. */
export async function send({ method, path, headers, form, file, signal, onProgress }: Wire): Promise<Reply> {
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

/** The refusal of a server that is too busy brings how long it asks to be left alone: 0 where it does not say. */
function told({ status, headers, data }: AxiosResponse<unknown>): unknown {
  if (status !== 503 || typeof data !== 'object' || data === null) return data;
  return { ...data, data: { retryAfter: Number(headers['retry-after']) || 0 } };
}

function networkFailure(error: unknown): NetworkFailure {
  if (axios.isCancel(error)) return new NetworkFailure('aborted');
  if (!(error instanceof AxiosError)) return new NetworkFailure('garbage');
  if (error.response) return new NetworkFailure('garbage', told(error.response));
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED)
    return new NetworkFailure('timeout');
  return new NetworkFailure(error.code === AxiosError.ERR_NETWORK ? 'offline' : 'garbage');
}

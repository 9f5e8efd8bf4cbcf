import axios, { AxiosError, type AxiosResponse } from 'axios';
import type { Call } from '../domain/contract/call.ts';
import type { Envelope } from '../domain/contract/envelope.ts';
import { encodeForm, type Payload, splitPayload } from './encode.ts';
import { CallFailure, type Reaction, reactionTo } from './failure.ts';

/** What the wrapper needs to know and may not import: injected once by app/boot. */
export interface Surroundings {
  /** Path plus hash of the page that calls. */
  sourcePage(): string;
  appKey(): string;
  featurePrefix: string;
  sessionId(): string;
  orderKey(): string;
  rememberOrderKey(key: string): void;
  /** Scenario of the tab (demonstration mode and mocks only). */
  scenario(): string;
  /** Shows a toast or handles the end of the session. */
  react(reaction: Exclude<Reaction, 'silent'>, failure: CallFailure): void;
  /** The one generic message for a broken line: offline, time-out, garbage. */
  generic(kind: CallFailure['kind']): string;
}

export interface Options {
  signal?: AbortSignal | undefined;
  /** The caller shows the failure itself. */
  quiet?: boolean;
}

/** A payment's or order's fate is unknown after this; ms. */
export const TIMEOUT = 15_000;

let surroundings: Surroundings | undefined;
export function surround(next: Surroundings): void {
  surroundings = next;
}
const around = (): Surroundings => {
  if (!surroundings) throw new Error('The API wrapper was used before app/boot surrounded it.');
  return surroundings;
};

const http = axios.create({
  timeout: TIMEOUT,
  responseType: 'json',
  // Truncated JSON must be an error, not a string (quality.md R13).
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  withCredentials: true,
});

/** Makes one call of the catalogue. Rejects with a CallFailure only; toasts and session handling are done by then. */
export function call<In, Out>(
  spec: Call<In, Out>,
  payload: NoInfer<In>,
  options: Options = {},
): Promise<Out> {
  return perform(spec, payload as Payload, undefined, options);
}

/** Uploads skip the form encoding: the file travels as form data beside the other fields. */
export function upload<In, Out>(
  spec: Call<In, Out>,
  file: File,
  payload: NoInfer<In>,
  options: Options = {},
): Promise<Out> {
  return perform(spec, payload as Payload, file, options);
}

async function perform<Out>(
  spec: Pick<Call<unknown, Out>, 'method' | 'path' | 'reply'>,
  payload: Payload,
  file: File | undefined,
  options: Options,
): Promise<Out> {
  const quiet = options.quiet || payload.showToast === 'noMsg';
  const fail = (failure: CallFailure): never => {
    const reaction = reactionTo(failure, quiet);
    if (reaction !== 'silent') around().react(reaction, failure);
    throw failure;
  };
  let response: AxiosResponse<unknown>;
  try {
    response = await send(spec.method, spec.path, payload, file, options.signal);
  } catch (error) {
    return fail(brokenLine(error));
  }
  const key: unknown = response.headers.orderkey;
  if (typeof key === 'string' && key !== '') around().rememberOrderKey(key);
  const envelope = response.data;
  if (!isEnvelope(envelope)) return fail(new CallFailure('garbage', around().generic('garbage')));
  if (!envelope.success)
    return fail(new CallFailure('refused', envelope.msg, envelope.errcode, envelope.data));
  const data = spec.reply.safeParse(envelope.data);
  return data.success ? data.data : fail(new CallFailure('garbage', around().generic('garbage')));
}

async function send(
  method: Call['method'],
  path: string,
  payload: Payload,
  file?: File,
  signal?: AbortSignal,
) {
  const { headers, fields } = splitPayload(payload);
  const form = encodeForm(fields);
  const config = { headers: { ...headers, ...(await ownHeaders()) }, ...(signal && { signal }) };
  if (method === 'GET') return http.get<unknown>(path, { ...config, params: form });
  return http.post<unknown>(path, file ? withFile(form, file) : form, config);
}

function withFile(form: URLSearchParams, file: File): FormData {
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  data.append('file', file);
  return data;
}

async function ownHeaders(): Promise<Record<string, string>> {
  const s = around();
  const appKey = s.appKey();
  const headers: Record<string, string> = { sourcePage: encodeURI(s.sourcePage()), appKey };
  const sessionId = s.sessionId();
  if (sessionId) headers.sessionId = sessionId;
  const orderKey = s.orderKey();
  if (orderKey) {
    const { featureHash } = await import('./headers.ts');
    headers.orderKey = orderKey;
    headers.featureHash = featureHash(s.featurePrefix, orderKey, appKey);
  }
  const scenario = s.scenario();
  if (scenario) headers['x-scenario'] = scenario;
  return headers;
}

function brokenLine(error: unknown): CallFailure {
  const generic = (kind: CallFailure['kind']) => new CallFailure(kind, around().generic(kind));
  if (axios.isCancel(error)) return new CallFailure('aborted', 'aborted');
  if (!(error instanceof AxiosError)) return generic('garbage');
  // A network-level answer may still carry an envelope (specification §8).
  const body: unknown = error.response?.data;
  if (isEnvelope(body) && !body.success) return new CallFailure('refused', body.msg, body.errcode, body.data);
  if (error.response) return generic('garbage');
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED)
    return generic('timeout');
  return generic(error.code === AxiosError.ERR_NETWORK ? 'offline' : 'garbage');
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { success, msg, errcode } = value as Record<string, unknown>;
  return (
    typeof success === 'boolean' && (success || (typeof msg === 'string' && typeof errcode === 'string'))
  );
}

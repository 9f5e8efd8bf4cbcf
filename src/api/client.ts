import type { Call, Shapes } from '#domain/contract/call.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import type { CallHeaders } from '#domain/contract/headers.ts';
import { loadChunk } from '#lib/chunk.ts';
import { encodeForm, type Payload, splitPayload } from './encode.ts';
import { CallFailure, type FailureKind, type Reaction, reactionTo } from './failure.ts';
import type { NetworkFailure, Reply } from './transport.ts';

/** What the wrapper needs to know and may not import: injected once by app/boot. */
export interface ClientConfig {
  /** Path plus hash of the page that calls. */
  sourcePage(): string;
  appKey(): string;
  featurePrefix: string;
  sessionId(): string;
  orderKey(): string;
  rememberOrderKey(key: string): void;
  /** A reply that is there already: in the HTML of the first page, or on the server while it renders one. */
  early?(method: Call['method'], path: string, form: string): Promise<unknown> | undefined;
  /** Scenario of the tab (demonstration mode and mocks only). */
  scenario(): string;
  /** Shows a toast or handles the end of the session; gives back what takes the toast back. */
  react(reaction: Exclude<Reaction, 'silent'>, failure: CallFailure): (() => void) | undefined;
  /** The one generic message for a request that failed: offline, time-out, garbage. */
  generic(kind: CallFailure['kind']): string;
}

export interface Options {
  signal?: AbortSignal | undefined;
  /** The caller shows the failure itself; an ended session is handled all the same. */
  quiet?: boolean;
  /** The page is whole without the answer: it goes with `showToast=noMsg`. */
  aside?: boolean;
  /** Of an upload: how much has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

type Shape<Out> = Shapes<unknown, Out>['reply'];

let config: ClientConfig | undefined;
export function configureClient(next: ClientConfig): void {
  config = next;
}
const configured = (): ClientConfig => {
  if (!config) throw new Error('The API wrapper was used before app/boot configured it.');
  return config;
};

/** What was said of calls that failed, until they are answered: a toast does not outlive the retry that went well. */
const said = new Map<string, () => void>();
/** A toast has gone by itself by then, and what was asked, a password perhaps, is remembered no longer; ms. */
const SAID_FOR = 15_000;

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
  spec: Call<unknown, Out>,
  asked: Payload,
  file: File | undefined,
  options: Options,
): Promise<Out> {
  const payload: Payload = options.aside ? { ...asked, showToast: 'noMsg' } : asked;
  const session = configured().sessionId();
  const fail = (failure: CallFailure): never => {
    const reaction = reactionTo(failure, { noMsg: payload.showToast === 'noMsg', quiet: options.quiet });
    // A late answer to the session before says nothing of the one that has begun since.
    const stale = reaction === 'session' && session !== configured().sessionId();
    const takeBack = reaction !== 'silent' && !stale && configured().react(reaction, failure);
    if (takeBack) {
      const key = failure.kind === 'refused' ? asking : spec.path;
      said.set(key, takeBack);
      setTimeout(() => {
        if (said.get(key) === takeBack) said.delete(key);
      }, SAID_FOR);
    }
    throw failure;
  };
  const broken = (kind: FailureKind): never => fail(new CallFailure(kind, configured().generic(kind)));
  const { headers, fields } = splitPayload(payload);
  const form = encodeForm(fields);
  const asking = `${spec.path} ${form}`;
  // What comes aside may be a member's own; the HTML is a guest's.
  const own = file !== undefined || (options.aside && session !== '');
  const early = own ? undefined : configured().early?.(spec.method, spec.path, form.toString());
  let reply: Reply;
  let shape: Shape<Out> | undefined;
  try {
    if (early) reply = { body: await early };
    else [reply, shape] = await send(spec, headers, form, file, options);
  } catch (error) {
    // A network-level answer may still carry an envelope (specification §8).
    const { kind, body } = error as NetworkFailure;
    if (!isEnvelope(body) || body.success) return broken(kind);
    reply = { body };
  }
  if (reply.orderKey) configured().rememberOrderKey(reply.orderKey);
  const envelope = reply.body;
  if (!isEnvelope(envelope)) return broken('garbage');
  if (!envelope.success)
    return fail(new CallFailure('refused', envelope.msg, envelope.errcode, envelope.data));
  for (const key of [spec.path, asking]) {
    said.get(key)?.();
    said.delete(key);
  }
  // Only our own server writes into the HTML, and this code came with it.
  if (!shape) return envelope.data as Out;
  const data = shape.safeParse(envelope.data);
  return data.success ? data.data : broken('garbage');
}

async function send<Out>(
  { method, path, shapes }: Call<unknown, Out>,
  headers: Partial<CallHeaders>,
  form: URLSearchParams,
  file: File | undefined,
  { signal, onProgress }: Options,
): Promise<[Reply, Shape<Out>]> {
  // The page of this moment, before anything is waited for.
  const own = visitHeaders();
  const [transport, { reply }] = await Promise.all([
    fetched(() => import('./transport.ts')),
    fetched(shapes),
  ]);
  const request = { method, path, headers: { ...headers, ...own }, form, file, signal, onProgress };
  return [await transport.send(request, orderHeaders), reply];
}

/**
 * axios and zod weigh as much as a page; the first page of a visit has its replies in its HTML and needs neither.
 * A file that the line loses is asked for once more. Without a network none is: there are browsers that never ask again
 * for code that failed once in a page.
 */
const fetched = <T>(code: () => Promise<T>): Promise<T> =>
  (navigator.onLine === false ? Promise.reject() : loadChunk(code).catch(() => loadChunk(code))).catch(() => {
    throw { kind: 'offline' } satisfies Partial<NetworkFailure>;
  });

export const ownHeaders = async (): Promise<CallHeaders> => {
  const own = visitHeaders();
  return { ...own, ...(await orderHeaders(own.appKey)) };
};

function visitHeaders(): CallHeaders {
  const s = configured();
  const headers: CallHeaders = { sourcePage: ascii(s.sourcePage()), appKey: s.appKey() };
  const sessionId = s.sessionId();
  if (sessionId) headers.sessionId = sessionId;
  const scenario = s.scenario();
  if (scenario) headers['x-scenario'] = scenario;
  return headers;
}

/** Of an order that is under way; none but a call that is sent waits for their code. */
async function orderHeaders(appKey: string): Promise<Partial<CallHeaders>> {
  const s = configured();
  const orderKey = s.orderKey();
  if (!orderKey) return {};
  const { featureHash } = await fetched(() => import('#domain/contract/feature-hash.ts'));
  return { orderKey, featureHash: featureHash(s.featurePrefix, orderKey, appKey) };
}

/** Headers carry no other characters; what is encoded already stays as it is. */
const ascii = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { success, msg, errcode } = value as Record<string, unknown>;
  return (
    typeof success === 'boolean' && (success || (typeof msg === 'string' && typeof errcode === 'string'))
  );
}

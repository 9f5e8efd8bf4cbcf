import { type Beside, besideKey } from '#domain/contract/beside.ts';
import type { Call } from '#domain/contract/call.ts';
import { type Envelope, ERR } from '#domain/contract/envelope.ts';
import { HEADER_FIELDS, headerOf } from '#domain/contract/headers.ts';
import { ODD } from '#domain/contract/patterns.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { isLocale, type Locale } from '#site/tree.ts';
import type { Deps } from '../deps.ts';
import { isAway, StoreAway } from '../store/away.ts';
import { readForm, readFormWithFile } from './body.ts';
import type { Ctx, Endpoint, StaffCtx } from './endpoint.ts';
import { gate } from './gate.ts';
import { replyHeaders } from './headers.ts';
import { watchOf } from './latency.ts';
import { Refusal, sessionExpired, signInFirst } from './refusal.ts';
import { badPayload, crossSite, noCall } from './refusals.ts';
import { findSession, tokenOf } from './session.ts';
import { requireStaff } from './staff-session.ts';

const SERVER_FAULT: Bilingual = {
  zh: '系统繁忙，请稍后再试。',
  en: 'Something went wrong on our side. Please try again shortly.',
};

/** A header of one reply, beside those of all. */
type Extra = readonly [name: string, value: string];
/** What a handler adds to its answer. */
interface Added {
  readonly headers: Extra[];
  readonly beside: (() => Promise<Beside[]>)[];
}
const done = (data: unknown): Envelope => ({ success: true, errcode: ERR.ok, msg: '', data: data ?? null });

/**
 * Answers one call: checks, handler, envelope. Never throws. Refusals are HTTP 200, our own faults 500 or 503. `all`:
 * where the calls are found whose answers go beside this one.
 */
export async function answer(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
  all: ReadonlyMap<Call, Endpoint>,
): Promise<Response> {
  const added: Added = { headers: [], beside: [] };
  const { headers } = added;
  const locale = localeOf(request);
  try {
    const [data, beside] = await perform(deps, endpoint, request, locale, added, all);
    return reply({ ...done(data), ...(beside.length > 0 && { beside }) }, headers);
  } catch (error) {
    return refuse(deps, error, locale, headers, endpoint.call.path);
  }
}

/** What comes beside an answer, which may bring more. */
async function broughtBy({ beside }: Added): Promise<Beside[]> {
  const brought: Beside[] = [];
  for (let asked = beside.splice(0); asked.length > 0; asked = beside.splice(0))
    brought.push(...(await Promise.all(asked.map(ask => ask().catch(() => [])))).flat());
  return brought;
}

async function perform(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
  locale: Locale,
  added: Added,
  all: ReadonlyMap<Call, Endpoint>,
): Promise<readonly [unknown, Beside[]]> {
  const { call, access } = endpoint;
  const began = performance.now();
  if (call.method === 'POST') requireOwnPage(deps, request);
  const now = deps.clock.now();
  const header = (name: string, value: string): number => added.headers.push([name, value]);
  const beside: Ctx['beside'] = (next, fields) =>
    added.beside.push(async () => {
      const other = all.get(next as Call);
      if (!other || other.access === 'staff' || (other.access === 'member' && !ctx.session)) return [];
      const form = Object.entries(fields as object).filter(([name]) => !HEADER_FIELDS.some(h => h === name));
      const key = besideKey(next.path, form);
      const reply = await other.handle(ctx, fields, null).then(done, (error: unknown) => {
        // A fault is asked for again by the page itself.
        if (error instanceof Refusal) return envelopeOf(error, locale);
        throw error;
      });
      return [{ key, reply }];
    });
  if (access === 'staff') {
    const who = await requireStaff(deps, request, now, endpoint.right);
    const { payload, file } = await payloadOf(endpoint, request);
    const staff: StaffCtx = { deps, request, locale, session: null, now, header, beside, ...who };
    return turnOf(deps)(who.staff.id, async () => [
      await endpoint.handle(staff, payload, file),
      await broughtBy(added),
    ]);
  }
  const found = endpoint.unnamed
    ? null
    : await sessionOrAway(endpoint, findSession(deps, request, now, endpoint.buys ? 'buyer' : 'session'));
  const session = found instanceof StoreAway ? null : found;
  if (session) members.set(request, session.memberId);
  if (access === 'member' && !session) throw tokenOf(request) === '' ? signInFirst() : sessionExpired();
  const ctx: Ctx = {
    deps,
    request,
    locale,
    get session() {
      // Public lists do not look at it, and stay open while nobody can be known.
      if (found instanceof StoreAway) throw found;
      return session;
    },
    now,
    header,
    beside,
  };
  const { payload, file } = await payloadOf(endpoint, request);
  // What comes beside is of the same turn: it asks the database, too.
  const handle = async () => [await endpoint.handle(ctx, payload, file), await broughtBy(added)] as const;
  if (!session) return handle();
  const answered = watchOf(deps.store)?.(call.path, session.memberId, began);
  try {
    return await turnOf(deps)(session.memberId, handle);
  } finally {
    answered?.();
  }
}

/** Whose call a request was, for the log. */
const members = new WeakMap<Request, string>();
export const askedBy = (request: Request): string | undefined => members.get(request);

/** Calls of one member at a time, and how many more may wait: nobody's calls take all connections to the database. */
const MAX_CALLS_OF_A_MEMBER = 3;
const MOST_WAITING = 100;
const gates = new WeakMap<object, ReturnType<typeof gate>>();
function turnOf({ store }: Deps): ReturnType<typeof gate> {
  const inTurn = gates.get(store) ?? gate(MAX_CALLS_OF_A_MEMBER, MOST_WAITING);
  gates.set(store, inTurn);
  return inTurn;
}

const sessionOrAway = ({ access }: Endpoint, session: ReturnType<typeof findSession>) =>
  access === 'member'
    ? session
    : session.catch((error: unknown) => {
        if (error instanceof StoreAway) return error;
        throw error;
      });

/** Form bodies are CORS-simple: a custom header and the browser's own word are asked for (S6). */
function requireOwnPage(deps: Deps, request: Request): void {
  if (!headerOf(request, 'sourcePage') || !deps.host.sameSite(request)) throw crossSite();
}

async function payloadOf(
  { call, maxFile }: Endpoint,
  request: Request,
): Promise<{ payload: unknown; file: File | null }> {
  const { form, file } =
    call.method === 'GET'
      ? { form: new URL(request.url).searchParams, file: null }
      : maxFile === undefined
        ? { form: await readForm(request), file: null }
        : await readFormWithFile(request, maxFile);
  const fields: Record<string, unknown> = Object.fromEntries(form);
  for (const name of HEADER_FIELDS) {
    const value = headerOf(request, name);
    if (value) fields[name] = value;
  }
  const { payload } = await call.shapes();
  const parsed = payload.safeParse(fields);
  const odd = parsed.success ? fieldsWithOddText(parsed.data) : [];
  if (parsed.success && odd.length === 0) return { payload: parsed.data, file };
  if (parsed.success) throw badPayload(odd);
  const names = [...new Set(parsed.error.issues.map(issue => String(issue.path[0] ?? '')))].filter(Boolean);
  throw badPayload(names);
}

/** Looked for in what the shapes made of the fields: JSON can write as escapes what a form cannot carry. */
const fieldsWithOddText = (payload: unknown): string[] =>
  Object.entries(payload ?? {})
    .filter(([, value]) => isOdd(value))
    .map(([name]) => name);
/** Nothing that is asked for goes deeper; what does ends in whoever looks through it. */
const DEEPEST = 20;
const isOdd = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? ODD.test(value)
    : typeof value === 'object' &&
      value !== null &&
      (depth > DEEPEST ||
        Object.entries(value).some(([key, inner]) => ODD.test(key) || isOdd(inner, depth + 1)));

/** The language of the tree that the caller's page is in; zh-CN when unknown. */
export const localeOf = (request: Request): Locale => localeOfPage(headerOf(request, 'sourcePage'));
export function localeOfPage(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : 'zh-CN';
}

function envelopeOf({ errcode, text, data }: Refusal, locale: Locale): Envelope {
  return { success: false, errcode, msg: say(text, locale), ...(data !== undefined && { data }) };
}

/** A failure as an envelope. What is not a refusal is logged and told as 2500, without a word of its inside. */
export function refuse(
  deps: Deps,
  error: unknown,
  locale: Locale,
  headers: readonly Extra[],
  path: string,
): Response {
  if (error instanceof Refusal) return reply(envelopeOf(error, locale), headers);
  deps.log('a call failed', { route: path, error });
  const envelope = { success: false, errcode: ERR.server, msg: say(SERVER_FAULT, locale) };
  return isAway(error) ? reply(envelope, [...headers, RETRY], 503) : reply(envelope, headers, 500);
}
/** Seconds; a database that was restarted is back by then. */
const RETRY: Extra = ['Retry-After', '5'];

/** For paths and methods that no call has. */
export function unknownCall(deps: Deps, request: Request): Response {
  const path = new URL(request.url).pathname;
  return refuse(deps, noCall(), localeOf(request), [], path);
}

/** The bodies of replies, for a host that compresses them. */
const texts = new WeakMap<Response, string>();
export const textOf = (response: Response): string | undefined => texts.get(response);

const headers = { ...replyHeaders, 'Content-Type': 'application/json; charset=utf-8' };

function reply(envelope: Envelope, extra: readonly Extra[], status = 200): Response {
  const text = JSON.stringify(envelope);
  const response = new Response(text, { status, headers });
  texts.set(response, text);
  for (const [name, value] of extra) response.headers.append(name, value);
  return response;
}

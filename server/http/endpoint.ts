import type { Call } from '#domain/contract/call.ts';
import type { Right } from '#domain/contract/desk.ts';
import type { Locale } from '#site/tree.ts';
import type { Deps } from '../deps.ts';
import type { StaffRow, StaffSessionRow } from '../store/ports/staff.ts';
import type { Caller } from './session.ts';

/** What an endpoint knows of the request. */
export interface Ctx {
  readonly deps: Deps;
  readonly request: Request;
  /** From the tree in the sourcePage header; zh-CN when there is none. */
  readonly locale: Locale;
  /** The live session of the caller, or null. `member` endpoints always have one. */
  readonly session: Caller | null;
  /** Milliseconds of the server's clock, the same for the whole request. */
  readonly now: number;
  /** Sets a header of the reply (orderKey, Set-Cookie). */
  header(name: string, value: string): void;
  /** The page asks this next: its answer goes with the reply, for the same caller. */
  beside<In>(call: Call<In, unknown>, payload: NoInfer<In>): void;
}
export interface MemberCtx extends Ctx {
  readonly session: Caller;
}

/** Who works in the house: no member's session is looked at for it. */
export interface StaffCtx extends Ctx {
  readonly session: null;
  readonly staff: StaffRow;
  readonly staffSession: StaffSessionRow;
}

/** `anyone`, a logged-in `member`, or who works here; the table of endpoints is what the authorisation tests walk (S10). */
export type Access = 'anyone' | 'member' | 'staff';

export interface Endpoint {
  readonly call: Call<unknown, unknown>;
  readonly access: Access;
  /** Of a call of the desk: what its caller's role must allow; none where being signed in is enough. */
  readonly right?: Right;
  /** Nobody is looked up for it, even if a session comes with it: its answer is the same for everyone. */
  readonly unnamed?: true;
  /** It places orders: where its caller stands is read with the session. */
  readonly buys?: true;
  /** Bytes of a body with a file in it; endpoints without it take no files. */
  readonly maxFile?: number;
  handle(ctx: Ctx, payload: unknown, file: File | null): Promise<unknown>;
}

export function open<In, Out>(
  call: Call<In, Out>,
  handle: (ctx: Ctx, payload: In) => Promise<Out> | Out,
): Endpoint {
  return { call, access: 'anyone', handle: async (ctx, payload) => handle(ctx, payload as In) };
}

/** For anyone, and too many of them to ask the database who each is. */
export function unnamed<In, Out>(
  call: Call<In, Out>,
  handle: (ctx: Ctx, payload: In) => Promise<Out> | Out,
): Endpoint {
  return { ...open(call, handle), unnamed: true };
}

export function forMember<In, Out>(
  call: Call<In, Out>,
  handle: (ctx: MemberCtx, payload: In) => Promise<Out> | Out,
): Endpoint {
  return { call, access: 'member', handle: async (ctx, payload) => handle(ctx as MemberCtx, payload as In) };
}

/** For a member who places an order. */
export function forBuyer<In, Out>(
  call: Call<In, Out>,
  handle: (ctx: MemberCtx, payload: In) => Promise<Out> | Out,
): Endpoint {
  return { ...forMember(call, handle), buys: true };
}

/** For who works here and has a right; `null`: whatever the role. */
export function forStaff<In, Out>(
  call: Call<In, Out>,
  right: Right | null,
  handle: (ctx: StaffCtx, payload: In) => Promise<Out> | Out,
): Endpoint {
  return {
    call,
    access: 'staff',
    ...(right !== null && { right }),
    handle: async (ctx, payload) => handle(ctx as StaffCtx, payload as In),
  };
}

/** For a member who sends a file, as form data of at most `maxFile` bytes; null where none came. */
export function forMemberWithFile<In, Out>(
  call: Call<In, Out>,
  maxFile: number,
  handle: (ctx: MemberCtx, payload: In, file: File | null) => Promise<Out>,
): Endpoint {
  return {
    call,
    access: 'member',
    maxFile,
    handle: (ctx, payload, file) => handle(ctx as MemberCtx, payload as In, file),
  };
}

/** For who works here, has the right, and sends a file of at most `maxFile` bytes; null where none came. */
export function forStaffWithFile<In, Out>(
  call: Call<In, Out>,
  { right, maxFile }: { readonly right: Right; readonly maxFile: number },
  handle: (ctx: StaffCtx, payload: In, file: File | null) => Promise<Out>,
): Endpoint {
  return {
    call,
    access: 'staff',
    right,
    maxFile,
    handle: (ctx, payload, file) => handle(ctx as StaffCtx, payload as In, file),
  };
}

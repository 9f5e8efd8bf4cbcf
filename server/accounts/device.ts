import type { Ctx } from '../http/endpoint.ts';
import type { MemberRow } from '../store/ports/accounts.ts';

/** A device is known to an account once somebody signed in to it there; this many accounts are remembered on one. */
const MAX_ACCOUNTS = 6;
const COOKIE = /^([\w-]{22})((?:\.[0-9a-f]{16})*)$/;

interface Device {
  readonly id: string;
  /** A hash for each account that was signed in to here; without the server's secret it does not tell which. */
  readonly marks: readonly string[];
}

function deviceOf(ctx: Ctx): Device | null {
  const [, id, marks] = COOKIE.exec(ctx.deps.host.readDevice(ctx.request) ?? '') ?? [];
  return id === undefined ? null : { id, marks: (marks ?? '').split('.').filter(Boolean) };
}

const markOf = async ({ deps }: Ctx, id: string, account: string): Promise<string> =>
  (await deps.host.hmac(deps.config.secret, `device\n${id}\n${account}`)).slice(0, 16);

function write(ctx: Ctx, { id, marks }: Device): void {
  const cookie = ctx.deps.host.writeDevice([id, ...marks].join('.'));
  if (cookie !== null) ctx.header('Set-Cookie', cookie);
}

/** Whose tries are counted together: the device that the cookie names, or everyone without one at an address. */
export const visitorOf = (ctx: Ctx): string => {
  const device = deviceOf(ctx);
  return device ? `device ${device.id}` : `address ${ctx.deps.host.address(ctx.request)}`;
};

export const hasDevice = (ctx: Ctx): boolean => deviceOf(ctx) !== null;

/** Like `visitorOf`, and names a device that has no name yet. */
export function nameVisitor(ctx: Ctx): string {
  if (hasDevice(ctx) || ctx.deps.host.readDevice(ctx.request) === undefined) return visitorOf(ctx);
  const named = fresh.get(ctx.request) ?? `device ${newDevice(ctx).id}`;
  fresh.set(ctx.request, named);
  return named;
}
/** Names given while a request is answered: it gets one. */
const fresh = new WeakMap<Request, string>();

function newDevice(ctx: Ctx): Device {
  const device = { id: ctx.deps.random.token(16), marks: [] };
  write(ctx, device);
  return device;
}

/** Whether the account was signed in to on this device before: limits that strangers use up do not hold for it then. */
export async function isKnownDevice(ctx: Ctx, account: string): Promise<boolean> {
  const device = deviceOf(ctx);
  if (!device) return false;
  return device.marks.includes(await markOf(ctx, device.id, account));
}

/** Whether the account was never signed in to on this device, by mobile or e-mail; false where devices are not known. */
export async function isNewDevice(
  ctx: Ctx,
  { mobile, email }: Pick<MemberRow, 'mobile' | 'email'>,
): Promise<boolean> {
  if (ctx.deps.host.readDevice(ctx.request) === undefined) return false;
  for (const name of [mobile, email]) if (name !== null && (await isKnownDevice(ctx, name))) return false;
  return true;
}

/** After a login: the device is known to the account, by its mobile and its e-mail. */
export async function rememberDevice(ctx: Ctx, names: readonly (string | null)[]): Promise<void> {
  const device = deviceOf(ctx) ?? { id: ctx.deps.random.token(16), marks: [] };
  const own = await Promise.all(names.filter(n => n !== null).map(name => markOf(ctx, device.id, name)));
  if (own.every(mark => device.marks.includes(mark))) return;
  write(ctx, { ...device, marks: [...new Set([...own, ...device.marks])].slice(0, MAX_ACCOUNTS) });
}

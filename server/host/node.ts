import { createHmac, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ERR } from '../../src/domain/contract/envelope.ts';
import type { Host } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { pbkdf2Verify } from './pbkdf2.ts';

export interface NodeHostOptions {
  /** TLS is in front: the cookie is Secure and bound to the host by its name. */
  readonly https: boolean;
  /** How many proxies in front write X-Forwarded-For; 0 trusts none. */
  readonly proxies?: number;
  /** Origins beside the server's own that may post: a development server in front, for one. */
  readonly origins?: readonly string[];
}

export interface NodeHost extends Host {
  /** Notes the peer's address of a request: it is on the socket, not in the Request. */
  remember(request: Request, address: string | undefined): void;
}

const MONTH = 30 * 86_400;

/** The host of the real server: cookie beside the header, fetch metadata, scrypt. */
export function nodeHost({ https, proxies = 0, origins = [] }: NodeHostOptions): NodeHost {
  const peers = new WeakMap<Request, string>();
  const cookieName = https ? '__Host-heming' : 'heming';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

  return {
    remember(request, address) {
      if (address) peers.set(request, address);
    },
    readCookie: request => cookieValue(request.headers.get('cookie') ?? '', cookieName),
    writeCookie: secret =>
      `${cookieName}=${secret ?? ''}; ${attributes}; Max-Age=${secret === null ? 0 : MONTH}`,
    sameSite(request) {
      const site = request.headers.get('sec-fetch-site');
      if (site) return site === 'same-origin';
      const origin = request.headers.get('origin');
      // Neither header: no browser made it, so no visitor's cookies were borrowed.
      return (
        !origin ||
        origins.includes(origin) ||
        hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host)
      );
    },
    address(request) {
      const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim());
      const trusted = proxies > 0 ? forwarded.at(-proxies) : undefined;
      return network(trusted || peers.get(request) || 'unknown');
    },
    networkError: () => new Response(null, { status: 503 }),
    passwordScheme: 'scrypt',
    hashPassword: scryptHash,
    verifyPassword: (password, stored) =>
      stored.startsWith('scrypt$') ? scryptVerify(password, stored) : pbkdf2Verify(password, stored),
    hmac: async (key, message) => createHmac('sha256', key).update(message).digest('hex'),
    sha256: async message => hash('sha256', message),
  };
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** One IPv6 subscriber has a whole /64, so that is what counts as an address. */
function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}

// scrypt with N = 2^17, r = 8, p = 1 (S16) needs 128 · N · r = 134 MB, above Node's default ceiling.
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;
let running = 0;
const queue: (() => void)[] = [];

/** At most two at a time: a flood of logins must not take the memory of the box office. */
async function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  if (queue.length >= MAX_WAITING) {
    throw new Refusal(ERR.busy, [
      '登录的人较多，请稍后再试。',
      'Many people are signing in at once. Please try again in a moment.',
    ]);
  }
  if (running >= MAX_AT_ONCE) await new Promise<void>(go => queue.push(go));
  else running++;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}

async function scryptHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

async function scryptVerify(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, expected] = hash.split('$');
  if (!salt || !expected) return false;
  const key = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === key.length && timingSafeEqual(key, wanted);
}

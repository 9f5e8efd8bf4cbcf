import { createHmac, hash, randomBytes, scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { HashWait, Host } from '../deps.ts';
import { sameText } from '../http/same-text.ts';
import type { Log } from '../log.ts';
import { HashQueue } from './hash-queue.ts';
import { pbkdf2Verify } from './pbkdf2.ts';

export interface NodeHostOptions {
  /** TLS is in front: the cookie is Secure and bound to the host by its name. */
  readonly https: boolean;
  /** How many proxies in front write X-Forwarded-For; 0 trusts none. */
  readonly proxies?: number;
  /** Origins beside the server's own that may post: a development server in front, for one. */
  readonly origins?: readonly string[];
  /** Where the host says once what its operator should know. */
  readonly log?: Log;
}

export interface NodeHost extends Host {
  /** Notes the peer's address of a request: it is on the socket, not in the Request. */
  remember(request: Request, address: string | undefined): void;
}

const DAY = 86_400;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** The host of the real server: cookie beside the header, fetch metadata, scrypt. */
export function nodeHost({ https, proxies = 0, origins = [], log }: NodeHostOptions): NodeHost {
  let warned = false;
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
    readStaffCookie: request => cookieValue(request.headers.get('cookie') ?? '', `${cookieName}-staff`),
    // It is needed by the desk's own pages alone, and comes with nothing that another site begins.
    writeStaffCookie: secret =>
      `${cookieName}-staff=${secret ?? ''}; ${attributes.replace('SameSite=Lax', 'SameSite=Strict')}; Max-Age=${secret === null ? 0 : DAY}`,
    readDevice: request => cookieValue(request.headers.get('cookie') ?? '', `${cookieName}-device`),
    writeDevice: value => `${cookieName}-device=${value}; ${attributes}; Max-Age=${YEAR}`,
    readPass: request => cookieValue(request.headers.get('cookie') ?? '', 'heming-media'),
    writePass: (titleId, value, seconds) =>
      `heming-media=${value}; Path=/media/${titleId}/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}; Max-Age=${seconds}`,
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
      if (proxies === 0 && forwarded[0] && !warned) {
        warned = true;
        log?.(
          'X-Forwarded-For came, but TRUST_PROXIES is not set: behind a proxy all visitors count as one and share its limits.',
        );
      }
      const trusted = proxies > 0 ? forwarded.at(-proxies) : undefined;
      return network(trusted || peers.get(request) || 'unknown');
    },
    agent: request => request.headers.get('user-agent') ?? '',
    networkError: () => new Response(null, { status: 503 }),
    passwordScheme: 'scrypt',
    hashPassword: scryptHash,
    verifyPassword: (password, stored, wait = {}) =>
      stored.startsWith('scrypt$')
        ? scryptVerify(password, stored, wait)
        : queue.run(() => pbkdf2Verify(password, stored), wait),
    hashingPressed: () => queue.pressed,
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
/** Node hashes in its pool of threads, which files and names need, too: one of them stays free. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const queue = new HashQueue({ atOnce: Math.max(1, Math.min(availableParallelism(), THREADS - 1)) });

const derive = (
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
  wait: HashWait,
): Promise<Buffer> =>
  queue.run(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    wait,
  );

async function scryptHash(password: string, wait: HashWait = {}): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, wait);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

async function scryptVerify(password: string, hash: string, wait: HashWait): Promise<boolean> {
  const [, N, r, p, salt, expected] = hash.split('$');
  if (!salt || !expected) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64'), cost, wait);
  return sameText(key.toString('base64'), expected);
}

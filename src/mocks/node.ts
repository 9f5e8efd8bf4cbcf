import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { MediaFiles } from '#server/deps.ts';
import { webHost } from '#server/host/web.ts';
import type { Office } from '#server/office.ts';
import { openBoxOffice } from './box-office.ts';
import { handlersOf } from './handlers.ts';

export interface NodeMocks extends Office {
  /** MSW's server: `use()` puts a fault in front of the box office for one test. */
  readonly server: ReturnType<typeof setupServer>;
}

/** The host of the mocks with a password hash that costs nothing. */
export function quickHost(): ReturnType<typeof webHost> {
  const host = webHost();
  return {
    ...host,
    passwordScheme: 'quick',
    hashPassword: async password => `quick$${await host.sha256(password)}`,
    verifyPassword: async (password, hash) =>
      hash.startsWith('quick$')
        ? hash === `quick$${await host.sha256(password)}`
        : host.verifyPassword(password, hash),
  };
}

/** The box office for Vitest, behind real HTTP as the page sees it. Call `server.listen()` and `server.close()`. */
export async function nodeMocks(now: () => number = Date.now, media?: MediaFiles): Promise<NodeMocks> {
  const host = quickHost();
  const office = await openBoxOffice({
    keep: false,
    clock: { now },
    host,
    ...(media && { media }),
    // Fonts are the server’s.
    reportPdf: async () => new TextEncoder().encode('%PDF-1.7\n'),
    passwordHash: await host.hashPassword('Heming-2026'),
  });
  // Whether the site is reached at all is asked of one of its files (src/lib/online.ts).
  const reached = http.head('*/robots.txt', () => new Response());
  return { ...office, server: setupServer(...handlersOf(office), reached) };
}

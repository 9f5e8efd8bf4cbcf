import type { Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';

/** What a first visit of a page may ask for in all, with what comes when it rests: requests and bytes on the line. */
const MOST = {
  home: { requests: 31, bytes: 233_000 },
  musicale: { requests: 35, bytes: 238_000 },
  // A title with letters that bear marks brings a font for them, 40 kB.
  'musicale-detail': { requests: 35, bytes: 278_000 },
  digitalhall: { requests: 41, bytes: 243_000 },
  news: { requests: 32, bytes: 219_000 },
} as const;

/** What goes over the line from now on. */
async function watched(page: Page): Promise<() => { requests: number; bytes: number; paths: string[] }> {
  const line = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  let bytes = 0;
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  // Fetched ahead, it is there when it is asked for.
  line.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (paths.has(requestId)) bytes += encodedDataLength;
  });
  await line.send('Network.enable');
  return () => ({ requests: paths.size, bytes, paths: [...paths.values()] });
}

for (const [name, most] of Object.entries(MOST))
  test(`a first visit of ${name} asks for no more than it may`, async ({ page, tree, sale }, {
    annotations,
  }) => {
    // What is on sale is asked from anywhere; it leaves nothing of a page behind.
    await page.goto('/livez');
    const query = name === 'musicale-detail' ? `?id=${(await sale()).programId}` : '';
    const line = await watched(page);
    await page.goto(`/${tree}/${name}${query}`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    await settled(page);
    const { requests, bytes, paths } = line();
    annotations.push({ type: 'visit', description: `${requests} requests, ${bytes} bytes` });
    expect.soft(requests, paths.join('\n')).toBeLessThanOrEqual(most.requests);
    expect(bytes, paths.join('\n')).toBeLessThanOrEqual(most.bytes);
  });

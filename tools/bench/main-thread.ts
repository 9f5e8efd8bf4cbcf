import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of the processor; the whole, where the browser does not tell them apart. */
  readonly tdur?: number;
  readonly dur?: number;
}

export interface Task {
  /** Of the processor, ms. */
  readonly ms: number;
  /** When it began, ms behind the mark. */
  readonly at: number;
}

/**
 * All that a page's main thread has had of the processor during `work`, ms: what a canvas does behind a task counts, too,
 * which no task of a trace has. What it takes to ask is taken off.
 */
export async function processorOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(m => m.name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
  const start = await now();
  await page.evaluate(() => undefined);
  const asked = await now();
  await work();
  return (await now()) - asked - (asked - start);
}

/** What a page's main thread had to do during `work`; `mark`, of the page's own timeline, says which thread it is. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  mark: string,
  work: () => Promise<unknown>,
): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const found = traceEvents.findLast(e => e.name === mark);
  if (!found) throw new Error(`${page.url()}: no ${mark}`);
  return traceEvents
    .filter(e => e.pid === found.pid && e.tid === found.tid && /RunTask$/.test(e.name))
    .map(e => ({ ms: (e.tdur ?? e.dur ?? 0) / 1000, at: (e.ts - found.ts) / 1000 }));
}
export const sumOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { ms }) => sum + ms, 0);

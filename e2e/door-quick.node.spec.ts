import { ticketOrder } from '#domain/contract/order.ts';
import { WORDS as DOOR } from '../src/door/words.ts';
import { enterAs } from './colleague.ts';
import { expect, test } from './fixtures.ts';
import { must } from './office.ts';

/** A cheap telephone. */
const SLOWER = 4;
/** A third of a second is 18 frames; a machine that others want, too, has fewer of them and not more. */
const FRAMES = 45;
/** What a third of a second leaves to the main thread, ms, on the cheap telephone; the processor's time and not the clock's. */
const WORK = 250;

interface Told {
  readonly said: string;
  readonly frames: number;
  readonly ms: number;
  /** Frames until it had been heard and felt. */
  readonly felt: number;
  readonly vibration: string;
}

test.use({ viewport: { width: 390, height: 844 } });

test('a cheap telephone answers within frames of the press, is heard and felt, with a network and without', async ({
  page,
  withTickets,
  zh,
}, info) => {
  const { tradeNo, schedule } = await withTickets();
  const { tickets } = await must(page, ticketOrder.detail, { tradeNo });
  const [first = '', second = ''] = tickets.map(k => k.code);
  const t = DOOR[zh ? 'zh-CN' : 'en-US'];
  await page.addInitScript(() => {
    const told: unknown[] = [];
    let [sound, vibration] = [0, ''];
    Object.assign(globalThis, { told });
    navigator.vibrate = pattern => {
      vibration = String(pattern);
      return true;
    };
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      sound++;
      return make.call(this);
    };
    addEventListener('keydown', ({ key, target }) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.name !== 'code') return;
      performance.mark('press');
      [sound, vibration] = [0, ''];
      const before = document.querySelector('[data-scan]')?.getAttribute('data-scan');
      const isFelt = (): boolean => sound > 0 && vibration !== '';
      let frames = 0;
      let answered: { said: string; frames: number; ms: number } | undefined;
      const frame = (): void => {
        frames++;
        const said = document.querySelector('[data-scan]')?.getAttribute('data-scan');
        // What one frame changed is on the screen with the next one.
        if (said && said !== before)
          answered ??= { said, frames: frames + 1, ms: performance.measure('answer', 'press').duration };
        if (answered && isFelt()) told.push({ ...answered, felt: frames, vibration });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  });
  await enterAs(page, 'door', '?next=door');
  await page.getByLabel(t.evening).selectOption(schedule.id);
  await page.getByRole('button', { name: t.start }).click();
  const field = page.locator('input[name="code"]');
  await field.waitFor();
  const cdp = await page.context().newCDPSession(page);
  const slower = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(m => m.name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * SLOWER;
  };
  const told = () => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
  const scan = async (code: string, said: string): Promise<void> => {
    const before = (await told()).length;
    await field.fill(code);
    await field.press('Enter');
    await expect.poll(async () => (await told()).slice(before).map(one => one.said)).toEqual([said]);
  };
  const work: number[] = [];
  // A slowed page waits in circles, which is work as well: what it does is counted at full speed.
  const counted = async (code: string, said: string): Promise<void> => {
    const before = await worked();
    await scan(code, said);
    work.push(Math.round((await worked()) - before));
  };
  await counted(first, 'admitted');
  await counted(first, 'seen');
  await slower(SLOWER);
  await scan(first.slice(0, 60), 'unknown');
  await scan(first, 'seen');
  await page.context().setOffline(true);
  await scan(second.replace(/(.{5})/g, '$1 '), 'admitted');
  await slower(1);
  await counted(second, 'seen');
  await page.context().setOffline(false);
  const all = await told();
  info.annotations.push({ type: 'answers', description: JSON.stringify({ all, work }) });
  for (const { said, frames, felt } of all) expect(Math.max(frames, felt), said).toBeLessThanOrEqual(FRAMES);
  for (const ms of work) expect(ms).toBeLessThan(WORK);
  const felt = new Map(all.map(one => [one.said, one.vibration]));
  expect(new Set(felt.values()).size).toBe(felt.size);
});

import { letterPages } from '#demo/letters.ts';
import { openDemo } from '#demo/office.ts';
import { COMPOSE } from '#server/letters/compose.ts';
import { fakeClock, makeDeps } from '../server/harness.ts';

/** Every kind of letter as its sample has it, in each form that says an amount in words of its own. */
export async function sampleLetters(): Promise<string[]> {
  const { deps } = await openDemo(makeDeps({ clock: fakeClock(Date.now()) }));
  return Promise.all(
    Object.keys(COMPOSE).flatMap(kind =>
      ['zh.txt', 'en.txt', 'zh.sms', 'en.html'].map(async form => {
        const page = await letterPages(deps, new URL(`http://x/letters/sample/${kind}.${form}`));
        return (await page?.text()) ?? '';
      }),
    ),
  );
}

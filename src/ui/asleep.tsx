import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react';
import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { whenTouched } from '#lib/first-use.ts';

/** React reads of a promise itself that it need not wait: a press is answered at once. */
const NOW = { status: 'fulfilled' };
const drawn = Object.assign(Promise.resolve(), NOW);
let resolve: (() => void) | undefined;
const woken = new Promise<void>(resolved => {
  resolve = resolved;
});
/** Brings what sleeps to life. */
export function wake(): void {
  Object.assign(woken, NOW);
  resolve?.();
}
if (typeof document === 'undefined') wake();
else whenTouched(wake);

/**
 * A part below the first screen whose HTML of the server is left as it is until the page is first used: most visits end
 * without it, and its links lead on without us. Nothing in it may be waiting, and what it is given stays the same until
 * then: React would draw it anew. What is drawn in the browser has no HTML to leave.
 */
export function asleep<Props extends object>(draw: (props: Props) => ReactNode): ComponentType<Props> {
  function Sleeper(props: Props) {
    use(useBrowserValue(() => drawn, woken));
    return draw(props);
  }
  return memo((props: Props) => (
    <Suspense>
      <Sleeper {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
}

import { type ComponentType, type ReactNode, useEffect } from 'react';
import { whenIdle } from '#lib/idle.ts';
import { isOnline, onOnline } from '#lib/online.ts';
import { contained } from './boundary.tsx';
import { ErrorState } from './error-state.tsx';
import type { LoadPart, Locale } from './part.ts';
import { Waiting } from './skeleton.tsx';
import { useCode } from './use-code.ts';

/** Once the first page has come to rest, the parts of the next ones start at once. */
let rested = false;

/**
 * A part of a page whose code is no part of the first load: it comes when the page is drawn and the browser has
 * nothing else to do. Until then, and in the HTML of the server, `skeleton` of the same size stands for it. Code that
 * does not come, or breaks, leaves the rest of the page alone; it is tried again on demand, and when the network is
 * back. Words that the part alone uses come with it (part.ts), in the language of the page.
 */
export function deferred<Props extends object>(
  load: LoadPart<Props>,
  skeleton: ReactNode,
): ComponentType<Props> {
  const loaded = new Map<Locale, ComponentType<Props>>();
  const bringPart: LoadPart<Props> = async locale =>
    contained(await load(locale), retry => <ErrorState onRetry={retry} />);
  return function Deferred(props: Props) {
    const { Part, failed, bring } = useCode(loaded, bringPart);
    const there = Part !== undefined;
    useEffect(() => {
      if (there) return;
      if (rested) return bring();
      return whenIdle(() => {
        rested = true;
        bring();
      });
    }, [there, bring]);
    useEffect(() => {
      if (!failed) return;
      return onOnline(() => {
        if (isOnline()) bring();
      });
    }, [failed, bring]);
    if (Part) return <Part {...props} />;
    return failed ? <ErrorState onRetry={bring} /> : <Waiting>{skeleton}</Waiting>;
  };
}

import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { ownTime } from '#lib/own-time.ts';

/** Beside an hour of the hall, for whoever's own clock shows another: whose hour it is, and theirs. */
export function OwnTime({ at }: { at: string }) {
  const { locale } = useTree();
  // The server does not know where its reader is.
  const words = useBrowserValue(() => ownTime(at, locale), '');
  return words && <small className="own-time">{words}</small>;
}

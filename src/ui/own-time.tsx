import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { ownTime } from '#lib/own-time.ts';

/**
 * Beside an hour of the hall, for whoever's own clock shows another: whose hour it is, and theirs. The server does not
 * know where its reader is: it leaves room for the line, which early.ts keeps free for a reader who will get it.
 */
export function OwnTime({ at }: { at: string }) {
  const { locale } = useTree();
  const words = useBrowserValue(() => ownTime(at, locale), null);
  return (
    words !== '' && (
      <small className="own-time" data-room={words === null ? ownTime(at, locale, true) : undefined}>
        {words}
      </small>
    )
  );
}

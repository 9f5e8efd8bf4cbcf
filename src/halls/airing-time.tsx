import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime } from '#lib/dates.ts';
import { OwnTime } from '#ui/own-time.tsx';

/** When something begins: by the hall's clock, and beside it by the visitor's own where that is another. */
export function AiringTime({ at, short = false }: { at: string; short?: boolean }) {
  const { locale } = useTree();
  return (
    <time dateTime={at}>
      {short ? <span className="num">{hallTime(at).time}</span> : longDateTime(at, locale)}
      <OwnTime at={at} />
    </time>
  );
}

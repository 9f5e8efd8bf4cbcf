import type { WorkHeard } from '#domain/contract/digital.ts';
import { PlayButton } from '#features/player/play-button.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Named } from '#ui/named.tsx';
import { clockOf, minutesOf } from './length.ts';
import { titleHref } from './title-href.ts';

/** Under a work of a programme: play it, what of it there is, and how much of that is open to the listener. */
export function HeardLine({ heard, name }: { heard: WorkHeard; name: string }) {
  const { card, movement, movements, seconds, open } = heard;
  const tree = useTree();
  const access = useAccess(heard);
  const part = listed(movements, tree.locale);
  return (
    <div className="row flex-wrap gap-y-2 gap-x-4 mt-4">
      {movement && open > 0 && (
        <PlayButton
          look="ghost"
          size="sm"
          id={card.id}
          name={name}
          kind={open < seconds ? 'trial' : 'listen'}
          movement={movement}
        />
      )}
      <p className="sm sec flex flex-wrap items-baseline gap-y-1 gap-x-4 min-w-0">
        {movement && (
          <>
            {part && <span>{part}</span>}
            <span className="num">{clockOf(seconds)}</span>
            <span>{access}</span>
          </>
        )}
        <MoreLink className="wrap-text" to={titleHref(tree, card)}>
          <Named>{card.title}</Named>
        </MoreLink>
      </p>
    </div>
  );
}

function useAccess({ grant, seconds, open }: WorkHeard): string {
  const t = useCopy('listening');
  if (grant !== 'none') return t(`work.${grant}`);
  if (open === 0) return t('work.closed');
  return open < seconds ? t('work.first', { count: minutesOf(open) }) : t('work.all');
}

import { useCopy } from '#i18n/copy.ts';
import { useNow } from '../sound/now.ts';
import { TitleList } from '../title-list.tsx';

/** What comes next, in an order of one's own. */
export function Queue() {
  const r = useCopy('playroom');
  const queue = useNow(s => s.queue);
  if (queue.length === 0) return <p className="sec">{r('queueEmpty')}</p>;
  return <TitleList titles={queue} onPut={to => useNow.setState({ queue: to })} />;
}

import { useState } from 'react';
import { call } from '#api/client.ts';
import { type ShowCard, type ShowDetail, show as shows } from '#domain/contract/show.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ShowChooser } from './show-chooser.tsx';

interface Props {
  show: Pick<ShowCard, 'id' | 'title'>;
  onClose: () => void;
}

/** The choice of tickets over the page: a sheet on the phone, a dialog on the desktop. */
export function ShowPanel({ show: { id, title }, onClose }: Props) {
  const { layout } = useTree();
  const ask = (): Promise<ShowDetail> => {
    const reply = call(shows.ticketTypes, { showId: id }, { quiet: true });
    reply.catch(() => undefined);
    return reply;
  };
  const [detail, setDetail] = useState(ask);
  const modal = { open: true, title, onClose };
  const body = (
    <Load from={detail} skeleton={<Skeleton count={6} />} onRetry={() => setDetail(ask())}>
      {loaded => <ShowChooser show={loaded} compact />}
    </Load>
  );
  if (layout === 'mobile') return <BottomSheet {...modal}>{body}</BottomSheet>;
  return (
    <Dialog {...modal} wide>
      {body}
    </Dialog>
  );
}

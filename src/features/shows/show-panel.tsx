import { useState } from 'react';
import { call } from '#api/client.ts';
import { type ShowCard, type ShowDetail, show as shows } from '#domain/contract/show.ts';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ShowChooser } from './show-chooser.tsx';

interface Props {
  show: Pick<ShowCard, 'id' | 'title'>;
  onClose: () => void;
}

/** The choice of tickets over the page: a sheet on the phone, a dialog on the desktop. */
export function ShowPanel({ show: { id, title }, onClose }: Props) {
  const ask = (): Promise<ShowDetail> => {
    const reply = call(shows.ticketTypes, { showId: id }, { quiet: true });
    reply.catch(() => undefined);
    return reply;
  };
  const [detail, setDetail] = useState(ask);
  return (
    <ModalPopup open title={title} onClose={onClose} wide>
      <Load from={detail} skeleton={<Skeleton count={6} />} onRetry={() => setDetail(ask())}>
        {loaded => <ShowChooser show={loaded} compact />}
      </Load>
    </ModalPopup>
  );
}

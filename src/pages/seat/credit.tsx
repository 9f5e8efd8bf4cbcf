import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';
import { exactly } from '#lib/price.ts';
import { Note } from '#ui/note.tsx';
import type { VisitView } from './use-visit.ts';

/** What the tickets bring that are exchanged for the seats chosen here. */
export function Credit({
  exchange: { exchangeNo, exchangePieces },
}: {
  exchange: NonNullable<VisitView['exchange']>;
}) {
  const t = useCopy('seat');
  const [credit, setCredit] = useState<number>();
  const pieces = exchangePieces?.join();
  useEffect(
    () =>
      askAside(
        options =>
          call(
            ticketOrder.refundQuote,
            { tradeNo: exchangeNo, ...(pieces && { pieces: pieces.split(',') }) },
            options,
          ),
        quote => setCredit(quote.exchange?.credit),
      ),
    [exchangeNo, pieces],
  );
  return (
    <Note className="mb-4">
      {credit !== undefined && <b>{t('credit', { amount: exactly(credit) })} </b>}
      {t('exchange')}
    </Note>
  );
}

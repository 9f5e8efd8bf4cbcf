import { brand } from '#brand';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { longDateTime } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import { seatWords } from '#lib/seat-words.ts';
import { toast } from '#ui/toast.tsx';
import { readableCode } from './doors.ts';
import { guestLines } from './place-words.ts';
import type { KeptOrder } from './wallet.ts';

interface Props {
  order: KeptOrder;
  ticket: KeptOrder['tickets'][number];
}

/** A ticket as a picture: sent on where the device can share, and kept among the pictures. */
export function TicketShare({ order, ticket }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const { busy, submit } = useSubmit();
  const { occasion } = order;
  const seats = order.seats.filter(s => ticket.seatIds.includes(s.seatId));

  const lines = (): string[] => [
    longDateTime(occasion.startsAt, locale),
    occasion.hall.name,
    seats.length > 0 ? seatWords(seats, locale) : ticket.label,
    ...guestLines(seats, locale),
    `${t('seat.entrance')}　${occasion.entrance}`,
  ];
  const file = async (): Promise<File> => {
    const { ticketPicture } = await loadChunk(() => import('./ticket-picture.ts'));
    const blob = await ticketPicture({
      art: order.art,
      title: order.title,
      lines: lines(),
      code: ticket.code,
      letters: readableCode(ticket.code),
      house: `${brand.name[locale]} · ${brand.address[locale]}`,
    });
    return new File([blob], `${ticket.code.slice(0, 8)}.png`, { type: 'image/png' });
  };
  const run = (work: (picture: File) => Promise<void> | void) =>
    submit(async () => {
      try {
        await work(await file());
      } catch (error) {
        // Closing the sheet of the device is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast(t('ticket.pictureFailed'));
      }
    });
  const save = (picture: File) => {
    saveFile(picture, picture.name);
    toast(t('ticket.saved'), 'ok');
  };
  /** Where files cannot be sent, its words: enough to find the seat, and a code for the door. */
  const share = (picture: File) =>
    navigator.canShare?.({ files: [picture] })
      ? navigator.share({ files: [picture], title: order.title })
      : navigator.share({
          title: order.title,
          text: [order.title, ...lines(), `${t('ticket.code')}　${readableCode(ticket.code)}`].join('\n'),
        });
  return (
    <span className="no-print flex flex-wrap justify-end gap-y-1 gap-x-4 t-sm">
      {'share' in navigator && (
        <button type="button" className="more" disabled={busy} onClick={() => void run(share)}>
          {t('ticket.share')}
        </button>
      )}
      <button type="button" className="more" disabled={busy} onClick={() => void run(save)}>
        {t('ticket.save')}
      </button>
    </span>
  );
}

import type { DeskOrder } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { useDesk } from './use-desk.ts';

interface Props {
  readonly order: DeskOrder;
  readonly pieces: readonly string[];
  onPieces(pieces: readonly string[]): void;
}

/** Which seats of an order it is about; all of them where none is chosen. */
export function Pieces({ order, pieces, onPieces }: Props) {
  const { t, locale } = useDesk();
  if (order.seats.length < 2) return null;
  return (
    <fieldset>
      <legend>{t.orders.seats}</legend>
      {order.seats.map(s => (
        <label key={s.seatId} className="check row gap-2 line-h">
          <input
            type="checkbox"
            checked={pieces.includes(s.seatId)}
            onChange={e =>
              onPieces(e.target.checked ? [...pieces, s.seatId] : pieces.filter(p => p !== s.seatId))
            }
          />
          {say(s.place, locale)}
        </label>
      ))}
    </fieldset>
  );
}

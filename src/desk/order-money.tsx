import { useState } from 'react';
import { Act } from './act.tsx';
import type { Of } from './order-seats.tsx';
import { Input } from './parts.tsx';
import { Pieces } from './pieces.tsx';
import { useDesk } from './use-desk.ts';

/** By its terms, or all of it. */
export function Refund({ order, again }: Of) {
  const { t } = useDesk();
  const [pieces, setPieces] = useState<readonly string[]>([]);
  const [full, setFull] = useState(false);
  return (
    <Act
      title={t.act.refund}
      asked={{
        command: 'refund',
        words: [order.tradeNo],
        options: { ...(full && { full: '' }), ...(pieces.length > 0 && { pieces: pieces.join(',') }) },
      }}
      onDone={again}
    >
      <Pieces order={order} pieces={pieces} onPieces={setPieces} />
      <label className="check row gap-2 line-h">
        <input type="checkbox" checked={full} onChange={e => setFull(e.target.checked)} />
        {t.act.full}
      </label>
    </Act>
  );
}

/** The money of an order that waits for the box office. */
export function Paid({ order, again }: Of) {
  const { t } = useDesk();
  const [sum, setSum] = useState('');
  const [slip, setSlip] = useState('');
  const options = { sum, way: slip ? 'card' : 'cash', ...(slip && { slip }) };
  return (
    <Act
      title={t.act.paid}
      asked={sum ? { command: 'paid', words: [order.tradeNo], options } : null}
      onDone={again}
    >
      <Input label={t.act.sum} inputMode="decimal" required value={sum} onValue={setSum} />
      <Input label={t.counter.slipIf} value={slip} onValue={setSlip} />
    </Act>
  );
}

/** Seats that the counter keeps: until another time, or given up. */
export function Kept({ order, again }: Of) {
  const { t } = useDesk();
  const [until, setUntil] = useState('');
  const words = [order.tradeNo];
  return (
    <>
      <Act
        title={t.act.keep}
        asked={until ? { command: 'keep', words, options: { until: until.replace('T', ' ') } } : null}
        onDone={again}
      >
        <Input label={t.counter.until} type="datetime-local" required value={until} onValue={setUntil} />
      </Act>
      <Act title={t.act.letGo} asked={{ command: 'let-go', words }} onDone={again} />
    </>
  );
}

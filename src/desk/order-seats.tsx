import { useState } from 'react';
import { type DeskOrder, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { exactly } from '#lib/price.ts';
import { Act } from './act.tsx';
import { EveningSelect } from './evening-choice.tsx';
import { Input, Select, Way } from './parts.tsx';
import { Pieces } from './pieces.tsx';
import type { ChosenSeat } from './seat-plan.tsx';
import { Seats } from './seats.tsx';
import { useCall, useDesk } from './use-desk.ts';

/** Tickets that are given to one person at once. */
const MOST_GIVEN_AT_ONCE = 6;

export interface Of {
  readonly order: DeskOrder;
  again(): void;
}

/** A seat for another one of the house; what was just done has its way back. */
export function Move({ order, again }: Of) {
  const { t, locale } = useDesk();
  const [from, setFrom] = useState(order.seats[0]?.seatId ?? '');
  const [to, setTo] = useState<ChosenSeat | null>(null);
  const [round, setRound] = useState(0);
  /** What the last move was, for the way back. */
  const [moved, setMoved] = useState<{
    readonly from: string;
    readonly to: string;
    readonly back: boolean;
  } | null>(null);
  // Another seat is there once the order is read again.
  const seat = order.seats.find(s => s.seatId === from) ?? order.seats[0];
  if (!seat) return null;
  const ask = (a: string, b: string) => ({
    command: 'move-seat',
    words: [order.tradeNo, a, b],
    options: { schedule: seat.scheduleId },
  });
  return (
    <>
      <Act
        title={t.act.move}
        asked={to ? ask(seat.seatId, to.seatId) : null}
        onDone={answer => {
          if (answer.ok && to) setMoved({ from: to.seatId, to: seat.seatId, back: false });
          setRound(round + 1);
          again();
        }}
      >
        <Select
          label={t.act.from}
          value={seat.seatId}
          of={order.seats.map(s => [s.seatId, say(s.place, locale)])}
          onValue={setFrom}
        />
        <output>
          {t.act.to} {to ? `${to.words} ${exactly(to.price)}` : t.counter.none}
        </output>
        <Seats
          scheduleId={seat.scheduleId}
          round={round}
          most={1}
          whose="both"
          onChosen={([one]) => setTo(one ?? null)}
        />
      </Act>
      {/* What it did stays said when the seat has gone back. */}
      {moved && (
        <Act
          key={moved.from}
          title={t.act.moveBack}
          asked={moved.back ? null : ask(moved.from, moved.to)}
          onDone={answer => {
            if (answer.ok) setMoved({ ...moved, back: true });
            again();
          }}
        />
      )}
    </>
  );
}

/** The order that an act made, if it did. */
function Made({ tradeNo }: { readonly tradeNo: string }) {
  if (tradeNo === '') return null;
  return (
    <Way className="link" to={`orders/${tradeNo}`}>
      {tradeNo}
    </Way>
  );
}

/** Tickets for another evening of the programme, by the terms of exchange. */
export function Exchange({ order, again }: Of) {
  const { t } = useDesk();
  const { data } = useCall(office.evenings, {});
  const [to, setTo] = useState('');
  const [pieces, setPieces] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([]);
  const [slip, setSlip] = useState('');
  const [round, setRound] = useState(0);
  const [made, setMade] = useState('');
  const others =
    data?.list.filter(e => e.programId === order.programId && e.scheduleId !== order.scheduleId) ?? [];
  if (others.length === 0) return null;
  const options = {
    way: slip ? 'card' : 'cash',
    ...(slip && { slip }),
    ...(pieces.length > 0 && { pieces: pieces.join(',') }),
  };
  return (
    <Act
      title={t.act.exchange}
      asked={
        to && seats.length > 0
          ? { command: 'exchange', words: [order.tradeNo, to, ...seats.map(s => s.seatId)], options }
          : null
      }
      onDone={answer => {
        setMade(answer.order ?? '');
        setRound(round + 1);
        again();
      }}
    >
      <Pieces order={order} pieces={pieces} onPieces={setPieces} />
      <EveningSelect label={t.act.toEvening} evenings={others} value={to} onValue={setTo} />
      {to && (
        <>
          <output>
            {seats.length > 0 ? seats.map(s => `${s.words} ${exactly(s.price)}`).join(' · ') : t.counter.none}
          </output>
          <Seats key={to} scheduleId={to} round={round} most={order.seats.length} onChosen={setSeats} />
          <Input label={t.counter.slipIf} value={slip} onValue={setSlip} />
        </>
      )}
      <Made tradeNo={made} />
    </Act>
  );
}

/** The way back of an exchange: an exchange of its own, by the same terms, for the seats that were given up. */
export function ExchangeBack({ order, again }: Of) {
  const { t, locale } = useDesk();
  // Where it has been gone, what was done stays said.
  const [back] = useState(order.insteadOf);
  const [slip, setSlip] = useState('');
  const [made, setMade] = useState('');
  if (!back) return null;
  return (
    <Act
      title={t.act.exchangeBack}
      asked={{
        command: 'exchange',
        words: [order.tradeNo, back.scheduleId, ...back.seats.map(s => s.seatId)],
        options: { way: slip ? 'card' : 'cash', ...(slip && { slip }) },
      }}
      onDone={answer => {
        setMade(answer.order ?? '');
        again();
      }}
    >
      <p>
        {t.act.insteadOf} <Way to={`orders/${back.tradeNo}`}>{back.tradeNo}</Way>:{' '}
        {back.seats.map(s => say(s.place, locale)).join('; ')}
      </p>
      <Input label={t.counter.slipIf} value={slip} onValue={setSlip} />
      <Made tradeNo={made} />
    </Act>
  );
}

/** A ticket without a price for whoever the order is of: an order of its own, which its own page takes back. */
export function Complimentary({ order, again }: Of) {
  const { t } = useDesk();
  const { data } = useCall(office.evenings, {});
  const [chosen, setChosen] = useState('');
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([]);
  const [round, setRound] = useState(0);
  const [made, setMade] = useState('');
  const list = data?.list ?? [];
  const scheduleId = list.some(e => e.scheduleId === chosen) ? chosen : '';
  const { name, mobile, mail } = order;
  const options = { name, ...(mobile && { mobile }), ...(mail && { email: mail }) };
  return (
    <Act
      title={t.act.comp}
      asked={
        scheduleId && seats.length > 0
          ? { command: 'comp', words: [scheduleId, ...seats.map(s => s.seatId)], options }
          : null
      }
      onDone={answer => {
        setMade(answer.order ?? '');
        setRound(round + 1);
        again();
      }}
    >
      <p>{[name, mobile, mail].filter(Boolean).join(' · ')}</p>
      <EveningSelect label={t.act.compEvening} evenings={list} value={scheduleId} onValue={setChosen} />
      {scheduleId && (
        <>
          <output>{seats.length > 0 ? seats.map(s => s.words).join(' · ') : t.counter.none}</output>
          <Seats
            key={scheduleId}
            scheduleId={scheduleId}
            round={round}
            most={MOST_GIVEN_AT_ONCE}
            whose="both"
            onChosen={setSeats}
          />
        </>
      )}
      <Made tradeNo={made} />
    </Act>
  );
}

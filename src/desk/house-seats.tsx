import { useState } from 'react';
import { Act } from './act.tsx';
import { Input } from './parts.tsx';
import type { ChosenSeat, Whose } from './seat-plan.tsx';
import { Seats } from './seats.tsx';
import { useDesk } from './use-desk.ts';

/** What the house does with seats, and with whose. */
const ACTS = { hold: 'free', release: 'house', comp: 'both' } as const satisfies Record<string, Whose>;
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
/** Seats in one act: the words of a command are bounded. */
const SEATS_AN_ACT = 50;

/** Seats that are held back, go back to the sale, or are given without a price: chosen on the plan. */
export function HouseSeats({ scheduleId }: { readonly scheduleId: string }) {
  const { t } = useDesk();
  const [what, setWhat] = useState<keyof typeof ACTS>('hold');
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([]);
  const [round, setRound] = useState(0);
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('');
  const words = [scheduleId, ...seats.map(s => s.seatId)];
  const ready = { hold: seats.length > 0, release: true, comp: seats.length > 0 && name !== '' }[what];
  const options = what === 'comp' ? { name, ...(mobile && { mobile }) } : {};
  return (
    <div className="counter grid gap-4 items-start mt-4">
      <Seats
        scheduleId={scheduleId}
        round={round}
        most={SEATS_AN_ACT}
        whose={ACTS[what]}
        onChosen={setSeats}
      />
      <Act
        title={t.house[what]}
        asked={ready ? { command: what, words, options } : null}
        onDone={() => setRound(round + 1)}
      >
        <fieldset>
          <legend>{t.house.seats}</legend>
          {NAMES.map(act => (
            <label key={act} className="check row gap-2 line-h">
              <input type="radio" name="house" checked={what === act} onChange={() => setWhat(act)} />
              {t.house[act]}
            </label>
          ))}
        </fieldset>
        <output>
          {seats.length > 0
            ? seats.map(s => s.words).join(' · ')
            : what === 'release'
              ? t.house.all
              : t.counter.none}
        </output>
        {what === 'comp' && (
          <>
            <Input label={t.house.guest} required value={name} onValue={setName} />
            <Input label={t.house.mobile} inputMode="tel" value={mobile} onValue={setMobile} />
          </>
        )}
      </Act>
    </div>
  );
}

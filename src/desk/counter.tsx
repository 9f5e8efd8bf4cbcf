import { useState } from 'react';
import { hallTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Act } from './act.tsx';
import { EveningChoice } from './evening-choice.tsx';
import { Acts, Input } from './parts.tsx';
import type { ChosenSeat } from './seat-plan.tsx';
import { Seats } from './seats.tsx';
import { useDesk } from './use-desk.ts';

const WAYS = ['cash', 'card', 'later', 'link'] as const;
/** Seats in one sale: more are a group, and two sales. */
const SEATS_A_SALE = 40;

const inAnHour = (): string => {
  const { date, time } = hallTime(Date.now() + 3_600_000);
  return `${date}T${time}`;
};

/** Selling to whoever stands there, and the drawer that the cash goes into. */
export function Counter() {
  const { t } = useDesk();
  const [evening, setEvening] = useState('');
  return (
    <>
      <h1>{t.nav.counter}</h1>
      <EveningChoice value={evening} onValue={setEvening} />
      {evening && <Sale key={evening} scheduleId={evening} />}
      <Drawer />
    </>
  );
}

function Sale({ scheduleId }: { readonly scheduleId: string }) {
  const { t, go } = useDesk();
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([]);
  const [round, setRound] = useState(0);
  const [way, setWay] = useState<(typeof WAYS)[number]>('cash');
  const [given, setGiven] = useState('');
  const [slip, setSlip] = useState('');
  const [until, setUntil] = useState(inAnHour);
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('');
  const [email, setEmail] = useState('');
  const [made, setMade] = useState('');
  const sum = seats.reduce((all, s) => all + s.price, 0);
  const change = Number(given) - sum;
  const kept = way === 'later' || way === 'link';
  const options = {
    way,
    ...(way === 'card' && { slip }),
    ...(kept && { until: until.replace('T', ' ') }),
    ...(way === 'link' && email && { email }),
    ...(name && { name }),
    ...(mobile && { mobile }),
  };
  return (
    <div className="counter grid gap-4 items-start mt-4">
      <Seats scheduleId={scheduleId} round={round} most={SEATS_A_SALE} onChosen={setSeats} />
      <Act
        title={t.counter.sell}
        reason={t.counter.reason}
        asked={
          seats.length > 0
            ? { command: 'sell', words: [scheduleId, ...seats.map(s => s.seatId)], options }
            : null
        }
        onDone={answer => {
          setRound(round + 1);
          if (!answer.ok) return;
          setGiven('');
          setSlip('');
          setName('');
          setMobile('');
          setEmail('');
          setMade(!kept && answer.order ? answer.order : '');
        }}
      >
        <output>
          {seats.length === 0 ? t.counter.none : seats.map(s => s.words).join(' · ')}
          {seats.length > 0 && <b> {exactly(sum)}</b>}
        </output>
        <fieldset>
          <legend>{t.counter.way}</legend>
          {WAYS.map(w => (
            <label key={w} className="check row gap-2 line-h">
              <input
                type="radio"
                name="way"
                checked={way === w}
                onChange={() => {
                  setWay(w);
                  setUntil(inAnHour());
                }}
              />
              {t.counter.ways[w]}
            </label>
          ))}
        </fieldset>
        {way === 'cash' && (
          <Input
            label={t.counter.given}
            inputMode="decimal"
            value={given}
            onValue={setGiven}
            {...(given.trim() !== '' &&
              !Number.isNaN(change) && {
                hint: change < 0 ? t.counter.short(exactly(-change)) : t.counter.change(exactly(change)),
              })}
          />
        )}
        {way === 'card' && <Input label={t.counter.slip} required value={slip} onValue={setSlip} />}
        {kept && (
          <Input label={t.counter.until} type="datetime-local" required value={until} onValue={setUntil} />
        )}
        <Input label={t.counter.name} value={name} onValue={setName} />
        <Input label={t.counter.mobile} inputMode="tel" value={mobile} onValue={setMobile} />
        {way === 'link' && (
          <Input label={t.counter.email} inputMode="email" value={email} onValue={setEmail} />
        )}
      </Act>
      {made && (
        <p>
          <button type="button" className="main" onClick={() => go(`print/${made}`)}>
            {t.counter.print}
          </button>
        </p>
      )}
    </div>
  );
}

function Drawer() {
  const { t } = useDesk();
  const [sum, setSum] = useState('');
  const of = (what: 'open' | 'close') => (
    <Act
      title={t.counter.drawer[what]}
      reason={t.counter.drawer.reason}
      asked={sum ? { command: 'drawer', words: [what], options: { sum } } : null}
    >
      <Input label={t.counter.drawer.sum} inputMode="decimal" required value={sum} onValue={setSum} />
    </Act>
  );
  return (
    <>
      <h2>{t.counter.drawer.title}</h2>
      <Acts>
        {of('open')}
        {of('close')}
      </Acts>
    </>
  );
}

import { useEffect, useState } from 'react';
import { type DeskPlan, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { exactly } from '#lib/price.ts';
import { Act } from './act.tsx';
import { EveningChoice } from './evening-choice.tsx';
import { Input, Shown } from './parts.tsx';
import { SeatGrid } from './seat-grid.tsx';
import { useCall, useDesk } from './use-desk.ts';

/** Others sell the same house: what they took is seen after so long, ms. */
const AGAIN = 15_000;
const WAYS = ['cash', 'card', 'later'] as const;

interface Seat {
  readonly seatId: string;
  readonly words: string;
  readonly price: number;
}
function seatsOf(plan: DeskPlan, ids: readonly string[], locale: 'zh-CN' | 'en-US'): Seat[] {
  const price = new Map(plan.categories.map(c => [c.code, c.price]));
  const all = plan.zones.flatMap(z =>
    z.rows.flatMap(r =>
      r.seats.map(s => ({
        seatId: s.seatId,
        words: `${say(z.name, locale)} ${r.row}-${s.number}`,
        price: price.get(s.category) ?? 0,
      })),
    ),
  );
  return ids.flatMap(id => all.find(s => s.seatId === id) ?? []);
}

/** Selling to whoever stands there, and the drawer that the cash goes into. */
export function Counter() {
  const { t } = useDesk();
  const [evening, setEvening] = useState('');
  const loaded = useCall(office.plan, evening ? { scheduleId: evening } : null);
  const { again } = loaded;
  useEffect(() => {
    const timer = setInterval(again, AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  return (
    <>
      <h1>{t.nav.counter}</h1>
      <EveningChoice value={evening} onValue={setEvening} />
      {evening && (
        <Shown of={loaded}>
          {plan => (plan.scheduleId === evening ? <Sale key={evening} plan={plan} again={again} /> : null)}
        </Shown>
      )}
      <Drawer />
    </>
  );
}

function Sale({ plan, again }: { readonly plan: DeskPlan; again(): void }) {
  const { t, locale, go } = useDesk();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [way, setWay] = useState<(typeof WAYS)[number]>('cash');
  const [given, setGiven] = useState('');
  const [slip, setSlip] = useState('');
  const [until, setUntil] = useState('');
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('');
  const [made, setMade] = useState('');
  const seats = seatsOf(plan, chosen, locale);
  const sum = seats.reduce((all, s) => all + s.price, 0);
  const change = Number(given) - sum;
  const options = {
    way,
    ...(way === 'card' && { slip }),
    ...(way === 'later' && { until: until.replace('T', ' ') }),
    ...(name && { name }),
    ...(mobile && { mobile }),
  };
  return (
    <div className="counter">
      <SeatGrid
        plan={plan}
        chosen={chosen}
        onToggle={id => setChosen(chosen.includes(id) ? chosen.filter(c => c !== id) : [...chosen, id])}
      />
      <Act
        title={t.counter.sell}
        reason={t.counter.reason}
        asked={chosen.length > 0 ? { command: 'sell', words: [plan.scheduleId, ...chosen], options } : null}
        onDone={answer => {
          again();
          if (!answer.ok) return;
          setChosen([]);
          setGiven('');
          setSlip('');
          setName('');
          setMobile('');
          setMade(way !== 'later' && answer.order ? answer.order : '');
        }}
      >
        <output>
          {seats.length === 0 ? t.counter.none : seats.map(s => s.words).join(' · ')}
          {seats.length > 0 && <b> {exactly(sum)}</b>}
        </output>
        <fieldset>
          <legend>{t.counter.way}</legend>
          {WAYS.map(w => (
            <label key={w} className="check">
              <input type="radio" name="way" checked={way === w} onChange={() => setWay(w)} />
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
            {...(given !== '' && change >= 0 && { hint: t.counter.change(exactly(change)) })}
          />
        )}
        {way === 'card' && <Input label={t.counter.slip} required value={slip} onValue={setSlip} />}
        {way === 'later' && (
          <Input label={t.counter.until} type="datetime-local" required value={until} onValue={setUntil} />
        )}
        <Input label={t.counter.name} value={name} onValue={setName} />
        <Input label={t.counter.mobile} inputMode="tel" value={mobile} onValue={setMobile} />
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
      <div className="acts">
        {of('open')}
        {of('close')}
      </div>
    </>
  );
}

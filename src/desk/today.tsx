import { office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { longDateTime } from '#lib/dates.ts';
import { Shown } from './parts.tsx';
import { useCall, useDesk, useFresh } from './use-desk.ts';

/** An evening goes on while somebody looks at it, ms. */
const AGAIN = 60_000;
const WAITING = ['enquiries', 'letters', 'payments', 'refunds', 'questions'] as const;

export function Today() {
  const { t, locale } = useDesk();
  const loaded = useCall(office.today, {});
  useFresh(loaded.again, AGAIN);
  return (
    <>
      <h1>{t.nav.today}</h1>
      <Shown of={loaded}>
        {({ evenings, waiting }) => (
          <>
            <h2>{t.today.evenings}</h2>
            {evenings.length === 0 && <p>{t.today.none}</p>}
            <ul className="evenings grid gap-2">
              {evenings.map(e => (
                <li key={e.scheduleId} className="py-4 line-2-t">
                  <h3 className="t-3">{say(e.title, locale)}</h3>
                  <p className="mb-2">
                    {longDateTime(e.startsAt, locale)} · {say(e.hall, locale)}
                    {e.changed && <b> {say(CHANGED[e.changed], locale)}</b>}
                  </p>
                  <meter className="w-full" min={0} max={e.seats} value={e.sold} aria-label={t.today.sold} />
                  <dl className="flex flex-wrap gap-y-1 gap-x-5 mt-1">
                    {(['sold', 'held', 'house', 'free', 'inside'] as const).map(k => (
                      <div key={k}>
                        <dt>{t.today[k]}</dt>
                        <dd>{e[k]}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
            <h2>{t.today.waiting}</h2>
            {WAITING.every(k => waiting[k] === 0) && <p>{t.today.nothing}</p>}
            <ul className="column gap-2">
              {WAITING.filter(k => waiting[k] > 0).map(k => (
                <li key={k}>
                  <b>{waiting[k]}</b> {t.today[k]}
                </li>
              ))}
            </ul>
          </>
        )}
      </Shown>
    </>
  );
}

/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { DoorCounts } from '#domain/contract/door.ts';
import { say } from '#domain/text.ts';
import type { View } from './app.tsx';
import { clock } from './times.ts';

const EVERY = 5_000;

/** Who is in, by door and by block; asked again every few seconds. */
export function Counts({ door, t, locale, back }: View & { back: () => void }) {
  const named = (kept: string): string => say(door.doorName(kept), locale);
  const [counts, setCounts] = useState<DoorCounts | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const fresh = await door.counts();
      if (fresh) setCounts(fresh);
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    return () => clearInterval(timer);
  }, [door]);
  return (
    <section class="column gap-3">
      {!counts && <p role="status">{door.state.online ? t.busy : t.offline}</p>}
      {counts && (
        <>
          <p class="large">
            {t.inside(counts.inside, counts.persons)} · {t.away(counts.away)} ·{' '}
            {t.toCome(counts.persons - counts.inside - counts.away)}
          </p>
          <ul class="counts column gap-2">
            {counts.doors.map(d => (
              <li key={d.name}>
                <b>{named(d.name)}</b> {t.in(d.inside)} · {t.pace(d.pace)} · {t.toCome(d.toCome)}
                {d.behind && <strong> {t.behind}</strong>}
              </li>
            ))}
          </ul>
          <ul class="counts column gap-2">
            {counts.blocks.map(b => (
              <li key={b.zone.zh}>
                {say(b.zone, locale)} <meter min={0} max={b.persons} value={b.inside} /> {b.inside}/
                {b.persons}
                {b.behind && <strong> {t.behind}</strong>}
              </li>
            ))}
          </ul>
          {counts.twice.length > 0 && (
            <>
              <h2>{t.twice}</h2>
              <ul class="counts column gap-2">
                {counts.twice.map(w => (
                  <li key={`${w.firstAt} ${w.secondAt} ${w.places.zh}`}>
                    {t.of(
                      say(w.places, locale),
                      [
                        `${clock(w.firstAt)} ${named(w.first)}`,
                        `${clock(w.secondAt)} ${named(w.second)}`,
                      ].join(t.and),
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <button type="button" class="go" onClick={back}>
        {t.back}
      </button>
    </section>
  );
}

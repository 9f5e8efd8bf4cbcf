/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScanResult } from '#domain/contract/door.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import type { View } from './app.tsx';
import { clock } from './times.ts';

/** One shape for each, beside its colour and its word. */
const SHAPE: Readonly<Record<ScanResult, string>> = {
  admitted: 'M10 34 26 50 54 16',
  seen: 'M32 12v22l14 10M32 6a26 26 0 1 0 .1 0',
  'other-evening': 'M10 16h44v38H10ZM10 28h44M22 8v14M42 8v14',
  void: 'M32 6a26 26 0 1 0 .1 0M14 50 50 14',
  forged: 'M14 14 50 50M50 14 14 50',
  unknown: 'M22 24c0-16 22-16 22-2 0 10-12 10-12 20M32 54v2',
  'wrong-door': 'M10 32h40M36 18l14 14-14 14',
  left: 'M54 32H14M28 18 14 32l14 14',
  undone: 'M20 14 8 26l12 12M8 26h30a16 16 0 0 1 0 32H24',
};

/** What was said last, as large as there is room: colour, word and shape, and what must be looked at. */
export function Result({ door, t, locale }: View) {
  const { last } = door.state;
  const [asking, ask] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  // Whoever typed at the foot of the page sees what was said; `instant`: the next person stands there.
  useEffect(() => {
    if (last) shown.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [last]);
  if (!last) return <div class="result is-empty" aria-live="assertive" />;
  const { scanned, offline, scan } = last;
  const { result, entry, group, evening } = scanned;
  const said = t.results[result];
  const unlisted = result === 'unknown' && offline && (scan.code ?? '').length > 100;
  const first =
    entry?.usedAt && result === 'seen'
      ? t.firstAt(clock(entry.usedAt), say(door.doorName(entry.door ?? ''), locale))
      : '';
  const ways = result === 'wrong-door' && entry ? door.waysTo(entry).map(name => say(name, locale)) : [];
  return (
    <div
      ref={shown}
      class={`result column items-centre justify-centre gap-1 text-centre is-${result}`}
      data-scan={result}
      aria-live="assertive"
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={SHAPE[result]} />
      </svg>
      <strong>{said.word}</strong>
      {unlisted ? <p>{t.unlisted}</p> : said.note && <p>{said.note}</p>}
      {first && <p class="large">{first}</p>}
      {ways.length > 0 && <p class="large">{t.goTo(ways.join(' · '))}</p>}
      {evening && (
        <p class="large">
          {longDateTime(evening.startsAt, locale)} {say(evening.title, locale)}
        </p>
      )}
      {entry && (
        <>
          <p class="places">{say(entry.places, locale)}</p>
          <p>
            {[t.persons(entry.persons), say(entry.kind, locale), entry.name, entry.given ? t.given : '']
              .filter(Boolean)
              .join(' · ')}
          </p>
          {entry.wheelchair && <p class="proof">{t.wheelchair}</p>}
          {entry.guests && (
            <p class="proof">
              {t.check}: {entry.guests.join(' · ')}
            </p>
          )}
        </>
      )}
      <div class="acts flex flex-wrap gap-2 justify-centre">
        {group.length > 0 && (
          <button type="button" onClick={() => void door.pressAll(group.map(e => e.ref))}>
            {t.group(group.reduce((n, e) => n + e.persons, 0))}
          </button>
        )}
        {result === 'wrong-door' && (
          <button type="button" onClick={() => void door.press(pick(scan), { anyDoor: true })}>
            {t.anyDoor}
          </button>
        )}
        {result === 'admitted' && !asking && (
          <button type="button" onClick={() => ask(true)}>
            {t.undo}
          </button>
        )}
        {asking && (
          <fieldset class="flex flex-wrap gap-2 justify-centre">
            <legend>{t.undoWhy}</legend>
            {t.why.map(why => (
              <button
                key={why}
                type="button"
                onClick={() => {
                  ask(false);
                  void door.press(pick(scan), { kind: 'undo', why });
                }}
              >
                {why}
              </button>
            ))}
            <button type="button" onClick={() => ask(false)}>
              {t.cancel}
            </button>
          </fieldset>
        )}
      </div>
    </div>
  );
}

const pick = ({ code, ref }: { code?: string | undefined; ref?: string | undefined }) =>
  ref === undefined ? { code } : { ref };

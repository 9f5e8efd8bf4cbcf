/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import type { View } from './app.tsx';

/** Which evening, at which door, with which telephone. */
export function Setup({ door, t, locale }: View) {
  const { evenings, post, online } = door.state;
  const [chosen, choose] = useState(post?.scheduleId ?? '');
  const [at, setAt] = useState(post?.door ?? '');
  const [name, setName] = useState(post?.deviceName ?? '');
  const [busy, setBusy] = useState(false);
  const evening = evenings.find(e => e.scheduleId === chosen) ?? evenings[0];
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!evening || busy) return;
    setBusy(true);
    await door.start({ scheduleId: evening.scheduleId, door: at, deviceName: name.trim() || t.title });
    setBusy(false);
  };
  if (!evening)
    return (
      <main class="column gap-3">
        <p role="status">{online ? t.noEvening : t.offline}</p>
        <button type="button" class="go" onClick={() => void door.setup()}>
          {t.retry}
        </button>
      </main>
    );
  return (
    <main class="column gap-3">
      <form class="column gap-3" onSubmit={begin}>
        <label class="column gap-1">
          {t.evening}
          <select value={evening.scheduleId} onChange={e => choose(e.currentTarget.value)}>
            {evenings.map(e => (
              <option key={e.scheduleId} value={e.scheduleId}>
                {longDateTime(e.startsAt, locale)} {say(e.title, locale)} · {say(e.hall, locale)}
              </option>
            ))}
          </select>
        </label>
        <label class="column gap-1">
          {t.door}
          <select value={at} onChange={e => setAt(e.currentTarget.value)}>
            <option value="">{t.allDoors}</option>
            {evening.doors.map(d => (
              <option key={d.name.zh} value={d.name.zh}>
                {say(d.name, locale)}
              </option>
            ))}
          </select>
        </label>
        <label class="column gap-1">
          {t.device}
          <input
            value={name}
            maxLength={40}
            placeholder={t.deviceHint}
            onInput={e => setName(e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="go" aria-busy={busy}>
          {t.start}
        </button>
      </form>
    </main>
  );
}

/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScanKind } from '#domain/contract/door.ts';
import { say } from '#domain/text.ts';
import type { View } from './app.tsx';
import { Camera } from './camera.tsx';
import { Counts } from './counts.tsx';
import { feel } from './feel.ts';
import { Result } from './result.tsx';
import { Search } from './search.tsx';
import { clock } from './times.ts';

type Panel = 'scan' | 'search' | 'counts';

/** The door at work. Whatever is typed goes to the field of the code: so a scanner that types needs no setting. */
export function Scanning(view: View) {
  const { door, t, locale } = view;
  const { last, online, queue, madeAt, post, behind } = door.state;
  const [panel, setPanel] = useState<Panel>('scan');
  const [camera, setCamera] = useState(false);
  const [kind, setKind] = useState<ScanKind>('enter');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (last) feel(last.scanned.result);
  }, [last]);
  useEffect(() => {
    // After each scan the field hears the next one.
    if (panel === 'scan' || last) field.current?.focus({ preventScroll: true });
  }, [panel, last]);
  const read = (text: string): void => {
    if (text.trim()) void door.press({ code: text.trim() }, { kind });
  };
  const { persons, inside } = door.own();
  return (
    <main class="column grow gap-3">
      <p class={`flex flex-wrap gap-y-1 gap-x-4 ${online ? 'status' : 'is-offline'}`} role="status">
        <span>{online ? t.online : t.offline}</span>
        {post?.door && <span>{say(door.doorName(post.door), locale)}</span>}
        {madeAt && <span>{t.since(clock(madeAt))}</span>}
        {queue > 0 && <span>{t.queue(queue)}</span>}
        <span>{t.inside(inside, persons)}</span>
      </p>
      {behind.length > 0 && (
        <p class="notice" role="alert">
          {t.of(behind.map(zone => say(zone, locale)).join(t.and), t.behind)}
        </p>
      )}
      {!online && <p class="hint">{t.cannotKnow}</p>}
      {panel === 'search' && <Search {...view} back={() => setPanel('scan')} kind={kind} />}
      {panel === 'counts' && <Counts {...view} back={() => setPanel('scan')} />}
      {panel === 'scan' && (
        <>
          {/* Another scan asks nothing of the one before. */}
          <Result key={last?.scan.nonce ?? ''} {...view} />
          {camera && <Camera t={t} onCode={read} />}
          <form
            class="code"
            onSubmit={event => {
              event.preventDefault();
              read(code);
              setCode('');
            }}
          >
            <label class="column gap-1">
              <span>{t.code}</span>
              <input
                ref={field}
                name="code"
                value={code}
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                onInput={e => setCode(e.currentTarget.value)}
              />
            </label>
          </form>
          <fieldset class="kinds flex flex-wrap gap-2 justify-centre">
            <legend>{t.mode}</legend>
            {(['enter', 'leave'] as const).map(k => (
              <label key={k} class="row gap-1 line-h px-3">
                <input type="radio" name="kind" checked={kind === k} onChange={() => setKind(k)} />
                {t[k]}
              </label>
            ))}
          </fieldset>
          <div class="tools flex flex-wrap gap-2 justify-centre">
            <button type="button" aria-pressed={camera} onClick={() => setCamera(!camera)}>
              {camera ? t.cameraOff : t.camera}
            </button>
            <button type="button" onClick={() => setPanel('search')}>
              {t.search}
            </button>
            <button type="button" onClick={() => setPanel('counts')}>
              {t.counts}
            </button>
            <button type="button" onClick={() => void door.setup()}>
              {t.change}
            </button>
          </div>
        </>
      )}
    </main>
  );
}

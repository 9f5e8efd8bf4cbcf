/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { ScanKind } from '#domain/contract/door.ts';
import { say } from '#domain/text.ts';
import type { View } from './app.tsx';

/** For whoever has no code at hand: by name or place, from the list. */
export function Search({ door, t, locale, back, kind }: View & { back: () => void; kind: ScanKind }) {
  const [text, setText] = useState('');
  const found = door.find(text);
  return (
    <section class="column gap-3">
      <label class="column gap-1">
        {t.search}
        <input
          type="search"
          value={text}
          placeholder={t.searchHint}
          autocomplete="off"
          ref={input => input?.focus()}
          onInput={e => setText(e.currentTarget.value)}
        />
      </label>
      {text.trim() !== '' && found.length === 0 && <p role="status">{t.none}</p>}
      <ul class="column gap-2">
        {found.map(e => (
          <li key={e.ref}>
            <button
              type="button"
              class="w-full text-left"
              onClick={() => {
                void door.press({ ref: e.ref }, { kind });
                back();
              }}
            >
              <b>{e.name}</b> {say(e.places, locale)} {e.usedAt && <i>{t.results.seen.word}</i>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="go" onClick={back}>
        {t.back}
      </button>
    </section>
  );
}

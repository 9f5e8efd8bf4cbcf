import { useEffect, useRef } from 'react';
import type { SeasonAnswer } from '#domain/contract/editing.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { Fault, Input } from './parts.tsx';
import { SEASON_WORDS } from './season-words.ts';
import { useDesk } from './use-desk.ts';

interface Props {
  readonly answer: SeasonAnswer | null;
  readonly fault: string;
  readonly busy: string;
  readonly why: string;
  /** What the press is called that does it. */
  readonly go: string;
  setWhy(why: string): void;
  run(agreed?: string): Promise<void>;
}

/** What a season's files are found to be, and the press that publishes them. */
export function SeasonTold({ answer, fault, busy, why, go, setWhy, run }: Props) {
  const { locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer || fault) told.current?.focus();
  }, [answer, fault]);
  return (
    <div ref={told} tabIndex={-1} className="told">
      <p role="status">{busy}</p>
      <Fault text={fault} />
      {answer && !busy && <Answer {...{ answer }} />}
      {answer?.digest !== undefined && !answer.published && !busy && (
        <form
          onSubmit={event => {
            event.preventDefault();
            void run(answer.digest);
          }}
        >
          <Input label={words.why} required maxLength={300} value={why} onValue={setWhy} />
          <button type="submit" className="main">
            {go}
          </button>
        </form>
      )}
    </div>
  );
}

function Answer({ answer }: { answer: SeasonAnswer }) {
  const { locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const { faults, more, notes, documents, differences, breaches, changed, published } = answer;
  if (published)
    return (
      <>
        <p>
          <b>{words.published(published.version, published.changes)}</b>
        </p>
        <Sentences of={published.acts} />
      </>
    );
  return (
    <>
      {faults.length > 0 && (
        <>
          <h3 className="fault">{words.faults(faults.length + more)}</h3>
          <Places of={faults} />
          {more > 0 && <p>{words.more(more)}</p>}
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>{words.notes}</h3>
          <Places of={notes} />
        </>
      )}
      {faults.length === 0 && (
        <>
          {documents > 0 && <p>{words.fine(documents)}</p>}
          {changed && <p className="fault">{words.changed}</p>}
          <h3>{words.differences}</h3>
          {differences.length === 0 ? <p>{words.same}</p> : <Sentences of={differences} />}
        </>
      )}
      {breaches.length > 0 && (
        <div className="fault">
          <h3>{words.breaches}</h3>
          <Sentences of={breaches} />
        </div>
      )}
    </>
  );
}

function Sentences({ of }: { of: readonly Bilingual[] }) {
  const { locale } = useDesk();
  return (
    <ul>
      {of.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one answer, which never change
        <li key={i}>{say(text, locale)}</li>
      ))}
    </ul>
  );
}

function Places({ of }: { of: SeasonAnswer['faults'] }) {
  const { locale } = useDesk();
  return (
    <ul className="places">
      {of.map(({ file, line, field, words }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of one answer, which never change
        <li key={i}>
          <code>
            {file}
            {line > 0 && `:${line}`}
          </code>{' '}
          {field && `${field}: `}
          {say(words, locale)}
        </li>
      ))}
    </ul>
  );
}

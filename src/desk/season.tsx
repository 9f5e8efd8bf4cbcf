import { type FormEvent, useEffect, useRef, useState } from 'react';
import { editing, MAX_ARCHIVE, type SeasonAnswer } from '#domain/contract/editing.ts';
import { loadChunk } from '#lib/chunk.ts';
import { longDateTime } from '#lib/dates.ts';
import { TREES } from '#site/tree.ts';
import { Acts, Fault, Labelled, Panel, Shown, Table } from './parts.tsx';
import { SeasonTold } from './season-told.tsx';
import { SEASON_WORDS } from './season-words.ts';
import { LONG_CALL, said, useCall, useDesk, useTry } from './use-desk.ts';

/** A season from its files: what is wrong, what would change, publishing, and taking it back. */
export function SeasonPage() {
  const { t, locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const versions = useCall(editing.list, {});
  return (
    <>
      <h1>{t.nav.season}</h1>
      <p>{words.lead}</p>
      {import.meta.env.VITE_MOCKS === 'on' && import.meta.env.PROD && (
        <p>
          {words.sample.lead}
          <a className="link" href="/shstatic/season.zip" download>
            {words.sample.name}
          </a>
          {words.sample.end}
        </p>
      )}
      {versions.data?.preview && <Looking until={versions.data.preview} onEnd={versions.again} />}
      {versions.data && (
        <Acts>
          <Sending onDone={versions.again} />
          {versions.data.list.length > 0 && <Undoing onDone={versions.again} />}
        </Acts>
      )}
      <h2>{words.list}</h2>
      <Shown of={versions}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Table label={words.list} head={[words.number, words.at, words.who, words.reason]}>
              {list.map(v => (
                <tr key={v.number}>
                  <td>
                    {v.number}
                    {v.undoes !== null && ` · ${words.takesBack(v.undoes)}`}
                  </td>
                  <td>{longDateTime(v.at, locale)}</td>
                  <td>{v.who}</td>
                  <td>{v.why}</td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
    </>
  );
}

interface Approval {
  readonly why?: string;
  readonly agreed?: string;
}
/** Sends as often as there are pictures left to be made, and says so meanwhile; `late` is for what may be done all the same. */
function useRounds() {
  const { locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState('');
  const send = async <T extends { pictures: number }>(
    ask: () => Promise<T>,
    then: (last: T) => void,
    late?: () => void,
  ): Promise<void> => {
    if (busy) return;
    setFault('');
    setBusy(words.busy);
    try {
      let next = await ask();
      while (next.pictures > 0) {
        setBusy(words.pictures(next.pictures));
        next = await ask();
      }
      then(next);
    } catch (error) {
      setFault(error instanceof RangeError ? error.message : said(error, locale, late !== undefined));
      late?.();
    } finally {
      setBusy('');
    }
  };
  return { fault, busy, setFault, send };
}

/** What both acts are: shown first, done with the digest of what was shown. */
function usePublishing(ask: (asked: Approval) => Promise<SeasonAnswer>, onDone: () => void) {
  const { fault, busy, setFault, send } = useRounds();
  const [answer, setAnswer] = useState<SeasonAnswer | null>(null);
  const [why, setWhy] = useState('');
  const run = (agreed?: string): Promise<void> =>
    send(
      () => ask(agreed === undefined ? {} : { agreed, why }),
      next => {
        setAnswer(next);
        if (!next.published) return;
        setWhy('');
        onDone();
      },
      // What was published stands in the list, whether or not that was heard.
      agreed === undefined ? undefined : onDone,
    );
  const forget = (): void => {
    setAnswer(null);
    setFault('');
  };
  return { answer, fault, busy, why, setWhy, run, forget };
}

function Sending({ onDone }: { onDone: () => void }) {
  const { call, locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const [folder, setFolder] = useState<readonly File[]>([]);
  const [archive, setArchive] = useState<File | null>(null);
  const [tables, setTables] = useState<readonly File[]>([]);
  const chosenFile = async (): Promise<File> => {
    const { packed } = await loadChunk(() => import('./pack.ts'));
    const file = archive ?? (folder.length + tables.length > 0 ? await packed(folder, tables) : null);
    if (!file) throw new RangeError(words.noFolder);
    if (file.size > MAX_ARCHIVE) throw new RangeError(words.tooLarge(MAX_ARCHIVE / 1e6));
    return file;
  };
  const act = usePublishing(
    async asked => call(editing.send, asked, { file: await chosenFile(), timeout: LONG_CALL }),
    onDone,
  );
  /** Puts what was sent up as the site of this session. */
  const look = useRounds();
  const preview = async () => call(editing.preview, {}, { file: await chosenFile(), timeout: LONG_CALL });
  const picker = useRef<HTMLInputElement>(null);
  // React knows no name for it.
  useEffect(() => picker.current?.setAttribute('webkitdirectory', ''), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run();
  };
  const chosen = (event: { currentTarget: HTMLInputElement }): File[] => {
    act.forget();
    return [...(event.currentTarget.files ?? [])];
  };
  return (
    <Panel title={words.check}>
      <form onSubmit={submit}>
        <Labelled label={words.folder}>
          {id => <input ref={picker} id={id} type="file" multiple onChange={e => setFolder(chosen(e))} />}
        </Labelled>
        <Labelled label={words.archive}>
          {id => (
            <input
              id={id}
              type="file"
              accept=".zip,application/zip"
              onChange={e => setArchive(chosen(e)[0] ?? null)}
            />
          )}
        </Labelled>
        {!archive && (
          <Labelled label={words.tables} hint={words.tablesHint}>
            {(id, hint) => (
              <input
                id={id}
                aria-describedby={hint}
                type="file"
                multiple
                accept=".csv,text/csv"
                onChange={e => setTables(chosen(e))}
              />
            )}
          </Labelled>
        )}
        <button type="submit" aria-busy={act.busy !== ''}>
          {words.check}
        </button>
      </form>
      <SeasonTold {...act} go={words.publish} busy={act.busy || look.busy} />
      {act.answer?.digest !== undefined && !act.answer.published && !act.busy && (
        <p>
          <button type="button" aria-busy={look.busy !== ''} onClick={() => void look.send(preview, onDone)}>
            {words.look}
          </button>
        </p>
      )}
      <Fault text={look.fault} />
    </Panel>
  );
}

/** The ways into the site as it will be, and the end of it. */
function Looking({ until, onEnd }: { until: string; onEnd: () => void }) {
  const { call, locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const { busy, fault, attempt } = useTry(locale);
  const end = (): void =>
    void attempt(async () => {
      await call(editing.endPreview, {});
      onEnd();
    });
  return (
    <section className="py-4 line-2-t" aria-live="polite">
      <p>{words.looking(longDateTime(until, locale))}</p>
      <ul>
        {TREES.map(tree => (
          <li key={tree}>
            <a className="link" href={`/${tree}/home`} target="_blank" rel="noreferrer">
              {words.trees[tree]}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" aria-busy={busy} onClick={end}>
        {words.endLook}
      </button>
      <Fault text={fault} />
    </section>
  );
}

function Undoing({ onDone }: { onDone: () => void }) {
  const { call, locale } = useDesk();
  const words = SEASON_WORDS[locale];
  const act = usePublishing(asked => call(editing.undo, asked, { timeout: LONG_CALL }), onDone);
  return (
    <Panel title={words.undo}>
      <button type="button" aria-busy={act.busy !== ''} onClick={() => void act.run()}>
        {words.undoLook}
      </button>
      <SeasonTold {...act} go={words.undoGo} />
    </Panel>
  );
}

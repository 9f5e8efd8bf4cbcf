import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { DeskFailure } from '#api/desk-client.ts';
import { type ActAnswer, office, staff } from '#domain/contract/desk.ts';
import { saveFile } from '#lib/save-file.ts';
import { Fault, Input, Panel } from './parts.tsx';
import { said, useDesk, useTry } from './use-desk.ts';

export interface Wanted {
  readonly command: string;
  readonly words: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}
interface Props {
  readonly title: string;
  /** What is asked for, by the fields of the form; null while something is missing. */
  readonly asked: Wanted | null;
  /** Acts stand in the record with a reason; what only reads needs none. */
  readonly reads?: boolean;
  /** The usual reason, which may be changed. */
  readonly reason?: string;
  readonly children?: ReactNode;
  onDone?(answer: ActAnswer): void;
}

/** One act: its form, what it would do, and the press that does it. */
export function Act({ title, asked, reads = false, reason = '', children, onDone }: Props) {
  const { t, call, locale } = useDesk();
  const [why, setWhy] = useState(reason);
  const [shown, setShown] = useState<ActAnswer | null>(null);
  const [done, setDone] = useState<ActAnswer | null>(null);
  const [fault, setFault] = useState('');
  // Nobody knows whether it was done: said until something else is.
  const [unsure, setUnsure] = useState(false);
  const [proving, setProving] = useState(false);
  const [busy, setBusy] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown || done || fault || unsure) result.current?.focus();
  }, [shown, done, fault, unsure]);
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown is of what was asked for then
  useEffect(() => {
    setShown(null);
    setFault('');
  }, [key, why]);

  const run = async (agreed?: string): Promise<void> => {
    if (busy) return;
    setFault('');
    setUnsure(false);
    if (!asked) return setFault(t.act.missing);
    setBusy(true);
    try {
      const answer = await call(office.act, {
        command: asked.command,
        words: [...asked.words],
        options: { ...asked.options },
        why: reads ? '-' : why,
        agreed,
      });
      if (agreed === undefined || answer.digest !== undefined) setShown(answer);
      else {
        setShown(null);
        setDone(answer);
        onDone?.(answer);
      }
    } catch (error) {
      const kind = error instanceof DeskFailure ? error.kind : 'offline';
      if (kind === 'prove') setProving(true);
      else if (kind === 'offline' && agreed !== undefined) {
        setShown(null);
        setUnsure(true);
        onDone?.({ ok: false, lines: [] });
      } else setFault(said(error, locale));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(null);
    void run();
  };
  const told = shown ?? done;
  return (
    <Panel title={title}>
      <form onSubmit={submit}>
        {children}
        {!reads && <Input label={t.act.why} required maxLength={300} value={why} onValue={setWhy} />}
        <button type="submit" aria-disabled={!asked} aria-busy={busy}>
          {reads ? title : t.act.look}
        </button>
      </form>
      <div ref={result} tabIndex={-1} className="told" role="status">
        {busy && <p>{t.act.busy}</p>}
        {(fault || unsure) && <p className="fault">{fault || t.act.unsure}</p>}
        {told && (
          <>
            {done && <b>{done.ok ? t.act.done : t.act.failed}</b>}
            <ul className={told.ok ? '' : 'fault'}>
              {told.lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer, which never change
                <li key={i}>{line}</li>
              ))}
            </ul>
            {Object.entries(told.files ?? {}).map(([name, text]) => (
              <button
                key={name}
                type="button"
                onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), name)}
              >
                {t.act.download} {name}
              </button>
            ))}
          </>
        )}
        {shown?.digest !== undefined && (
          <button type="button" className="main" aria-busy={busy} onClick={() => void run(shown.digest)}>
            {t.act.doIt}
          </button>
        )}
      </div>
      {proving && (
        <Prove
          onProven={() => {
            setProving(false);
            void run(shown?.digest);
          }}
          onClose={() => setProving(false)}
        />
      )}
    </Panel>
  );
}

/** The second factor once more. */
function Prove({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { t, call, locale } = useDesk();
  const [code, setCode] = useState('');
  const { busy, fault, attempt } = useTry(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const prove = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await call(staff.prove, { code });
      onProven();
    });
  };
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={t.act.prove}>
      <form onSubmit={prove}>
        <h2>{t.act.prove}</h2>
        <p>{t.act.proveLead}</p>
        <Input label={t.login.code} autoComplete="one-time-code" required value={code} onValue={setCode} />
        <Fault text={fault} />
        <button type="submit" className="main" aria-busy={busy}>
          {t.act.proveGo}
        </button>
        <button type="button" onClick={onClose}>
          {t.act.close}
        </button>
      </form>
    </dialog>
  );
}

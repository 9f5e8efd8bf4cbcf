import { useState } from 'react';
import { office, REPORT_KINDS, type ReportGroup, type ReportKind } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { REPORT_KIND } from '#domain/words/report.ts';
import { hallTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { saveFile } from '#lib/save-file.ts';
import { EveningChoice } from './evening-choice.tsx';
import { Input, Select, Shown } from './parts.tsx';
import { Plots } from './plots.tsx';
import { ReportMails } from './report-mails.tsx';
import { REPORT_WORDS } from './report-words.ts';
import { useCall, useDesk } from './use-desk.ts';

/** Without any of these nothing was sold, and no money moved. */
const SALES: ReadonlySet<ReportGroup> = new Set(['category', 'money in', 'money back', 'kept']);

/** What a kind is of, where nothing was chosen yet. */
const today = (): string => hallTime(Date.now()).date;
const LATEST: Partial<Readonly<Record<ReportKind, () => string>>> = {
  day: today,
  week: today,
  month: () => today().slice(0, 7),
};

/** A season's report reads every order of it. */
const LONG_REPORT = { timeout: 60_000 };

/** The office's reports: drawn, as a table, and for the printer. */
export function Reports() {
  const { t, locale } = useDesk();
  const words = REPORT_WORDS[locale];
  const [kind, setKind] = useState<ReportKind>('evening');
  const [of, setOf] = useState('');
  return (
    <>
      <h1>{t.nav.reports}</h1>
      <form className="no-print choice" onSubmit={event => event.preventDefault()}>
        <Select
          label={words.kind}
          name="kind"
          value={kind}
          of={REPORT_KINDS.map(one => [one, say(REPORT_KIND[one], locale)])}
          onValue={next => {
            setKind(next);
            setOf(LATEST[next]?.() ?? '');
          }}
        />
        {kind === 'evening' && <EveningChoice value={of} onValue={setOf} past />}
        {(kind === 'day' || kind === 'week' || kind === 'month') && (
          <Input
            label={words.which[kind]}
            name="of"
            type={kind === 'month' ? 'month' : 'date'}
            placeholder={kind === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}
            value={of}
            onValue={setOf}
          />
        )}
      </form>
      {(kind === 'season' || of !== '') && <Report key={`${kind} ${of}`} kind={kind} of={of} />}
      <ReportMails />
    </>
  );
}

function Report({ kind, of }: { kind: ReportKind; of: string }) {
  const { locale } = useDesk();
  const words = REPORT_WORDS[locale];
  const loaded = useCall(office.report, { kind, of }, LONG_REPORT);
  return (
    <Shown of={loaded}>
      {({ title, sum, ledger, moved, lines, files }) => (
        <article className="report">
          <h2>{say(title, locale)}</h2>
          <p>
            {moved !== undefined && `${words.moved(exactly(moved))} `}
            {words.books(kind, exactly(sum), exactly(ledger))}
          </p>
          {sum !== ledger && <p className="fault">{words.differ}</p>}
          <p className="no-print flex flex-wrap gap-2">
            {Object.entries(files).map(([name, text]) => (
              <button
                key={name}
                type="button"
                onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), name)}
              >
                {words.file[name.endsWith('.csv') ? 'table' : 'page']}
              </button>
            ))}
            <button type="button" onClick={() => print()}>
              {words.print}
            </button>
          </p>
          {!lines.some(l => SALES.has(l.group)) && <p>{words.nothing[kind]}</p>}
          <Plots kind={kind} lines={lines} />
        </article>
      )}
    </Shown>
  );
}

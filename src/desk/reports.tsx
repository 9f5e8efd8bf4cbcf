import { useState } from 'react';
import { Act } from './act.tsx';
import { EveningChoice } from './evening-choice.tsx';
import { Input } from './parts.tsx';
import { Plots } from './plots.tsx';
import { useDesk } from './use-desk.ts';

/** The office's reports, as the command makes them: a table and a page for the printer. */
export function Reports() {
  const { t } = useDesk();
  const [evening, setEvening] = useState('');
  const [day, setDay] = useState('');
  const [month, setMonth] = useState('');
  return (
    <>
      <h1>{t.nav.reports}</h1>
      <div className="acts">
        <Act
          title={t.reports.evening}
          asked={evening ? { command: 'report', words: ['evening', evening] } : null}
          reads
        >
          <EveningChoice value={evening} onValue={setEvening} />
        </Act>
        <Act title={t.reports.day} asked={day ? { command: 'report', words: ['day', day] } : null} reads>
          <Input label={t.reports.day} type="date" value={day} onValue={setDay} />
        </Act>
        <Act
          title={t.reports.month}
          asked={month ? { command: 'report', words: ['month', month] } : null}
          reads
        >
          <Input label={t.reports.month} type="month" value={month} onValue={setMonth} />
        </Act>
      </div>
      {evening && <Plots scheduleId={evening} />}
    </>
  );
}

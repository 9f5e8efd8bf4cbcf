import { useState } from 'react';
import { office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { Act } from './act.tsx';
import { EveningChoice } from './evening-choice.tsx';
import { HouseSeats } from './house-seats.tsx';
import { Acts, Input, Shown, Table } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

/** What the house does with its evenings and seats, and the record of all that was done. */
export function House() {
  const { t, may } = useDesk();
  const [evening, setEvening] = useState('');
  const [when, setWhen] = useState('');
  const [number, setNumber] = useState('');
  return (
    <>
      <h1>{t.nav.house}</h1>
      <EveningChoice value={evening} onValue={setEvening} />
      {evening && <HouseSeats key={evening} scheduleId={evening} />}
      <Acts>
        {may('evenings') && (
          <>
            <Act
              title={t.house.moveEvening}
              asked={
                evening && when ? { command: 'move-evening', words: [evening], options: { to: when } } : null
              }
            >
              <Input label={t.house.when} value={when} onValue={setWhen} />
            </Act>
            <Act
              title={t.house.cancel}
              asked={evening ? { command: 'cancel-evening', words: [evening] } : null}
            />
            <Act title={t.house.acts} asked={{ command: 'acts', words: [] }} reads />
            <Act title={t.house.undo} asked={number ? { command: 'undo', words: [number] } : null}>
              <Input label={t.house.number} inputMode="numeric" value={number} onValue={setNumber} />
            </Act>
          </>
        )}
      </Acts>
      {may('staff') && <Log />}
    </>
  );
}

function Log() {
  const { t, locale } = useDesk();
  const loaded = useCall(office.log, {});
  return (
    <>
      <h2>{t.house.log}</h2>
      <Shown of={loaded}>
        {({ list }) => (
          <Table label={t.house.log} head={[t.house.at, t.house.who, t.house.what, t.house.reason]}>
            {list.map(a => (
              <tr key={`${a.at} ${a.what.en} ${a.line}`}>
                <td>{longDateTime(a.at, locale)}</td>
                <td>{a.who}</td>
                <td>
                  {say(a.what, locale)}: {a.line}
                </td>
                <td>{a.why}</td>
              </tr>
            ))}
          </Table>
        )}
      </Shown>
    </>
  );
}

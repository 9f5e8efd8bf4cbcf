import { useState } from 'react';
import { ROLES, type Role, staff } from '#domain/contract/desk.ts';
import { door } from '#domain/contract/door.ts';
import { longDateTime } from '#lib/dates.ts';
import { Act } from './act.tsx';
import { Acts, Fault, Input, Labelled, Shown } from './parts.tsx';
import { said, useCall, useDesk } from './use-desk.ts';

/** Who works here, for whoever may say it, and which telephones stand at the doors. */
export function Staff() {
  const { t, may } = useDesk();
  return (
    <>
      <h1>{t.nav.staff}</h1>
      {may('staff') && <People />}
      <Devices />
    </>
  );
}

function People() {
  const { t } = useDesk();
  const loaded = useCall(staff.list, {});
  const [mail, setMail] = useState('');
  const [role, setRole] = useState<Role>('door');
  const [who, setWho] = useState('');
  const roles = (
    <Labelled label={t.staff.role}>
      {id => (
        <select id={id} value={role} onChange={e => setRole(e.target.value as Role)}>
          {ROLES.map(r => (
            <option key={r} value={r}>
              {t.role[r]}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
  const people = (
    <Labelled label={t.staff.mail}>
      {id => (
        <select id={id} value={who} onChange={e => setWho(e.target.value)}>
          <option value="" />
          {loaded.data?.list.map(s => (
            <option key={s.mail}>{s.mail}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
  const named = (verb: string, options = {}) =>
    who ? { command: 'staff', words: [verb, who], options } : null;
  return (
    <>
      <Shown of={loaded}>
        {({ list }) => (
          <ul className="column gap-2">
            {list.map(s => (
              <li key={s.mail} className="row flex-wrap gap-2">
                <b>{s.name || s.mail}</b> {s.mail} · {t.role[s.role]} · {t.staff.state[s.state]}
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <Acts>
        <Act
          title={t.staff.invite}
          asked={mail ? { command: 'staff', words: ['add', mail], options: { role } } : null}
          onDone={loaded.again}
        >
          <Input label={t.staff.mail} type="email" value={mail} onValue={setMail} />
          {roles}
        </Act>
        <Act title={t.staff.change} asked={named('role', { role })} onDone={loaded.again}>
          {people}
          {roles}
        </Act>
        <Act title={t.staff.reset} asked={named('reset')} onDone={loaded.again}>
          {people}
        </Act>
        <Act title={t.staff.close} asked={named('close')} onDone={loaded.again}>
          {people}
        </Act>
      </Acts>
    </>
  );
}

function Devices() {
  const { t, call, locale } = useDesk();
  const loaded = useCall(door.devices, {});
  const [fault, setFault] = useState('');
  const revoke = async (deviceId: string): Promise<void> => {
    setFault('');
    try {
      await call(door.revoke, { deviceId });
      loaded.again();
    } catch (error) {
      setFault(said(error, locale));
    }
  };
  return (
    <>
      <h2>{t.staff.devices}</h2>
      <Fault text={fault} />
      <Shown of={loaded}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t.staff.noDevices}</p>
          ) : (
            <ul className="column gap-2">
              {list.map(d => (
                <li key={d.deviceId} className="row flex-wrap gap-2">
                  <b>{d.name}</b> {d.who} · {longDateTime(d.seenAt, locale)}{' '}
                  {d.revoked ? (
                    t.staff.revoked
                  ) : (
                    <button type="button" onClick={() => void revoke(d.deviceId)}>
                      {t.staff.revoke}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  );
}

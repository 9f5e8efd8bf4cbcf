import { type FormEvent, useState } from 'react';
import { ROLES, type Role, staff } from '#domain/contract/desk.ts';
import { type DoorDevice, door } from '#domain/contract/door.ts';
import { longDateTime } from '#lib/dates.ts';
import { Act } from './act.tsx';
import { Acts, Fault, Input, Panel, Select, Shown } from './parts.tsx';
import { useCall, useDesk, useTry } from './use-desk.ts';

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
    <Select label={t.staff.role} value={role} of={ROLES.map(r => [r, t.role[r]])} onValue={setRole} />
  );
  const mails = loaded.data?.list.map(s => [s.mail, s.mail] as const) ?? [];
  const people = <Select label={t.staff.mail} blank value={who} of={mails} onValue={setWho} />;
  const named = (verb: string, options = {}) =>
    who ? { command: 'staff', words: [verb, who], options } : null;
  return (
    <>
      <Shown of={loaded}>
        {({ list }) => (
          <ul className="column gap-2">
            {list.map(s => (
              <li key={s.mail} className="row flex-wrap gap-2">
                <b>{s.name || s.mail}</b> <Mail>{s.mail}</Mail> · {t.role[s.role]} · {t.staff.state[s.state]}
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

/** Too long for a line of large type, it is parted where one says “at”. */
function Mail({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}

function Devices() {
  const { t, locale } = useDesk();
  const loaded = useCall(door.devices, {});
  return (
    <>
      <h2>{t.staff.devices}</h2>
      <Shown of={loaded}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t.staff.noDevices}</p>
          ) : (
            <>
              <ul className="column gap-2">
                {list.map(d => (
                  <li key={d.deviceId}>
                    <b>{d.name}</b> {d.who} · {longDateTime(d.seenAt, locale)}
                    {d.revoked && ` · ${t.staff.revoked}`}
                  </li>
                ))}
              </ul>
              <Acts>
                <Revoke list={list.filter(d => !d.revoked)} onDone={loaded.again} />
              </Acts>
            </>
          )
        }
      </Shown>
    </>
  );
}

/** A telephone that is lost: it wipes its list, and the record says why. */
function Revoke({ list, onDone }: { readonly list: readonly DoorDevice[]; onDone(): void }) {
  const { t, call, locale } = useDesk();
  const [deviceId, setDevice] = useState('');
  const [why, setWhy] = useState('');
  const { busy, fault, attempt } = useTry(locale);
  if (list.length === 0) return null;
  const revoke = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    await attempt(async () => {
      await call(door.revoke, { deviceId, why });
      setWhy('');
      setDevice('');
    }, true);
    onDone();
  };
  return (
    <Panel title={t.staff.revoke}>
      <form onSubmit={revoke}>
        <Select
          label={t.staff.device}
          required
          blank
          value={deviceId}
          of={list.map(d => [
            d.deviceId,
            [d.name, d.who, longDateTime(d.seenAt, locale)].filter(Boolean).join(' · '),
          ])}
          onValue={setDevice}
        />
        <Input label={t.act.why} required maxLength={300} value={why} onValue={setWhy} />
        <button type="submit" aria-busy={busy}>
          {t.staff.revoke}
        </button>
      </form>
      <Fault text={fault} />
    </Panel>
  );
}

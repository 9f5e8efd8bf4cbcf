import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { brand } from '#brand';
import {
  ACCOUNT_EVENTS,
  type AccountEvent,
  DAYS_TO_THINK,
  type SecurityOverview,
  security,
} from '#domain/contract/security.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import type { SectionData } from './model.ts';
import styles from './security.module.css';
import { CHANGES, ChangeDialog } from './security-change.tsx';
import { Devices, useDeviceWords } from './security-devices.tsx';
import { LeaveDialog } from './security-leave.tsx';
import { useEditing } from './use-editing.ts';

/** What opens the account, where it is open, what happened to it, a copy of all of it, and its end. */
export function Security({ data }: { data: SectionData<'security'> }) {
  return (
    <Load from={data.security} skeleton={<Skeleton kind="row" count={8} />}>
      {([overview, events]) => <Sections overview={overview} events={events} />}
    </Load>
  );
}

function Sections({ overview, events }: { overview: SecurityOverview; events: readonly AccountEvent[] }) {
  const t = useCopy('security');
  const [editing, edit] = useEditing('security');
  const { revalidate } = useRevalidator();
  const change = CHANGES.find(what => what === editing);
  const has = {
    password: overview.hasPassword === 'Y' ? t('password.set') : '',
    mobile: overview.mobile,
    email: overview.email,
  };
  return (
    <div className={`grid cols-1 gap-12 mt-6 ${styles.sections}`}>
      <section aria-labelledby="security-opens">
        <h2 id="security-opens">{t('opens')}</h2>
        <ul className={`ink-t mb-3 ${styles.rows}`}>
          {CHANGES.map(what => (
            <li className="grid items-baseline line-b break-anywhere" key={what}>
              <b>{t(`${what}.name`)}</b>
              <span className={has[what] ? 'num' : 'sec'}>{has[what] || t(`${what}.none`)}</span>
              <button
                type="button"
                className={`tap-min t-sm underlined m-tap sec text-right ${styles.tool}`}
                aria-label={t(has[what] ? 'changeOf' : 'setOf', { what: t(`${what}.name`) })}
                onClick={() => edit(what)}
              >
                {t(has[what] ? 'change' : 'set')}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Devices sessions={overview.sessions} onEnded={revalidate} />
      <Events events={events} />
      <Copy />
      <section aria-labelledby="security-leave-title">
        <h2 id="security-leave-title">{t('leave.title')}</h2>
        <p className="sec measure-44 mb-4">{t('leave.lead', { days: DAYS_TO_THINK })}</p>
        <p>
          <Button look="ghost" onClick={() => edit('leave')}>
            {t('leave.open')}
          </Button>
        </p>
      </section>
      {change && (
        <ChangeDialog
          key={change}
          what={change}
          data={overview}
          onClose={() => edit('')}
          onSaved={async () => {
            await revalidate();
            edit('');
          }}
        />
      )}
      {editing === 'leave' && <LeaveDialog data={overview} onClose={() => edit('')} />}
    </div>
  );
}

/** Events that stand there without being asked for. */
const EVENTS_AT_FIRST = 8;
const KNOWN: ReadonlySet<string> = new Set(ACCOUNT_EVENTS);

function Events({ events }: { events: readonly AccountEvent[] }) {
  const t = useCopy('security');
  const { locale } = useTree();
  const deviceOf = useDeviceWords();
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, EVENTS_AT_FIRST);
  return (
    <section aria-labelledby="security-events">
      <h2 id="security-events">{t('events.title')}</h2>
      <p className="sec measure-44 mb-4">
        {t('events.lead', { phone: brand.phone.replaceAll(' ', '\u00a0') })}
      </p>
      {events.length === 0 ? (
        <p className="sec">{t('events.none')}</p>
      ) : (
        <ul className={`line-y ${styles.events}`}>
          {shown.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same instant are two
            <li className="grid gap-y-1 gap-x-6 py-2 line-b" key={`${event.at}-${i}`}>
              <time className="num sec" dateTime={event.at}>
                {longDateTime(event.at, locale)}
              </time>
              <span>
                {t(
                  `events.${KNOWN.has(event.kind) ? (event.kind as (typeof ACCOUNT_EVENTS)[number]) : 'other'}`,
                )}
              </span>
              <span className="sm ter">
                {[deviceOf(event.device), event.place].filter(Boolean).join('\u00a0· ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < events.length && (
        <p className="mt-4">
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('events.all', { n: events.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** All that is kept, as one file; made at once. */
function Copy() {
  const t = useCopy('security');
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmit();
  const download = () =>
    submit(async () => {
      const { name, html } = await call(security.exportData, {});
      saveFile(new Blob([html], { type: 'text/html' }), name);
      toast(t('data.done'), 'ok');
      await revalidate();
    });
  return (
    <section aria-labelledby="security-data">
      <h2 id="security-data">{t('data.title')}</h2>
      <p className="sec measure-44 mb-4">{t('data.lead')}</p>
      <p>
        <Button look="ghost" busy={busy} onClick={() => void download()}>
          {t(busy ? 'data.busy' : 'data.download')}
        </Button>
      </p>
    </section>
  );
}

import { useState } from 'react';
import { MAIL_ABOUT, MAIL_EVERY, type MailAbout, type MailEvery, office } from '#domain/contract/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Act } from './act.tsx';
import { Acts, Select, Shown, Table } from './parts.tsx';
import { REPORT_WORDS } from './report-words.ts';
import { useCall, useDesk } from './use-desk.ts';

const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];

/** The reports that one has sent by mail: setting one up, and stopping it. */
export function ReportMails() {
  const { me, locale } = useDesk();
  const words = REPORT_WORDS[locale].mails;
  const mails = useCall(office.reportMails, {});
  const [every, setEvery] = useState<MailEvery>('day');
  const [about, setAbout] = useState<MailAbout>('time');
  const [language, setLanguage] = useState(locale);
  const [which, setWhich] = useState('');
  return (
    <section className="no-print" id="mails">
      <h2>{words.title}</h2>
      <p>{words.lead(me.mail)}</p>
      <Shown of={mails}>
        {({ sends, list }) => (
          <>
            {!sends && <p className="fault">{words.notSent}</p>}
            {list.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <Table label={words.title} head={[words.every, words.about, words.language, words.next]}>
                {list.map(m => (
                  <tr key={m.id}>
                    <td>{words.how[m.every]}</td>
                    <td>{words.of[m.about]}</td>
                    <td>{words.languages[m.locale]}</td>
                    <td>{longDateTime(m.next, locale)}</td>
                  </tr>
                ))}
              </Table>
            )}
            <Acts>
              <Act
                title={words.add}
                reason={words.reason}
                asked={{ command: 'report-mails', words: ['add', every, about], options: { lang: language } }}
                onDone={mails.again}
              >
                <Select
                  label={words.every}
                  value={every}
                  of={MAIL_EVERY.map(one => [one, words.how[one]])}
                  onValue={setEvery}
                />
                <Select
                  label={words.about}
                  value={about}
                  of={MAIL_ABOUT.map(one => [one, words.of[one]])}
                  onValue={setAbout}
                />
                <Select
                  label={words.language}
                  value={language}
                  of={LOCALES.map(one => [one, words.languages[one]])}
                  onValue={setLanguage}
                />
              </Act>
              {list.length > 0 && (
                <Act
                  title={words.end}
                  reason={words.reason}
                  asked={which ? { command: 'report-mails', words: ['end', which] } : null}
                  onDone={() => {
                    setWhich('');
                    mails.again();
                  }}
                >
                  <Select
                    label={words.which}
                    value={which}
                    blank
                    of={list.map(m => [
                      m.id,
                      `${words.how[m.every]} · ${words.of[m.about]} · ${words.languages[m.locale]}`,
                    ])}
                    onValue={setWhich}
                  />
                </Act>
              )}
            </Acts>
          </>
        )}
      </Shown>
    </section>
  );
}

import { SmtpDouble } from '../../tests/server/letters/smtp-double.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
}

/** A mail server that the site sends to. */
export async function openPost() {
  const server = await new SmtpDouble().open();
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'Box office <tickets@orchestra.example>' },
    get letters(): Letter[] {
      return server.taken.map(({ to, mail }) => ({
        to: to.join(),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        files: mail.attachments.map(a => a.filename ?? ''),
      }));
    },
    stop: () => server.close(),
  };
}

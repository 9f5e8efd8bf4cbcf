import { PassThrough } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Mail } from '../deps.ts';
import { Undelivered } from './undelivered.ts';

export interface SmtpOptions {
  /** smtps://user:password@host:465, or smtp:// with STARTTLS where the server has it. */
  readonly url: string;
  /** Name and address that mail comes from. */
  readonly from: string;
  /** How long the server may be silent, ms. */
  readonly patience?: number;
}

const SMTP_TIMEOUT = 20_000;

/** Hands mail to an SMTP server, one connection each; accepted means that the server has it. */
export function smtpMailer({
  url,
  from,
  patience = SMTP_TIMEOUT,
}: SmtpOptions): (mail: Mail) => Promise<void> {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, html, attachments = [] }) => {
    // Once the server has all of the message it may have taken it, whatever becomes of the connection (RFC 1047).
    let whole = false;
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.use('stream', (mail, next) => {
      mail.message.transform(() => new PassThrough().once('end', () => (whole = true)));
      next();
    });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: typeof content === 'string' ? content : Buffer.from(content),
        })),
        // Nobody's holiday notice answers a machine (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw undelivered(error, whole);
    }
  };
}

/** Steps in which a refusal is about this message; before them it is about us or the server. */
const ABOUT_THE_MESSAGE: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

function undelivered(error: unknown, whole: boolean): Undelivered {
  const {
    code,
    command = '',
    responseCode,
    message,
  } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // Servers quote addresses, and what a login said.
  const words = responseCode === undefined ? message.replace(/\S+@\S+/g, '…') : `${command} ${responseCode}`;
  const text = `SMTP: ${code ?? ''} ${words}`.replace(/\s+/g, ' ').slice(0, 200);
  if (responseCode === undefined) return new Undelivered(whole ? 'unknown' : 'later', text);
  return new Undelivered(responseCode >= 500 && ABOUT_THE_MESSAGE.has(command) ? 'never' : 'later', text);
}

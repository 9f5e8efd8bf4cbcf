import type { Messenger } from '../deps.ts';
import type { ServerEnv } from '../env.ts';

/** What the environment says of mail and text messages; their code is loaded where there are any. */
export async function openMessenger({ smtp, sms }: Pick<ServerEnv, 'smtp' | 'sms'>): Promise<Messenger> {
  return {
    ...(smtp && { email: (await import('./smtp.ts')).smtpMailer(smtp) }),
    ...(sms && { sms: (await import('./sms.ts')).smsWebhook(sms.url, sms.secret) }),
  };
}

import type { Messenger } from '../deps.ts';

/** Where mail goes out and who it is from; the operator's service for text messages. */
interface Carriers {
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: { readonly url: string; readonly secret: string } | undefined;
}

/** What the environment says of mail and text messages; their code is loaded where there are any. */
export async function openMessenger({ smtp, sms }: Carriers): Promise<Messenger> {
  return {
    ...(smtp && { email: (await import('./smtp.ts')).smtpMailer(smtp) }),
    ...(sms && { sms: (await import('./sms.ts')).smsWebhook(sms.url, sms.secret) }),
  };
}

import type { Messenger } from '../deps.ts';

const TIMEOUT = 10_000;

/**
 * Hands messages to an SMS and mail service of the operator's: a JSON POST of kind, to and text, with a bearer token.
 * Rejects when the service does not answer 2xx within ten seconds.
 */
export function webhookMessenger(url: string, token: string): Messenger {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the message service answered ${response.status}`);
    },
  };
}

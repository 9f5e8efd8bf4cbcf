import { createHmac } from 'node:crypto';
import type { Message } from '../deps.ts';
import { Undelivered } from './undelivered.ts';

const TIMEOUT = 10_000;

/**
 * Hands text messages to a service of the operator's: a JSON POST of id, to and text. The headers `X-Timestamp` (seconds)
 * and `X-Signature` (hex HMAC-SHA-256 of the timestamp, a full stop and the body) say that it is from here and from now;
 * `Idempotency-Key` is the id, which stays the same when a message whose answer was lost comes again. Any 2xx is taken
 * for accepted, 400 and 422 are refusals of this message.
 */
export function smsWebhook(
  url: string,
  secret: string,
  now: () => number = Date.now,
): (message: Message) => Promise<void> {
  return async ({ id = crypto.randomUUID(), to, text }) => {
    const body = JSON.stringify({ id, to, text });
    const timestamp = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          'X-Timestamp': timestamp,
          'X-Signature': signature,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      throw new Undelivered('later', `SMS: ${cause ?? (error as Error).name}`);
    }
    await response.body?.cancel();
    if (response.ok) return;
    const never = response.status === 400 || response.status === 422;
    throw new Undelivered(never ? 'never' : 'later', `SMS: HTTP ${response.status}`);
  };
}

import type { Gateway } from '../pay/gateway.ts';
import type { Place } from './place.ts';

const DAY = 24 * 3_600_000;
/** What is not collected by then can still be sold. */
const BEFORE_START = 2 * 3_600_000;

/**
 * Pay at the box office: the order is held for a day, though not longer than two hours before the evening. Whoever takes
 * the money says so with `npm run office -- paid`; what is given back is handed out there, too.
 */
export const deskGateway = (place: Pick<Place, 'now'>): Gateway => ({
  async start({ returnTo, startsAt, expiresAt }) {
    const until = Math.min(place.now() + DAY, (startsAt ?? Number.POSITIVE_INFINITY) - BEFORE_START);
    return { kind: 'page', url: returnTo, ...(until > expiresAt && { holdUntil: until }) };
  },
  verifyWebhook: async () => null,
  query: async () => null,
  close: async () => null,
  refund: async () => {},
});

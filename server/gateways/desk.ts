import { DESK_BEFORE_HOURS, DESK_HOURS } from '#domain/rules/terms.ts';
import { HOUR } from '../clock.ts';
import type { Gateway } from '../pay/gateway.ts';
import type { Place } from './place.ts';

/**
 * Pay at the box office: the order is held for a while, though not until the evening, so that what is not collected can
 * still be sold. Whoever takes the money says so with `npm run office -- paid`; what is given back is handed out there, too.
 */
export const deskGateway = (place: Pick<Place, 'now'>): Gateway => ({
  async start({ returnTo, startsAt, expiresAt }) {
    const until = Math.min(
      place.now() + DESK_HOURS * HOUR,
      (startsAt ?? Number.POSITIVE_INFINITY) - DESK_BEFORE_HOURS * HOUR,
    );
    return { kind: 'page', url: returnTo, ...(until > expiresAt && { holdUntil: until }) };
  },
  verifyWebhook: async () => null,
  query: async () => null,
  close: async () => null,
  refund: async () => {},
});

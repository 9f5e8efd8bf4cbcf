import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { whenNear } from '#ui/when-near.tsx';

/** What other pages have of the halls: after the page, and with words of its own. */

/** What there is to hear of an evening or a person, and of the works of a programme. */
export const RecordingsAbout = whenNear(
  deferred(
    part(() => import('./recordings-about.tsx'), 'RecordingsAbout', 'listening', 'hall', 'play'),
    null,
  ),
);
export const WorksHeard = deferred(
  part(() => import('./work-heard.tsx'), 'WorksHeard', 'listening', 'play'),
  null,
);
/** A row of titles at the foot of a page. */
export const Strip = deferred(
  part(() => import('./strip.tsx'), 'Strip'),
  null,
);

/** The member's titles, for the user centre; recordings that are given, and codes that are taken. */
export const HallLibrary = deferred(
  part(() => import('./library.tsx'), 'HallLibrary', 'listening', 'hall', 'play'),
  null,
);
export const HallGifts = deferred(
  part(() => import('./gifts.tsx'), 'HallGifts', 'listening', 'ui', 'login', 'security'),
  null,
);

/** What orders let one hear. */
const listening = () => import('./order-listening.tsx');
export const AskOrders = deferred(part(listening, 'AskOrders', 'listening'), null);
export const OrderListen = deferred(part(listening, 'OrderListen', 'listening'), null);
export const OrderListening = deferred(part(listening, 'OrderListening', 'listening'), null);

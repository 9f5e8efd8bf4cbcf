import { MESSAGE_DAYS } from '#domain/rules/terms.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';

/** A message is kept this long after it came; the privacy policy says so. */
const KEPT_FOR = MESSAGE_DAYS * DAY;

export function sweepEnquiries({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  return store.direct.enquiries.forgetEnquiries(clock.now() - KEPT_FOR);
}

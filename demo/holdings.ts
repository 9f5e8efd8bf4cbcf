import { PUBLISHED } from '#server/accounts/published.ts';
import { DAY } from '#server/clock.ts';
import type { Store } from '#server/store/port.ts';
import { FOREVER } from '#server/store/ports/sales.ts';

interface Sample {
  readonly offerId: string;
  /** Days from the seeding from which, and until when, it can be used. */
  readonly from: number;
  readonly until: number;
  readonly total?: number;
  /** Uses that are gone. */
  readonly used?: number;
}

/** One of each state and kind: usable, expired, used, not yet valid, of another family, with a floor, beside another. */
const SAMPLES: Readonly<Record<keyof typeof PUBLISHED, readonly Sample[]>> = {
  regular: [
    { offerId: 'c-autumn', from: -30, until: 60 },
    { offerId: 'c-birthday', from: -10, until: 20 },
    { offerId: 'c-welcome', from: -200, until: 14 },
    { offerId: 'c-chamber', from: -20, until: 90 },
    { offerId: 'c-care', from: -5, until: 45 },
    { offerId: 'c-care', from: -5, until: 45 },
    { offerId: 'c-concord', from: -5, until: 120 },
    { offerId: 'c-shop', from: -15, until: 75 },
    { offerId: 'c-hall', from: -15, until: 75 },
    { offerId: 'c-card', from: -15, until: 75 },
    { offerId: 'c-autumn', from: 12, until: 90 },
    { offerId: 'c-birthday', from: -380, until: -350 },
    { offerId: 'c-autumn', from: -120, until: 30, used: 1 },
    { offerId: 'v-380', from: -60, until: 120 },
    { offerId: 'v-course', from: -60, until: 120 },
    { offerId: 'v-380', from: -300, until: -20 },
    { offerId: 't-season', from: -40, until: 300, total: 4, used: 1 },
    { offerId: 't-chamber', from: -40, until: 300, total: 8, used: 5 },
    { offerId: 't-chamber', from: -400, until: 30, total: 8, used: 8 },
  ],
  newcomer: [
    { offerId: 'c-welcome', from: -6, until: 24 },
    { offerId: 'c-care', from: -1, until: 30 },
  ],
  listener: [],
};

/** What the demonstration members hold. Once for each member: what they did since stays. */
export async function seedHoldings(store: Store, now: number): Promise<void> {
  await store.transaction(async ({ accounts, discounts }) => {
    for (const [who, samples] of Object.entries(SAMPLES)) {
      const memberId = PUBLISHED[who as keyof typeof PUBLISHED];
      if (!(await accounts.lockMember(memberId))) continue;
      for (const [i, s] of samples.entries()) {
        const id = `h-demo-${who}-${i + 1}`;
        const fresh = await discounts.addHolding({
          id,
          memberId,
          offerId: s.offerId,
          from: now + s.from * DAY,
          until: now + s.until * DAY,
          total: s.total ?? 1,
          grantedAt: now + Math.min(s.from, -1) * DAY,
        });
        if (!fresh || !s.used) continue;
        const tradeNo = `seed-${id}`;
        await discounts.claim(tradeNo, [{ ref: id, tradeNo, memberId, uses: s.used, expiresAt: FOREVER }]);
      }
    }
  });
}

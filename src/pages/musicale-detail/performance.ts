import { call } from '#api/client.ts';
import { type PriceCategory, program, type Schedule } from '#domain/contract/program.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import { handled } from '#lib/handled.ts';
import { useUser } from '#stores/user.ts';

/** Price categories of one performance, dearest first; the archive has none. */
export const pricesOf = (schedule: Schedule | undefined, signal?: AbortSignal): Promise<PriceCategory[]> =>
  schedule && schedule.maxPrice > 0
    ? handled(call(program.prices, { scheduleId: schedule.id }, { signal, quiet: true }))
    : Promise.resolve([]);

interface Buyer {
  readonly signedIn: boolean;
  /** That the member may buy as, by spending or by a card; 0 without one. */
  readonly level: number;
  readonly packCode: string;
}
export function useBuyer(): Buyer {
  const signedIn = useUser(s => s.userInfo !== null);
  const level = useUser(s => Math.max(s.curLevel, s.memberInfo?.buysAs ?? 0));
  const packCode = useUser(s => s.packCode);
  return { signedIn, level, packCode };
}

/** What may be done with a performance here: buy, sign in first, or only read why not. */
export type Purchase = 'buy' | 'sign-in' | 'closed';
export function purchaseOf(schedule: Schedule, { signedIn, level, packCode }: Buyer): Purchase {
  if (isOpenToAll(schedule.state)) return 'buy';
  if (schedule.state === 'members') {
    if (!signedIn) return 'sign-in';
    return level >= (schedule.members?.level ?? 0) ? 'buy' : 'closed';
  }
  if (schedule.state === 'presale') return packCode ? 'buy' : 'closed';
  return schedule.state === 'upcoming' && Date.now() >= earliest(schedule, level) ? 'buy' : 'closed';
}

/** When a member of this level may buy what is not yet on sale. */
export const earliest = (schedule: Schedule, level: number): number =>
  Date.parse(schedule.early?.findLast(e => level >= e.level)?.from ?? schedule.saleFrom ?? '');

import { opensFor } from '#domain/rules/level.ts';
import { buyingLevel } from '../../accounts/level.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { sameText } from '../../http/same-text.ts';
import { holdsPackage } from '../../orders/owned.ts';
import { begun, cancelled, membersConcert, notYetOnSale, packCodeNeeded } from './refusals.ts';

/** The code of a season package for one programme: made from the secret, so that nothing has to be stored. */
export async function packCode(deps: Deps, programId: string): Promise<string> {
  return `HM-${(await deps.host.hmac(deps.config.secret, `pack|${programId}`)).slice(0, 10).toUpperCase()}`;
}

/**
 * Throws unless this member may buy seats of the performance now: notOnSale (2202) with the date in words, or
 * noPermission (2203) for members' and presale performances. Where codes are revealed, it comes as `data.demoCode`.
 */
export async function checkPermission(
  { deps, session, now }: MemberCtx,
  schedule: ScheduleDoc,
  code: string | undefined,
): Promise<void> {
  if (schedule.cancelled) throw cancelled();
  if (now >= schedule.startsAt) throw begun(schedule.startsAt);
  const standing = async () =>
    buyingLevel({ deps, memberId: session.memberId, now }, await getCatalogue(deps));
  if (schedule.presaleOnly) {
    const right = await packCode(deps, schedule.programId);
    const holder = await holdsPackage(deps.store.direct, session.memberId, schedule.id);
    if (!holder && !sameText((code ?? '').trim().toUpperCase(), right))
      throw packCodeNeeded(code ? 'wrong' : 'missing', deps.reveal ? right : undefined);
  } else if (now < schedule.saleFrom && now < opensFor(schedule.saleFrom, (await standing()).buys)) {
    throw notYetOnSale(schedule.saleFrom);
  }
  if (schedule.membersOnly > 0) {
    const { earned, buys } = await standing();
    if (buys < schedule.membersOnly) throw membersConcert(schedule.membersOnly, earned);
  }
}

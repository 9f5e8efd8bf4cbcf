import type { AccountEventKind } from '#domain/contract/security.ts';
import { SIGN_IN_DAYS } from '#domain/rules/terms.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Ctx } from '../http/endpoint.ts';
import type { Tx } from '../store/port.ts';
import { deviceKind, shortAddress } from './agent.ts';

/** How long what happened to an account is told, ms. */
const EVENTS_KEPT_FOR = SIGN_IN_DAYS * DAY;

/** Where a request comes from, as its member is told later. */
export const originOf = ({ deps, request }: Ctx): { device: string; place: string } => ({
  device: deviceKind(deps.host.agent(request)),
  place: shortAddress(deps.host.address(request)),
});

/** Writes down what happens to an account, in the transaction that does it. */
export const noteEvent = (tx: Tx, ctx: Ctx, memberId: string, kind: AccountEventKind): Promise<void> =>
  tx.security.addSignIn({ memberId, at: ctx.now, kind, ...originOf(ctx) });

export const sweepEvents = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.security.forgetSignIns(clock.now() - EVENTS_KEPT_FOR);

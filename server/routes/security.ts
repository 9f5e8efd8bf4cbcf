import { security } from '#domain/contract/security.ts';
import { userInfoOf } from '../accounts/login.ts';
import {
  bindEmail,
  changePassword,
  endOthers,
  endSession,
  eventsOf,
  overviewOf,
} from '../accounts/security.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';
import { tokenOf } from '../http/session.ts';
import { exportOf } from '../kept/export.ts';
import { askToLeave, leavingOf } from '../kept/leave.ts';

/** What members see and decide of their own account. */
export const endpoints: readonly Endpoint[] = [
  forMember(security.overview, overviewOf),
  forMember(security.events, eventsOf),
  forMember(security.endSession, (ctx, p) => endSession(ctx, p.id)),
  forMember(security.endOthers, endOthers),
  forMember(security.changePassword, (ctx, p) => changePassword(ctx, p.newPassword, p)),
  forMember(security.bindEmail, async (ctx, p) => userInfoOf(await bindEmail(ctx, p), tokenOf(ctx.request))),
  forMember(security.exportData, exportOf),
  forMember(security.leaving, leavingOf),
  forMember(security.leave, askToLeave),
];

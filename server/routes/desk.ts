import { staff } from '#domain/contract/desk.ts';
import {
  accept,
  demoStaff,
  login,
  logout,
  lookAtInvitation,
  meOf,
  prove,
  stateOf,
} from '../accounts/staff.ts';
import { type Endpoint, forStaff, open } from '../http/endpoint.ts';

export const endpoints: readonly Endpoint[] = [
  open(staff.demo, demoStaff),
  open(staff.login, login),
  open(staff.invitation, (ctx, p) => lookAtInvitation(ctx, p.token)),
  open(staff.accept, accept),
  forStaff(staff.logout, null, logout),
  forStaff(staff.me, null, ctx => meOf(ctx.staff, ctx.staffSession, ctx.now)),
  forStaff(staff.prove, null, (ctx, p) => prove(ctx, p.code)),
  forStaff(staff.list, 'staff', async ({ deps }) => ({
    list: (await deps.store.direct.staff.people()).map(row => ({
      mail: row.mail,
      name: row.name,
      role: row.role,
      state: stateOf(row),
    })),
  })),
];

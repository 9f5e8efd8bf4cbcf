import { type Role, staff } from '#domain/contract/desk.ts';
import { invitation } from '#server/accounts/staff.ts';
import { newStaffSession } from '#server/http/staff-session.ts';
import { Client, type Served } from './client.ts';
import { DEMO_PASSWORD, type TestDeps } from './harness.ts';

/** Somebody who works here, at a browser of the desk. */
export class Colleague extends Client {
  staffSession = '';

  override headers(): Headers {
    const headers = super.headers();
    if (this.staffSession) headers.set('staffSession', this.staffSession);
    return headers;
  }

  /** The way of a person: mail, password, and the code that the demonstration shows. */
  async signIn(mail: string, password = DEMO_PASSWORD): Promise<void> {
    const { accounts } = await this.ok(staff.demo, {});
    const code = accounts.find(a => a.mail === mail)?.code ?? '';
    this.staffSession = (await this.ok(staff.login, { mail, password, code })).staffSession;
  }
}

/** Signed in as a role, without the way through passwords. */
export async function colleague(app: Served, deps: TestDeps, role: Role): Promise<Colleague> {
  const who = new Colleague(app);
  const now = deps.clock.now();
  const mail = `${role}@desk.example`;
  const { staff: store } = deps.store.direct;
  const known = await store.byMail(mail);
  const { row } = known ? { row: known } : await invitation(deps, { mail, role, id: `st-${role}` }, now);
  if (!known) await store.add({ ...row, name: role, passwordHash: 'none', invited: null });
  const session = await newStaffSession(deps, row.id, now);
  await store.addSession(session.row);
  who.adopt('', session.cookie);
  who.staffSession = session.token;
  return who;
}

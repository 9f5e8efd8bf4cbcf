import { PUBLISHED_STAFF } from '#server/accounts/published.ts';
import { invitation } from '#server/accounts/staff.ts';
import type { Deps } from '#server/deps.ts';
import { DEMO_HASH } from './members.ts';

const NAMES: Readonly<Record<string, string>> = {
  owner: '沈知微',
  office: '顾清扬',
  counter: '陆小满',
  door: '周迎',
};

/** Who works in the demonstration, with its password; their second factors are shown on the page. */
export async function seedStaff(deps: Deps, now: number, passwordHash = DEMO_HASH): Promise<void> {
  for (const { id, mail, role } of PUBLISHED_STAFF) {
    if (await deps.store.direct.staff.person(id)) continue;
    const { row } = await invitation(deps, { mail, role, id }, now);
    await deps.store.direct.staff.add({ ...row, name: NAMES[role] ?? role, passwordHash, invited: null });
  }
}

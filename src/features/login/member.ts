import { call } from '#api/client.ts';
import { member } from '#domain/contract/account.ts';
import { useUser } from '#stores/user.ts';

const QUIET = { showToast: 'noMsg' } as const;

/** After login: member info and what was really spent (rulings.md). Failures leave the member without them. */
export async function loadMember(): Promise<void> {
  const [info, spent] = await Promise.allSettled([call(member.info, QUIET), call(member.expenditure, QUIET)]);
  if (info.status === 'fulfilled') {
    useUser.getState().setMember(info.value, spent.status === 'fulfilled' ? spent.value.totalExpenditure : 0);
  }
}

import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { member } from '#domain/contract/account.ts';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';

const QUIET = { showToast: 'noMsg' } as const;

/**
 * After login: member info and what was really spent (rulings.md). A failure leaves the member without them and says
 * its message (specification §8); `silently` at the start of a visit, when nobody asked.
 */
export async function loadMember({ silently = false } = {}): Promise<void> {
  const session = () => useUser.getState().userInfo?.memberEncode;
  const asked = session();
  const [info, spent] = await Promise.allSettled([call(member.info, QUIET), call(member.expenditure, QUIET)]);
  // Who has signed in meanwhile is another one.
  if (session() !== asked) return;
  if (info.status === 'fulfilled') {
    useUser.getState().setMember(info.value, spent.status === 'fulfilled' ? spent.value.totalExpenditure : 0);
  } else if (!silently && isFailure(info.reason) && info.reason.kind === 'refused')
    if (info.reason.message) toast(info.reason.message);
}

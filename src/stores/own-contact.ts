import { cleanEmail } from '#domain/rules/clean-email.ts';
import { contactProblem, phoneOf } from '#domain/rules/contact.ts';
import { callingCode, HOME_REGION } from '#lib/regions.ts';
import { useUser } from './user.ts';

interface Typed {
  readonly region: string;
  readonly mobile: string;
  readonly email: string;
}

/** How a member is called and reached, as far as the account says; the mobile is known masked. */
export function ownContact() {
  const { userInfo, memberInfo } = useUser.getState();
  const nickname = memberInfo?.nickname ?? userInfo?.nickname ?? '';
  return {
    // A name that the site gave is not the member's own.
    name: /\d{4}$|[@+]/.test(nickname) ? '' : nickname,
    region: HOME_REGION,
    mobile: userInfo?.mobile ?? '',
    email: userInfo?.email ?? '',
  };
}

/** How somebody is reached, as it goes to the box office. */
export const reachOf = ({ region, mobile, email }: Typed) => ({
  mobile: phoneOf(callingCode(region), mobile),
  email: cleanEmail(email),
});

/** As contactProblem; a masked number is right where it is one of those that the box office knows. */
export function reachProblem(typed: Typed, known: readonly (string | undefined)[]) {
  const masked = typed.mobile.includes('*') && known.includes(typed.mobile);
  return contactProblem(reachOf(masked ? { ...typed, mobile: '13800138000' } : typed));
}

import { call } from '#api/client.ts';
import { account, type UserInfo } from '#domain/contract/account.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { cleanMobile } from '#domain/rules/validation.ts';

interface Fields {
  readonly dynamicCode: string;
  readonly password?: string;
  readonly nickname?: string;
}

/** Signs in, or makes the account, by a code that went to `target`; the form shows what is refused. */
export function loginByCode(by: 'mobile' | 'email', target: string, fields: Fields): Promise<UserInfo> {
  const rest = { ...fields, agree: 'Y' } as const;
  return by === 'mobile'
    ? call(account.loginByMobile, { mobile: cleanMobile(target), ...rest }, { quiet: true })
    : call(account.loginByEmail, { email: cleanEmail(target), ...rest }, { quiet: true });
}

import { NAME_MAX } from '#domain/contract/patterns.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { cleanName } from '#domain/rules/printable.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { nameFault } from '#domain/words/name.ts';
import { callingCode, HOME_REGION } from '#lib/regions.ts';
import { type DeskCtx, wrong } from './command.ts';

/** An address as it is kept; empty where none was said. */
export function emailSaid({ option }: Pick<DeskCtx, 'option'>): string {
  const typed = option('email') ?? '';
  const email = cleanEmail(typed);
  if (email !== '' && !isEmail(email)) throw wrong(`邮箱 ${typed} 不对。`, `${typed} is no e-mail address.`);
  return email;
}

/** For whom tickets are, as far as it was said: by the rules of a member's own order. */
export function guestSaid(ctx: Pick<DeskCtx, 'option'>) {
  const name = cleanName(ctx.option('name') ?? '');
  const fault = nameFault(name);
  if (fault) throw wrong(fault.zh, fault.en);
  if (name.length > NAME_MAX)
    throw wrong(`姓名最多 ${NAME_MAX} 个字。`, `A name has ${NAME_MAX} characters at most.`);
  const mobile = phoneOf(callingCode(HOME_REGION), ctx.option('mobile') ?? '');
  if (mobile !== '' && !isPhone(mobile))
    throw wrong(`手机号 ${mobile} 不对。`, `${mobile} is no mobile number.`);
  return { name, mobile, email: emailSaid(ctx) };
}

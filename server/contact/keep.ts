import type { Topic } from '#domain/contract/contact.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { contactProblem, phoneOf, unmasked } from '#domain/rules/contact.ts';
import { hallTime } from '#lib/dates.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { limit } from '../accounts/throttle.ts';
import type { Ctx } from '../http/endpoint.ts';
import { badContact, otherMessage } from './refusals.ts';

export interface Message {
  readonly topic: Topic;
  readonly name: string;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly message: string;
  readonly requestId: string;
  readonly website?: string | undefined;
}

/** Letters and digits that are not taken for one another when read out on the telephone. */
const CLEAR = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PLACES = 6;

/** Q261121-7F3KMP: the hall's day, and a part that nobody guesses. */
function newReference({ deps, now }: Ctx): string {
  const day = hallTime(now).date.slice(2).replaceAll('-', '');
  const rest = Array.from({ length: PLACES }, () => CLEAR.charAt(deps.random.int(CLEAR.length))).join('');
  return `Q${day}-${rest}`;
}

/** An e-mail address, a mobile of any country, or both; masked, it is the writer's own. */
async function checked(
  { deps, session }: Ctx,
  { email = '', mobile = '' }: Message,
): Promise<{ email: string; mobile: string | null }> {
  const own = mobile.includes('*') && session && (await deps.store.direct.accounts.member(session.memberId));
  const clean = {
    email: cleanEmail(email),
    mobile: unmasked(phoneOf(MAINLAND_CODE, mobile), [own ? own.mobile : null]),
  };
  const problem = contactProblem(clean);
  if (problem !== null) {
    throw badContact(problem === 'none' ? 'email' : problem);
  }
  return { email: clean.email, mobile: clean.mobile || null };
}

/**
 * Keeps a message and tells its reference. The same request id gives the same reference, so that a lost reply may be
 * asked for again; another text under it is refused (quality.md R12). Nothing of it is ever logged (S19).
 */
export async function keepMessage(ctx: Ctx, message: Message): Promise<string> {
  const { deps, now, locale, session } = ctx;
  const contact = await checked(ctx, message);
  await limit(ctx, 'enquiryByAddress', deps.host.address(ctx.request));
  const reference = newReference(ctx);
  // Programs fill in every field. They get the answer of everyone, and nothing is kept.
  if ((message.website ?? '') !== '') return reference;
  const { topic, name, message: text, requestId } = message;
  const bodyHash = await deps.host.sha256(JSON.stringify([topic, name, contact.email, contact.mobile, text]));
  const kept = await deps.store.direct.enquiries.addEnquiry({
    reference,
    requestId,
    bodyHash,
    topic,
    name,
    ...contact,
    message: text,
    locale,
    memberId: session?.memberId ?? null,
    createdAt: now,
  });
  if (kept.bodyHash !== bodyHash) {
    throw otherMessage();
  }
  return kept.reference;
}

import type { Deps } from '../deps.ts';
import { wrongKey } from './refusals.ts';
import { remembering } from './remember.ts';
import { sameText } from './same-text.ts';

/** Hex digits of a key: 128 bits of the HMAC. */
const LENGTH = 32;

/** HMACs with the secret of a box office. Keys come with every call of a visit, and there are a few thousand. */
const signers = new WeakMap<object, (text: string) => Promise<string>>();
export function signed({ host, config }: Pick<Deps, 'host' | 'config'>, text: string): Promise<string> {
  const signer = signers.get(config) ?? remembering(what => host.hmac(config.secret, what));
  signers.set(config, signer);
  return signer(text);
}

const keyOf = async (deps: Pick<Deps, 'host' | 'config'>, what: string): Promise<string> =>
  (await signed(deps, what)).slice(0, LENGTH);

/** The key that `getById` gives out for a programme (rulings.md, “Wire”). */
export const programKey = (deps: Pick<Deps, 'host' | 'config'>, programId: string): Promise<string> =>
  keyOf(deps, `program|${programId}`);

/** The key that `listSchedule` gives out for a performance; seat calls must carry it. */
export const sessionKey = (deps: Pick<Deps, 'host' | 'config'>, scheduleId: string): Promise<string> =>
  keyOf(deps, `schedule|${scheduleId}`);

/** What makes the calendar of an order, or of a ticket from a friend, an address that nobody guesses. */
export const calendarKey = (deps: Pick<Deps, 'host' | 'config'>, id: string): Promise<string> =>
  keyOf(deps, `calendar|${id}`);

/** Throws the refusal noAdmission when the programme's key is missing or wrong. */
export async function checkProgramKey(deps: Deps, programId: string, key: string | undefined): Promise<void> {
  if (!sameText(key ?? '', await programKey(deps, programId))) throw wrongKey();
}

/** Throws the refusal noAdmission when the performance's key is missing or wrong. */
export async function checkSessionKey(
  deps: Deps,
  scheduleId: string,
  key: string | undefined,
): Promise<void> {
  if (!sameText(key ?? '', await sessionKey(deps, scheduleId))) throw wrongKey();
}

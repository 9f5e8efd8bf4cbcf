import type { Deps } from '../deps.ts';
import { signed } from '../http/keys.ts';
import { sameText } from '../http/same-text.ts';

/** Hex digits of the signature in a link: 128 bits. */
const LENGTH = 32;
const macOf = async (deps: Pick<Deps, 'host' | 'config'>, id: string): Promise<string> =>
  (await signed(deps, `gift|${id}`)).slice(0, LENGTH);

/** What the link of an offer ends with: its id and a signature, so that no link has to be kept. */
export const giftCode = async (deps: Pick<Deps, 'host' | 'config'>, id: string): Promise<string> =>
  `${id}.${await macOf(deps, id)}`;

/** The id of the offer that a link is of; null for a link that nobody gave out. */
export async function giftIdOf(deps: Pick<Deps, 'host' | 'config'>, code: string): Promise<string | null> {
  const [id = '', mac = '', more] = code.split('.');
  if (more !== undefined || !/^[\w-]{8,40}$/.test(id)) return null;
  return sameText(mac, await macOf(deps, id)) ? id : null;
}

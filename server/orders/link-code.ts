import type { Deps } from '../deps.ts';
import { signed } from '../http/keys.ts';
import { sameText } from '../http/same-text.ts';

type Signer = Pick<Deps, 'host' | 'config'>;
/** What a link opens: the offer of a ticket, or the payment of an order. */
type Opens = 'gift' | 'pay';

/** Hex digits of the signature in a link: 128 bits. */
const LENGTH = 32;
const macOf = async (deps: Signer, opens: Opens, id: string): Promise<string> =>
  (await signed(deps, `${opens}|${id}`)).slice(0, LENGTH);

/** An id and a signature, so that no link has to be kept. */
const codeOf = async (deps: Signer, opens: Opens, id: string): Promise<string> =>
  `${id}.${await macOf(deps, opens, id)}`;

/** The id that a link is of; null for a link that nobody gave out. */
async function idOf(deps: Signer, opens: Opens, code: string): Promise<string | null> {
  const [id = '', mac = '', more] = code.split('.');
  if (more !== undefined || !/^[\w-]{8,40}$/.test(id)) return null;
  return sameText(mac, await macOf(deps, opens, id)) ? id : null;
}

/** What the link of an offer ends with. */
export const giftCode = (deps: Signer, id: string): Promise<string> => codeOf(deps, 'gift', id);
export const giftIdOf = (deps: Signer, code: string): Promise<string | null> => idOf(deps, 'gift', code);

/** The address at which an order is paid by whoever has it. */
export const payAddress = async (deps: Signer, tradeNo: string): Promise<string> =>
  `/pay?o=${await codeOf(deps, 'pay', tradeNo)}`;
export const paidByLink = (deps: Signer, code: string): Promise<string | null> => idOf(deps, 'pay', code);

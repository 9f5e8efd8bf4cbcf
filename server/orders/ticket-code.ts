import {
  placesText,
  readTicketCode,
  SERIAL,
  scheduleText,
  startsWith,
  ticketMessage,
  writeTicketCode,
} from '#domain/rules/ticket-code.ts';
import { verifierOf } from '#lib/ed25519-verify.ts';
import { keyBytes } from '../accounts/seal.ts';
import type { Deps } from '../deps.ts';
import { type Signer, signerOf } from '../host/ed25519.ts';
import { remembering } from '../http/remember.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const signers = remembering((key: string): Promise<Signer> => {
  const seed = keyBytes(key);
  if (!seed) throw new Error('The key for tickets must be 32 bytes as base64.');
  return signerOf(seed);
});

/** The box office's signer of tickets and of lists for the door. */
export const ticketSigner = ({ config }: Pick<Deps, 'config'>): Promise<Signer> => signers(config.ticketKey);

const sha256 = async (text: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** A new code for places of a performance: another one with each call, by its serial. */
export async function newTicketCode(
  deps: Pick<Deps, 'config' | 'random'>,
  scheduleId: string,
  places: readonly string[],
): Promise<string> {
  const serial = Uint8Array.from({ length: SERIAL }, () => deps.random.int(256));
  const [schedule, placed] = await Promise.all([
    sha256(scheduleText(scheduleId)),
    sha256(placesText(places)),
  ]);
  const facts = { schedule, places: placed, serial };
  const { sign } = await ticketSigner(deps);
  return writeTicketCode(facts, await sign(ticketMessage(facts)));
}

/** What a door can say of a code with nothing but the public key; `places` where it knows whose they should be. */
export type Verdict = 'genuine' | 'unreadable' | 'forged' | 'other-evening' | 'other-places';

export async function verdictOf(
  code: string,
  { publicKey, scheduleId, places }: { publicKey: Bytes; scheduleId: string; places?: readonly string[] },
): Promise<Verdict> {
  const read = readTicketCode(code);
  if (!read) return 'unreadable';
  const verify = await verifierOf(publicKey);
  if (!(await verify(read.signature, read.message))) return 'forged';
  if (!startsWith(await sha256(scheduleText(scheduleId)), read.schedule)) return 'other-evening';
  if (places && !startsWith(await sha256(placesText(places)), read.places)) return 'other-places';
  return 'genuine';
}

/**
 * The code of a ticket, as bytes and as the text of its QR code. Pure: keys and digests are the caller's.
 *
 * 64 bytes of an Ed25519 signature, then 12 that are signed: 4 of the performance's digest, 3 of its places', 5 of a
 * serial. As base32 these are 122 characters of a QR code's alphanumeric set: exactly version 5 (37 modules) at
 * level M. The signature comes first, so that the beginning, which people read out, cannot be guessed.
 */
import { joined } from '../bytes.ts';
import { CODE_ALPHABET } from './card.ts';

const SIGNATURE = 64;
const SCHEDULE = 4;
const PLACES = 3;
export const SERIAL = 5;
const BYTES = SIGNATURE + SCHEDULE + PLACES + SERIAL;
/** 608 bits in fives; the last two bits of the last character are 0. */
const LENGTH = Math.ceil((BYTES * 8) / 5);
/** What a key signs for tickets it signs for nothing else. */
const PURPOSE = new TextEncoder().encode('ticket.1|');

type Bytes = Uint8Array<ArrayBuffer>;

/** What is said of a ticket; digests are longer than what is kept of them. */
export interface TicketFacts {
  readonly schedule: Uint8Array;
  readonly places: Uint8Array;
  /** `SERIAL` bytes. */
  readonly serial: Uint8Array;
}

export interface TicketCode {
  readonly signature: Bytes;
  /** What the signature is of. */
  readonly message: Bytes;
  readonly schedule: Bytes;
  readonly places: Bytes;
  readonly serial: Bytes;
}

/** What the digests of a ticket are of. A ticket of several places names them all, in any order. */
export const scheduleText = (scheduleId: string): string => `schedule|${scheduleId}`;
export const placesText = (places: readonly string[]): string => `places|${[...places].sort().join('|')}`;

const factsOf = ({ schedule, places, serial }: TicketFacts): Bytes =>
  joined([schedule.subarray(0, SCHEDULE), places.subarray(0, PLACES), serial.subarray(0, SERIAL)]);

/** The bytes to sign. */
export const ticketMessage = (facts: TicketFacts): Bytes => joined([PURPOSE, factsOf(facts)]);

export const writeTicketCode = (facts: TicketFacts, signature: Uint8Array): string =>
  toBase32(joined([signature, factsOf(facts)]));

/** The parts of a code; null for a text that is none. Whether the signature holds is for whoever has the key. */
export function readTicketCode(text: string): TicketCode | null {
  const bytes = text.length === LENGTH ? fromBase32(text) : null;
  if (!bytes) return null;
  const facts = bytes.subarray(SIGNATURE);
  return {
    signature: bytes.slice(0, SIGNATURE),
    message: joined([PURPOSE, facts]),
    schedule: facts.slice(0, SCHEDULE),
    places: facts.slice(SCHEDULE, SCHEDULE + PLACES),
    serial: facts.slice(SCHEDULE + PLACES),
  };
}

/** Whether a digest is the one that a code holds the beginning of. */
export const startsWith = (digest: Uint8Array, beginning: Uint8Array): boolean =>
  digest.length >= beginning.length && beginning.every((byte, i) => byte === digest[i]);

function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += CODE_ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + CODE_ALPHABET.charAt((held << (5 - bits)) & 31) : text;
}

/** Null where a character is foreign, or where bits are set that nobody wrote: a code has one spelling. */
function fromBase32(text: string): Bytes | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const char of text) {
    const value = CODE_ALPHABET.indexOf(char);
    if (value < 0) return null;
    held = (held << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
      held &= (1 << bits) - 1;
    }
  }
  return held === 0 ? bytes : null;
}

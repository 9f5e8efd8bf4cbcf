import { Secret, TOTP } from 'otpauth';
import { brand } from '#brand';
import type { Deps } from '../deps.ts';
import type { Random } from '../random.ts';
import type { StaffRow } from '../store/ports/staff.ts';
import { hide, unhide } from './seal.ts';

/** The second factor of who works here: six digits that change twice a minute (RFC 6238). */
const PERIOD = 30;
/** A telephone's clock may be so many steps away. */
const WINDOW = 1;

type Keys = Pick<Deps, 'host' | 'config'>;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: brand.name['en-US'], label, secret: Secret.fromBase32(secret), period: PERIOD });

/** A new key, as base32. */
export const newTotp = (random: Random): string =>
  new Secret({ buffer: Uint8Array.from({ length: 20 }, () => random.int(256)).buffer }).base32;

/** Of the box office's secret, for this purpose alone. */
async function keyOf({ host, config }: Keys): Promise<string> {
  const hex = (await host.hmac(config.secret, 'staff-totp')).slice(0, 64);
  return btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))));
}
export const sealTotp = async (deps: Keys, id: string, secret: string): Promise<string> =>
  hide(await keyOf(deps), id, secret);
const secretOf = async (deps: Keys, { id, totp }: StaffRow): Promise<string> =>
  unhide(await keyOf(deps), id, totp);

/** What an authenticator reads from a picture. */
export const totpUri = async (deps: Keys, row: StaffRow): Promise<string> =>
  totpOf(await secretOf(deps, row), row.mail).toString();

/** The code of a moment: of published accounts alone. */
export const totpNow = async (deps: Keys, row: StaffRow, now: number): Promise<string> =>
  totpOf(await secretOf(deps, row), row.mail).generate({ timestamp: now });

/** The time step that a code is of; null for a wrong one. */
export async function stepOf(deps: Keys, row: StaffRow, code: string, now: number): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(await secretOf(deps, row), row.mail).validate({
    token,
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

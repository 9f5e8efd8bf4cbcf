import type { CertificateType } from '#domain/contract/certificates.ts';
import type { Certification } from '#domain/contract/certification.ts';
import { cleanCertificate, isCertificate } from '#domain/rules/validation.ts';
import { hallTime } from '#lib/dates.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { requireName } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { CertificationRow } from '../store/ports/persons.ts';
import {
  certificationsFull,
  keptAlready,
  noCertification,
  notAgreed,
  notKept,
  unreadable,
  wrongNumber,
} from './refusals.ts';
import { maskedNumber, seal, unseal } from './seal.ts';

/** Certificates that one member may keep: a family's and some friends'. */
const MAX_CERTIFICATIONS = 20;

/** Foreign and absent ones get the same reply (quality.md S9). */

export interface CertificationInput {
  readonly certificationId?: string | undefined;
  readonly type: CertificateType;
  readonly name: string;
  readonly number: string;
  readonly agree?: 'Y' | 'N' | undefined;
}

const view = (row: CertificationRow): Certification => ({
  certificationId: row.id,
  type: row.type,
  name: row.name,
  number: maskedNumber(row.number),
  savedAt: new Date(row.savedAt).toISOString(),
});

export const certificationsOf = async ({ deps, session }: MemberCtx): Promise<Certification[]> =>
  (await deps.store.direct.persons.certifications(session.memberId)).map(view);

/** Keeps a certificate, or changes one: where its number is the mask that was shown, the number stays. */
export async function saveCertification(
  ctx: MemberCtx,
  input: CertificationInput,
): Promise<{ certificationId: string }> {
  const { deps, now, session } = ctx;
  const { memberId } = session;
  const key = keyFor(ctx);
  if (input.agree !== 'Y') throw notAgreed();
  return deps.store.transaction(async ({ accounts, persons }) => {
    // One at a time for a member: the limit holds in parallel, too.
    await accounts.lockMember(memberId);
    const all = await persons.certifications(memberId);
    const before = input.certificationId === undefined ? null : all.find(c => c.id === input.certificationId);
    if (before === undefined) throw noCertification();
    if (!before && all.length >= MAX_CERTIFICATIONS) throw certificationsFull(MAX_CERTIFICATIONS);
    const same = before && before.type === input.type && input.number === maskedNumber(before.number);
    const number = cleanCertificate(input.number);
    if (!same && !isCertificate(input.type, number, hallTime(now).date)) throw wrongNumber();
    const row: CertificationRow = {
      id: before?.id ?? `c${deps.random.token(9)}`,
      memberId,
      type: input.type,
      name: requireName('name', input.name),
      number: same ? before.number : await seal(key, memberId, number),
      digest: same ? before.digest : await deps.host.hmac(key, [memberId, input.type, number].join('\n')),
      savedAt: before?.savedAt ?? now,
    };
    if (!(await persons.putCertification(row))) throw keptAlready();
    return { certificationId: row.id };
  });
}

export async function removeCertification({ deps, session }: MemberCtx, id: string): Promise<void> {
  if (!(await deps.store.direct.persons.removeCertification(session.memberId, id))) throw noCertification();
}

/** A certificate of the member's own, opened for one order. */
export async function openCertification(
  tx: Tx,
  ctx: MemberCtx,
  id: string,
): Promise<{ type: CertificateType; name: string; number: string }> {
  const row = await tx.persons.certification(ctx.session.memberId, id);
  if (!row) throw noCertification();
  // With another key than it was sealed with, it has to be typed in again.
  const number = await unseal(keyFor(ctx), row.memberId, row.number).catch(() => {
    throw unreadable();
  });
  return { type: row.type, name: row.name, number };
}

function keyFor({ deps }: MemberCtx): string {
  const { certificateKey } = deps.config;
  if (certificateKey === undefined) throw notKept();
  return certificateKey;
}

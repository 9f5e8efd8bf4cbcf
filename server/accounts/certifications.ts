import type { CertificateType } from '#domain/contract/certificates.ts';
import type { Certification } from '#domain/contract/certification.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanCertificate, isCertificate } from '#domain/rules/validation.ts';
import { hallTime } from '#lib/dates.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { CertificationRow } from '../store/ports/persons.ts';
import { maskedNumber, seal, unseal } from './seal.ts';

/** Of one member: a family and some friends. */
const MOST = 20;

/** Foreign and absent ones get the same reply (quality.md S9). */
const noCertification = (): Refusal => notFound({ zh: '该证件', en: 'certificate' });

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
  if (input.agree !== 'Y')
    throw badField('agree', {
      zh: '请先同意保存证件信息的用途说明。',
      en: 'Please agree first to what the certificate is kept for.',
    });
  return deps.store.transaction(async ({ accounts, persons }) => {
    // One at a time for a member: the limit holds in parallel, too.
    await accounts.lockMember(memberId);
    const all = await persons.certifications(memberId);
    const before = input.certificationId === undefined ? null : all.find(c => c.id === input.certificationId);
    if (before === undefined) throw noCertification();
    if (!before && all.length >= MOST)
      throw new Refusal(ERR.overLimit, {
        zh: `最多保存 ${MOST} 个证件。`,
        en: `You can keep up to ${MOST} certificates.`,
      });
    const same = before && before.type === input.type && input.number === maskedNumber(before.number);
    const number = cleanCertificate(input.number);
    if (!same && !isCertificate(input.type, number, hallTime(now).date)) throw wrongNumber();
    const row: CertificationRow = {
      id: before?.id ?? `c${deps.random.token(9)}`,
      memberId,
      type: input.type,
      name: input.name,
      number: same ? before.number : await seal(key, memberId, number),
      digest: same ? before.digest : await deps.host.hmac(key, [memberId, input.type, number].join('\n')),
      savedAt: before?.savedAt ?? now,
    };
    if (!(await persons.putCertification(row)))
      throw badField('number', { zh: '这个证件已经保存过了。', en: 'This certificate is kept already.' });
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
    throw badField('certificates', {
      zh: '保存的证件无法读取，请重新填写。',
      en: 'The certificate that was kept cannot be read. Please type it in again.',
    });
  });
  return { type: row.type, name: row.name, number };
}

const wrongNumber = (): Refusal =>
  badField('number', {
    zh: '证件号码不正确，请核对。',
    en: 'That certificate number is not right. Please check it.',
  });

function keyFor({ deps }: MemberCtx): string {
  const { certificateKey } = deps.config;
  if (certificateKey === undefined)
    throw new Refusal(ERR.refused, {
      zh: '目前不提供证件保存。',
      en: 'Certificates are not kept at present.',
    });
  return certificateKey;
}

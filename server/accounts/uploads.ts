import { ERR } from '#domain/contract/envelope.ts';
import { ODD } from '#domain/contract/patterns.ts';
import type { Deps } from '../deps.ts';
import { type FileType, fileType } from '../host/file-kind.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { badField } from '../http/refusals.ts';
import { stripped } from './strip.ts';
import { limit } from './throttle.ts';

/** Bytes of all files of one member. */
const MOST = 20_000_000;
/** A file that no form has taken by then was given up; ms. */
const UNCLAIMED = 24 * 3_600_000;

/** Keeps a file for a form to come: bounded, known by its content, under a name of ours (quality.md S14). */
export async function keepFile(
  ctx: MemberCtx,
  file: File | null,
): Promise<{ fileId: string; name: string; type: string; size: number }> {
  const { deps, now, session } = ctx;
  const { memberId } = session;
  await limit(ctx, 'uploadByMember', memberId);
  const { bytes, type, name } = await checkedFile(file);
  const row = {
    id: `u${deps.random.token(15)}`,
    memberId,
    name,
    type,
    size: bytes.length,
    bytes,
    kept: false,
    createdAt: now,
  };
  await deps.store.transaction(async ({ accounts, persons }) => {
    // One at a time for a member: the limit holds in parallel, too.
    await accounts.lockMember(memberId);
    const used = (await persons.uploads(memberId)).reduce((sum, u) => sum + u.size, 0);
    if (used + row.size > MOST)
      throw new Refusal(ERR.overLimit, {
        zh: '您上传的文件已达到上限，请过一天再试。',
        en: 'You have uploaded as much as we can keep. Please try again in a day.',
      });
    await persons.addUpload(row);
  });
  return { fileId: row.id, name: row.name, type, size: row.size };
}

/** What came, by its content; of a picture nothing but the picture (quality.md S14). */
export async function checkedFile(
  file: File | null,
): Promise<{ readonly bytes: Uint8Array; readonly type: FileType; readonly name: string }> {
  if (!file || file.size === 0)
    throw badField('file', { zh: '请选择一个文件。', en: 'Please choose a file.' });
  const raw = new Uint8Array(await file.arrayBuffer());
  const type = fileType(raw);
  const bytes = type && stripped(type, raw);
  if (!type || !bytes)
    throw badField('file', {
      zh: '只能上传 PNG、JPEG、WebP 图片或 PDF，并且文件要完好。',
      en: 'A PNG, JPEG or WebP picture or a PDF, please, and a file that is whole.',
    });
  return { bytes, type, name: plainName(file.name) };
}

/** The last part of a path, without what no text holds. */
const plainName = (name: string): string =>
  [...(name.split(/[/\\]/).at(-1) ?? '')]
    .filter(c => !ODD.test(c) && !'<>:"|?*\n\t'.includes(c))
    .join('')
    .trim()
    .slice(-100) || 'file';

/** Deletes what was uploaded for a form that never came. */
export const sweepUploads = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.persons.forgetUploads(clock.now() - UNCLAIMED);

import { ODD } from '#domain/contract/patterns.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type FileType, fileType } from '../host/file-kind.ts';
import { stripped } from '../host/strip.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { noFile, otherFile, uploadsFull } from './refusals.ts';
import { limit } from './throttle.ts';

/** Bytes of all files of one member. */
const MAX_UPLOAD_BYTES = 20_000_000;
/** A file that no form has taken by then was given up; ms. */
const UNCLAIMED = DAY;

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
    if (used + row.size > MAX_UPLOAD_BYTES) throw uploadsFull();
    await persons.addUpload(row);
  });
  return { fileId: row.id, name: row.name, type, size: row.size };
}

/** What came, by its content; of a picture nothing but the picture (quality.md S14). */
export async function checkedFile(
  file: File | null,
): Promise<{ readonly bytes: Uint8Array; readonly type: FileType; readonly name: string }> {
  if (!file || file.size === 0) throw noFile();
  const raw = new Uint8Array(await file.arrayBuffer());
  const type = fileType(raw);
  const bytes = type && stripped(type, raw);
  if (!type || !bytes) throw otherFile();
  return { bytes, type, name: plainName(file.name, type) };
}

const ENDINGS: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

/** The last part of a path, without what no name holds, on one line; it ends as what the content is. */
function plainName(name: string, type: FileType): string {
  const plain = [...(name.split(/[/\\]/).at(-1) ?? '')]
    .filter(c => !ODD.test(c) && !/[\p{Cc}\p{Zl}\p{Zp}<>:"|?*]/u.test(c))
    .join('')
    .trim();
  const [usual] = ENDINGS[type];
  const ending = ENDINGS[type].find(e => plain.toLowerCase().endsWith(e)) ?? usual;
  const bare = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  return `${
    [...bare]
      .slice(ending.length - 100)
      .join('')
      .trim() || 'file'
  }${ending}`;
}

/** Deletes what was uploaded for a form that never came. */
export const sweepUploads = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.persons.forgetUploads(clock.now() - UNCLAIMED);

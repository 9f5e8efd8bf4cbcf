import { HEAD_SIDE, MAX_HEAD } from '#domain/contract/upload.ts';
import { MINUTE } from '../clock.ts';
import { pictureSize } from '../host/file-kind.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { sameText } from '../http/same-text.ts';
import { noPicture, pictureTooLarge, uploadOver } from './refusals.ts';
import { limit } from './throttle.ts';
import { checkedFile } from './uploads.ts';

/** How long a permit to send a picture holds, ms. */
const LIFE = 15 * MINUTE;
/** A little more than what the page makes, so that another one's rounding does not fail. */
const MOST_SIDE = 2 * HEAD_SIDE;

const sign = async ({ deps, session }: MemberCtx, until: number): Promise<string> =>
  (await deps.host.hmac(deps.config.secret, `head\n${session.memberId}\n${until}`)).slice(0, 40);

/** A permit to send one's picture, for this member and a while. */
export async function headToken(ctx: MemberCtx): Promise<{ token: string; side: number; most: number }> {
  const until = ctx.now + LIFE;
  return { token: `${until}.${await sign(ctx, until)}`, side: HEAD_SIDE, most: MAX_HEAD };
}

async function checkToken(ctx: MemberCtx, token: string): Promise<void> {
  const [until = '', mark = ''] = token.split('.');
  const right = sameText(mark, await sign(ctx, Number(until)));
  if (!right || Number(until) <= ctx.now) throw uploadOver();
}

/** Keeps a picture as the member's own; the one before it goes. */
export async function keepHead(ctx: MemberCtx, file: File | null, token: string) {
  const { deps, now, session } = ctx;
  const { memberId } = session;
  await checkToken(ctx, token);
  await limit(ctx, 'uploadByMember', memberId);
  const { bytes, type } = await checkedFile(file);
  const size = pictureSize(bytes);
  if (!size) throw noPicture();
  if (bytes.length > MAX_HEAD || Math.max(...size) > MOST_SIDE) throw pictureTooLarge();
  const id = `u${deps.random.token(15)}`;
  const name = `portrait.${type.slice('image/'.length)}`;
  await deps.store.transaction(async ({ accounts, persons }) => {
    const before = (await accounts.lockMember(memberId))?.headId;
    if (before) await persons.removeUpload(memberId, before);
    await persons.addUpload({
      id,
      memberId,
      name,
      type,
      size: bytes.length,
      bytes,
      kept: true,
      head: true,
      createdAt: now,
    });
    await accounts.setHead(memberId, id);
  });
  return { fileId: id, name, type, size: bytes.length };
}

export const removeHead = ({ deps, session }: MemberCtx): Promise<void> =>
  deps.store.transaction(async ({ accounts, persons }) => {
    const before = (await accounts.lockMember(session.memberId))?.headId;
    if (before) await persons.removeUpload(session.memberId, before);
    await accounts.setHead(session.memberId, null);
  });

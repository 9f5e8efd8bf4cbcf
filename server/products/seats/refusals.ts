import { ERR } from '#domain/contract/envelope.ts';
import type { RoomView } from '#domain/contract/room.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { longDateTime } from '#lib/dates.ts';
import { levelTooLow } from '../../accounts/refusals.ts';
import { Refusal } from '../../http/refusal.ts';

const on = (at: number): Bilingual => ({
  zh: longDateTime(at, 'zh-CN', true),
  en: longDateTime(at, 'en-US', true),
});

export const cancelled = (): Refusal =>
  new Refusal(ERR.notOnSale, { zh: '本场演出已取消。', en: 'This performance has been cancelled.' });
export function begun(startsAt: number): Refusal {
  const { zh, en } = on(startsAt);
  return new Refusal(ERR.notOnSale, {
    zh: `本场演出已于 ${zh} 开始，停止售票。`,
    en: `This performance began on ${en}; sales have closed.`,
  });
}
export function notYetOnSale(saleFrom: number): Refusal {
  const { zh, en } = on(saleFrom);
  return new Refusal(
    ERR.notOnSale,
    { zh: `本场演出将于 ${zh} 开票。`, en: `Tickets go on sale on ${en}.` },
    { saleFrom: new Date(saleFrom).toISOString() },
  );
}

const PACK_CODE = {
  wrong: { zh: '套票码不正确，请核对后重试。', en: 'That package code is not right. Please check it.' },
  missing: {
    zh: '本场为套票预售，请输入套票码后选座。',
    en: 'This is a presale for season packages. Please enter your package code.',
  },
} as const;
export const packCodeNeeded = (why: keyof typeof PACK_CODE, demoCode: string | undefined): Refusal =>
  new Refusal(ERR.noPermission, PACK_CODE[why], {
    needs: 'packCode',
    ...(demoCode !== undefined && { demoCode }),
  });
export function membersConcert(level: number, own: number): Refusal {
  const [needed, earned] = [levelWord(level), levelWord(own)];
  return levelTooLow(level, {
    zh: `本场为会员专场，“${needed.zh}”及以上等级可购，您目前为“${earned.zh}”。`,
    en: `This is a members’ concert, open from level “${needed.en}”; you are at “${earned.en}”.`,
  });
}

export const inRoom = (view: RoomView): Refusal =>
  new Refusal(
    ERR.inRoom,
    { zh: '选座的人很多，请在等候室稍候。', en: 'Many want seats now. Please wait in the waiting room.' },
    view,
  );
export const tooOften = (): Refusal =>
  new Refusal(ERR.tooMany, {
    zh: '查询过于频繁，您的位置仍然保留。',
    en: 'You are looking too often. Your place is kept.',
  });

import { brand } from '#brand';
import { longDateTime } from '#lib/dates.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refused } from '../../http/refusals.ts';

export const notYet = (opensAt: number): Refusal =>
  refused({
    zh: `${longDateTime(opensAt, 'zh-CN', true)}（${brand.clock['zh-CN']}）开始直播，届时可以打开。`,
    en: `It can be opened when the stream begins: ${longDateTime(opensAt, 'en-US', true)}, ${brand.clock['en-US']}.`,
  });
export const givenAway = (): Refusal =>
  refused({
    zh: '这份内容已经赠送出去，由收礼人打开。',
    en: 'This was given away. It is for its new owner to open.',
  });

import { ERR } from '#domain/contract/envelope.ts';
import { longDateTime } from '#lib/dates.ts';
import type { ShowDoc } from '../../catalogue/types-shop.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { badField } from '../../http/refusals.ts';

export const cancelled = (): Refusal =>
  new Refusal(ERR.notOnSale, { zh: '这一场已取消。', en: 'This date has been cancelled.' });
export const begun = (): Refusal =>
  new Refusal(ERR.notOnSale, {
    zh: '这一场已经开始，停止售票。',
    en: 'This date has begun; sales have closed.',
  });
export const notYetOnSale = (saleFrom: number): Refusal =>
  new Refusal(
    ERR.notOnSale,
    {
      zh: `这一场将于 ${longDateTime(saleFrom, 'zh-CN', true)} 开票。`,
      en: `Tickets go on sale on ${longDateTime(saleFrom, 'en-US', true)}.`,
    },
    { saleFrom: new Date(saleFrom).toISOString() },
  );
export const typeTwice = (): Refusal =>
  badField('tickets', { zh: '同一票种不能重复。', en: 'The same kind of ticket was sent twice.' });
export const noType = (): Refusal => notFound({ zh: '该票种', en: 'kind of ticket' });
export const tooManyOfType = ({ name, max }: ShowDoc['types'][number]): Refusal =>
  badField('tickets', {
    zh: `“${name.zh}”每单最多 ${max} 张。`,
    en: `No more than ${max} of “${name.en}” in one order.`,
  });
export const overLimit = (limit: number): Refusal =>
  new Refusal(
    ERR.overLimit,
    {
      zh: `每位会员本场最多 ${limit} 个名额。`,
      en: `A member may have ${limit} places at most for this date.`,
    },
    { limit },
  );

export const noShow = () => notFound({ zh: '这个活动', en: 'event' });

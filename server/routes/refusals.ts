import { ERR } from '#domain/contract/envelope.ts';
import type { RoomView } from '#domain/contract/room.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { longDateTime } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField, refused } from '../http/refusals.ts';

export const noPage = (): Refusal => notFound({ zh: '这个页面', en: 'page' });
export const badRange = (longest: number): Refusal =>
  new Refusal(ERR.badPayload, {
    zh: `日期范围须按先后顺序，最多 ${longest} 天。`,
    en: `A range of days must run forwards and be no longer than ${longest} days.`,
  });
export const noReportFile = (): Refusal => notFound({ zh: '这份报告的文件', en: 'file of this report' });
export const noVendorMember = () =>
  new Refusal(ERR.notFound, {
    zh: '没有找到与该账号关联的会员资料。',
    en: 'We could not find a membership for this account.',
  });
/** Foreign and absent addresses get the same reply (S9, S10). */
export const noAddress = () => notFound({ zh: '该地址', en: 'address' });
export const noArea = () =>
  badField('province', { zh: '暂不支持配送至该地区。', en: 'We cannot deliver to that area.' });
export const noCity = () => badField('city', { zh: '请填写城市。', en: 'Please enter the city.' });
export const badMobile = (): Refusal =>
  badField('mobile', { zh: '请输入正确的手机号码。', en: 'Please enter a valid mobile number.' });
export const addressesFull = (most: number): Refusal =>
  new Refusal(ERR.overLimit, {
    zh: `最多保存 ${most} 个地址。`,
    en: `You can keep up to ${most} addresses.`,
  });
export const termsNotAgreed = (): Refusal =>
  badField('agree', {
    zh: '注册前请先同意用户协议与隐私政策。',
    en: 'Please agree to the terms and the privacy notice before joining.',
  });
export const noPlace = () => notFound({ zh: '您的候补', en: 'place in the line' });
export const seatsThere = (): Refusal =>
  refused({
    zh: '这一场还有座位，可以直接选座购票。',
    en: 'There are seats for this performance: you can choose them now.',
  });
export const heldForYou = (): Refusal =>
  refused({
    zh: '已有座位为您保留，请先付款或取消。',
    en: 'Seats are already held for you: please pay for them or cancel first.',
  });
export const noRoom = () => notFound({ zh: '您在等候室的位置', en: 'place in the waiting room' });
export const roomOpensLater = (opens: number, saleFrom: number): Refusal =>
  new Refusal(
    ERR.notOnSale,
    {
      zh: `等候室将于 ${longDateTime(opens, 'zh-CN', true)} 开放。`,
      en: `The waiting room opens on ${longDateTime(opens, 'en-US', true)}.`,
    },
    { saleFrom: iso(saleFrom), roomFrom: iso(opens) },
  );
/** An evening of a package, whose waiting room has others before one: it is entered as for a single seat. */
export const waitsForTurn = ({ startsAt }: Pick<ScheduleDoc, 'startsAt'>, view: RoomView): Refusal => {
  const at = (locale: Locale): string => longDateTime(startsAt, locale, true);
  return new Refusal(
    ERR.inRoom,
    {
      zh: `很多人在选 ${at('zh-CN')} 这一场的座位。您已在它的等候室排上${view.before === undefined ? '' : `，前面还有 ${view.before} 位`}，位置会保留；轮到您后，再选一次即可。`,
      en: `Many want seats for ${at('en-US')}. You have a place in its waiting room${view.before === undefined ? '' : `, with ${view.before} before you`}, and it is kept: choose again when it is your turn.`,
    },
    view,
  );
};
export const noNews = (): Refusal => notFound({ zh: '这篇新闻', en: 'piece of news' });
export const noFavorite = (): Refusal => notFound({ zh: '该收藏', en: 'favourite' });
export const noContent = (): Refusal => notFound({ zh: '这篇内容', en: 'page' });
export const noSeries = (): Refusal => notFound({ zh: '这个系列', en: 'series' });
export const ownGift = (): Refusal =>
  refused({ zh: '这是您自己送出的票。', en: 'This is a ticket that you offer yourself.' });
export const otherFriend = (mobile: string): Refusal =>
  refused({
    zh: `这张票是送给手机号 ${maskMobile(mobile)} 的，请用该号码登录。`,
    en: `This ticket is for the number ${maskMobile(mobile)}. Please sign in with it.`,
  });
export const noSchedule = (): Refusal => notFound({ zh: '这场演出', en: 'performance' });
export const noProgram = (): Refusal => notFound({ zh: '这场音乐会', en: 'concert' });
export const noPart = (): Refusal => notFound({ zh: '这个页面的内容', en: 'page' });
export const noReport = (): Refusal => notFound({ zh: '这一年的年度报告', en: 'annual report' });
export const noPerson = (): Refusal => notFound({ zh: '这位成员', en: 'person' });

import { ERR } from '#domain/contract/envelope.ts';
import type { GiftObstacle } from '#domain/rules/gift.ts';
import { HOLD_MINUTES, RENEW_MINUTES } from '#domain/rules/terms.ts';
import { GIFT_OBSTACLE } from '#domain/words/gift.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField, refused, wrongStatus } from '../http/refusals.ts';
import type { ReturnReason, Undivided } from './returns.ts';
import { returnWords, UNDIVIDED } from './words.ts';

// Paying

export const noGateway = (): Refusal => notFound({ zh: '该支付方式', en: 'way to pay' });
export const unconfirmed = (): Refusal =>
  wrongStatus({ zh: '请先确认订单，再付款。', en: 'Please confirm the order before you pay.' });
export const underWay = (): Refusal =>
  new Refusal(ERR.busy, {
    zh: '上一次付款的结果还在确认中，请勿重复付款。',
    en: 'The result of your last payment is still being checked. Please do not pay again.',
  });
export const gatewaySilent = (): Refusal =>
  new Refusal(ERR.busy, {
    zh: '付款平台暂时没有答复，请稍后再试。',
    en: 'The payment service does not answer at the moment. Please try again shortly.',
  });

// Changing

export const paymentUnderWay = (): Refusal =>
  wrongStatus({
    zh: '付款进行中，不能修改订单。',
    en: 'A payment is under way, so the order cannot be changed.',
  });
export const justPaid = (): Refusal =>
  wrongStatus({
    zh: '款项刚刚到账，订单已付款，没有取消。',
    en: 'Your payment has just arrived: the order is paid and was not cancelled.',
  });
export const oldOnePaid = (): Refusal =>
  wrongStatus({
    zh: '原订单刚刚付款成功，没有更换。',
    en: 'Your first order has just been paid, so it was not changed.',
  });
export const renewedAlready = (): Refusal =>
  new Refusal(ERR.renewedAlready, {
    zh: '保留时间只能延长一次。',
    en: 'The hold can be extended once only.',
  });
export const renewableLater = (): Refusal =>
  refused({
    zh: `时间还充裕。保留结束前 ${RENEW_MINUTES} 分钟起，可以再要 ${HOLD_MINUTES} 分钟。`,
    en: `There is time enough. In the last ${RENEW_MINUTES} minutes you can ask for ${HOLD_MINUTES} more.`,
  });
export const heldLonger = (): Refusal =>
  refused({
    zh: '这个订单已经保留到更晚的时间，不需要延长。',
    en: 'This order is held until later already.',
  });

// Contact and delivery

const CONTACT = {
  none: ['mobile', { zh: '请填写手机号或邮箱。', en: 'Please give a mobile number or an e-mail address.' }],
  mobile: ['mobile', { zh: '请输入正确的手机号码。', en: 'Please enter a valid mobile number.' }],
  email: ['email', { zh: '请输入正确的邮箱地址。', en: 'Please enter a valid e-mail address.' }],
} as const;
export const badContact = (problem: keyof typeof CONTACT): Refusal => {
  const [field, text] = CONTACT[problem];
  return badField(field, text);
};
export const otherChannel = (): Refusal =>
  badField('channel', {
    zh: '该订单不支持这种取货方式。',
    en: 'That way of delivery is not offered for this order.',
  });
export const addressMissing = (): Refusal =>
  badField('addressId', { zh: '请选择收货地址。', en: 'Please choose an address.' });
export const noAddress = (): Refusal => notFound({ zh: '该地址', en: 'address' });
export const prepaidAbroad = (): Refusal =>
  badField('channel', {
    zh: '寄往境外只能选快递（先付运费），或到馆自取。',
    en: 'Abroad we send by prepaid express only; or collect at the hall.',
  });
export const outOfReach = (): Refusal =>
  badField('addressId', { zh: '暂不支持配送至该地区。', en: 'We cannot deliver to that area.' });

// Named tickets

export const certificatesMissing = (seats: number): Refusal =>
  badField('certificates', {
    zh: `本场为实名制，请为 ${seats} 个座位各填写一份证件。`,
    en: `This performance asks for one certificate a seat, ${seats} in all.`,
  });
/** The number itself is never repeated (quality.md S19). */
export const badCertificate = (visitor: number): Refusal =>
  badField('certificates', {
    zh: `第 ${visitor} 位观众的证件号码有误。`,
    en: `The certificate number of visitor ${visitor} is not valid.`,
  });
export const certificateTwice = (): Refusal =>
  badField('certificates', {
    zh: '同一证件只能用于一个座位。',
    en: 'A certificate can be used for one seat only.',
  });

// Seats and stock

export const overLimit = (limit: number): Refusal =>
  new Refusal(
    ERR.overLimit,
    {
      zh: `每位会员本场最多购买 ${limit} 张。`,
      en: `A member may buy ${limit} tickets at most for this performance.`,
    },
    { limit },
  );
export const noPlan = (): Refusal => notFound({ zh: '这场演出的座位图', en: 'seating plan' });
export const noSeat = (): Refusal => notFound({ zh: '该座位', en: 'seat' });
export const seatTwice = (): Refusal =>
  badField('seats', { zh: '同一座位不能重复选择。', en: 'The same seat was chosen twice.' });
export const companionAlone = (): Refusal =>
  refused({
    zh: '陪同席须与轮椅席一同购买，每个轮椅席可配一个陪同席。',
    en: 'A companion place goes with a wheelchair place, one for each.',
  });
/** `left` tells the page how many there still are. */
export const stockLost = (count: number, left: number): Refusal =>
  new Refusal(
    ERR.stockLost,
    left === 0
      ? { zh: '已经售完。', en: 'There is nothing left.' }
      : {
          zh: `只剩 ${left} 个，不够您要的 ${count} 个。`,
          en: `There are ${left} left, fewer than the ${count} you asked for.`,
        },
    { left },
  );

// Returning and exchanging

export const otherProgramme = (): Refusal =>
  refused({
    zh: '只能换同一套曲目的其他场次。',
    en: 'Tickets can be exchanged for another evening of the same programme.',
  });
export const worthless = (): Refusal =>
  refused({
    zh: '这些票没有可以抵用的金额，请直接退票。',
    en: 'These tickets have no price that could be carried over. Please return them instead.',
  });
export const nothingToGive = (): Refusal =>
  refused({
    zh: '没有可以捐赠的票款：只有演出与活动的门票可以捐赠，且须有款项可退。',
    en: 'There is nothing to give to the foundation: that is for tickets whose price could go back to you.',
  });

export const notReturned = (reason: ReturnReason): Refusal => refused(returnWords(reason));
export const returnedWhole = (why: Undivided): Refusal => refused(UNDIVIDED[why]);
export const piecesGone = (): Refusal =>
  badField('pieces', {
    zh: '所选门票已不在订单里，请刷新后重试。',
    en: 'These tickets are no longer in the order. Please reload.',
  });
export const companionLeft = (): Refusal =>
  refused({
    zh: '陪同席须与轮椅席一同保留，请一并退回。',
    en: 'A companion place goes with a wheelchair place: please return both.',
  });

// Giving to friends

export const noPayLink = (): Refusal => notFound({ zh: '该付款链接', en: 'link to pay' });
export const noGift = (): Refusal => notFound({ zh: '该转赠', en: 'gift' });
export const pieceGone = (): Refusal =>
  badField('piece', { zh: '该门票已不在订单里。', en: 'That ticket is no longer in the order.' });
export const offeredAlready = (): Refusal =>
  wrongStatus({ zh: '这张票已经在转赠中。', en: 'This ticket is offered to somebody already.' });
export const notGivable = (): Refusal =>
  refused({ zh: '该门票已不能转赠。', en: 'It cannot be given any more.' });
export const overNow = (): Refusal => wrongStatus({ zh: '这次转赠已经结束。', en: 'This offer has ended.' });
export const notGiven = (why: GiftObstacle): Refusal => refused(GIFT_OBSTACLE[why]);

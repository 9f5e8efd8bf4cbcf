import { brand } from '#brand';
import type { TitleState } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { MOST_PLAYERS } from '#domain/rules/hearing.ts';
import { longDateTime } from '#lib/dates.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField, refused } from '../http/refusals.ts';
import { stateNotice } from './state.ts';

export const noTitle = (): Refusal => notFound({ zh: '这部录音', en: 'recording' });
export const noAiring = (): Refusal => notFound({ zh: '这场直播', en: 'live evening' });
export const noArtist = () => notFound({ zh: '这位艺术家', en: 'artist' });
export const questionTooShort = (): Refusal =>
  badField('text', {
    zh: '问题太短，请多写几个字。',
    en: 'That is very short. Please write a little more.',
  });
export const questionHasLink = (): Refusal =>
  badField('text', { zh: '问题里请不要放链接。', en: 'Please ask without links.' });
export const otherQuestion = (): Refusal =>
  new Refusal(ERR.idempotency, {
    zh: '这个问题已经提交过，内容不同。请刷新页面后再写。',
    en: 'This question was sent before with another text. Please reload the page to write a new one.',
  });
export const askedAlready = (): Refusal =>
  badField('text', {
    zh: '这个问题您已经问过了，就在下方。',
    en: 'You have asked this already: it stands below.',
  });
export const notPlayable = (title: TitleDoc, state: TitleState, releasedAt: number): Refusal =>
  new Refusal(ERR.notPlayable, stateNotice(title, state, releasedAt), { state });
/** An evening whose start was moved to later. */
export const airsLater = (musicAt: number): Refusal =>
  new Refusal(
    ERR.notPlayable,
    {
      zh: `这场直播于${longDateTime(musicAt, 'zh-CN', true)}（${brand.clock['zh-CN']}）开始。`,
      en: `This live evening begins on ${longDateTime(musicAt, 'en-US', true)}, ${brand.clock['en-US']}.`,
    },
    { state: 'unreleased' },
  );
/** The permission that somebody had has run out, or its order was given back. */
export const accessEnded = (): Refusal =>
  new Refusal(ERR.accessEnded, {
    zh: '收听权限已结束。已听到的位置还在，续上之后从这里继续。',
    en: 'Your access has ended. Your place is kept, and the music goes on from here once it is renewed.',
  });
/** As many other devices of the member play as may: the one that began last goes on. */
export const playsElsewhere = (): Refusal =>
  new Refusal(ERR.playsElsewhere, {
    zh: `一个账号最多在 ${MOST_PLAYERS} 台设备上同时播放，每台一首。别处开始播放了，这里先停下。`,
    en: `An account plays on ${MOST_PLAYERS} devices at a time, one title on each. It began elsewhere, so this one has stopped.`,
  });
export const openedAlready = (): Refusal =>
  refused({
    zh: '已经打开过的内容不能再赠送。',
    en: 'What has been opened cannot be given any more.',
  });
export const noGift = (): Refusal =>
  notFound({ zh: '这份赠礼，请核对赠礼码', en: 'gift. Please check its code' });
export const ownGift = (): Refusal =>
  refused({
    zh: '这份赠礼是您送出的，请把赠礼码交给收礼人。',
    en: 'This gift is from you. Its code is for somebody else.',
  });
export const giftGone = (): Refusal =>
  refused({ zh: '这份赠礼已被领取或退订。', en: 'This gift has been taken, or given back.' });
export const airingBegun = (): Refusal => refused({ zh: '这一场已经开始。', en: 'It has begun already.' });
export const tooManyReminders = (): Refusal =>
  refused({
    zh: '提醒太多了，请先取消几个。',
    en: 'There are many reminders already. Please remove some first.',
  });

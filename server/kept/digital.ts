import { t } from '../catalogue/text.ts';
import { type Kept, rows } from './entry.ts';

const titleId = t('节目', 'Title');

/** What the digital halls keep of a member. */
export const keptOfDigital = {
  heard: {
    title: t('听到哪里', 'Where you stopped listening'),
    fields: {
      titleId,
      at: t('秒', 'Second'),
      heardAt: t('时间', 'Time'),
    },
    copy: async ({ digital }, id) => rows(await digital.heard(id), ['heardAt']),
    leaving: 'goes',
  },
  artist_question: {
    title: t('向艺术家的提问', 'Questions to artists'),
    fields: {
      askedAt: t('时间', 'Time'),
      artistId: t('艺术家', 'Artist'),
      text: t('问题', 'Question'),
      answer: t('回答', 'Answer'),
    },
    copy: async ({ digital }, id) => rows(await digital.questionsOf(id), ['askedAt', 'answeredAt']),
    leaving: 'goes',
  },
  air_reminder: {
    title: t('直播提醒', 'Reminders'),
    fields: { titleId, startsAt: t('开始', 'Starts'), setAt: t('设置时间', 'Set') },
    copy: async ({ digital }, id) => rows(await digital.reminders(id), ['startsAt', 'setAt']),
    leaving: 'goes',
  },
  recording_gift: {
    title: t('转送的录音', 'Recordings given and received'),
    fields: { tradeNo: t('订单号', 'Order'), givenAt: t('送出', 'Given'), takenAt: t('领取', 'Taken') },
    copy: async ({ digital }, id) =>
      rows(
        (await digital.gifts(id)).map(g => ({ ...g, code: undefined })),
        ['givenAt', 'takenAt'],
      ),
    leaving: 'stays',
    why: t(
      '属于订单，对方也在使用；只有编号，不含个人资料。',
      'Part of an order that somebody else enjoys, too; numbers alone, nothing personal.',
    ),
  },
} as const satisfies Record<string, Kept>;

import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';

interface ClubQuestion {
  readonly id: string;
  readonly question: Bilingual;
  readonly html: Bilingual;
}
const all: readonly (readonly [question: Bilingual, answer: Bilingual])[] = [
  [
    t('入会要交钱吗？', 'Does it cost anything to join?'),
    t(
      '<p>不用。注册账号即成为知音会员，没有年费。另有可购买的会员卡，与等级无关，不买也能升级。</p>',
      '<p>No. With an account you are a member at the first level, and there is no yearly fee. Membership cards that one buys are another thing and have nothing to do with levels.</p>',
    ),
  ],
  [
    t('等级什么时候更新？', 'When does my level change?'),
    t(
      '<p>付款成功后立刻计算，达到标准当天升级，新权益随即生效，已经下单的订单不重新计算积分。</p>',
      '<p>At once, when a payment has arrived. New rights begin the same day; orders already placed keep the points that they had.</p>',
    ),
  ],
  [
    t('会降级吗？怎样计算？', 'Can my level fall?'),
    t(
      '<p>会。等级看的是当天向前十二个月的合计。一笔消费满十二个月后不再计入，合计低于标准时回到相应的等级。用户中心会写明还差多少、统计到哪一天。</p>',
      '<p>It can. Your level follows the last twelve months: a payment older than that no longer counts. Your account tells how far it is to the next level.</p>',
    ),
  ],
  [
    t('积分会过期吗？', 'Do points expire?'),
    t(
      '<p>一年里得到的积分，到下一年的最后一天为止有效，先到期的先使用。用户中心会写明最近一批到期的数量与日期。</p>',
      '<p>Points of one year are good until the last day of the next, and the oldest are spent first. Your account shows how many expire next, and when.</p>',
    ),
  ],
  [
    t('退票以后积分和等级怎么办？', 'What happens to points and level when I return tickets?'),
    t(
      '<p>积分在免费退票期结束后到账，在此之前退票，只是不再到账。之后退票会收回所退部分送出的积分，退还您当时用掉的积分；退回的票款同时从成长值里扣除。积分余额不会变成负数：已经用掉的部分，按 100 积分抵 1 元从退款中扣除，确认之前会写明。</p>',
      '<p>Points are credited once tickets can no longer be returned free of charge; until then a return costs you nothing. After that, points that the returned tickets earned are taken back, points that you spent on them are returned, and the refund is taken off what counts towards your level. Your balance never falls below zero: for points already spent, a yuan for every 100 is kept of the refund, and you are told before you confirm.</p>',
    ),
  ],
  [
    t('和家人一起买票，算谁的消费？', 'If I buy for my family, whose spending is it?'),
    t(
      '<p>算下单账号的。同一笔订单不能拆给几个人，也不能在两个账号之间合并或转让积分。</p>',
      '<p>It belongs to the account that orders. An order cannot be divided, and points cannot be moved between accounts.</p>',
    ),
  ],
  [
    t('会员专场怎样购买？', 'How do I buy for a members’ concert?'),
    t(
      '<p>雅集及以上等级登录后，在音乐会页面直接选座。等级不足时页面会说明还差多少，不会让您选到最后一步才知道。</p>',
      '<p>From the Salon level on, sign in and choose seats on the concert’s page. If your level is not there yet the page says so at the start, not at the last step.</p>',
    ),
  ],
  [
    t('公开排练怎样预约？', 'How do I book an open rehearsal?'),
    t(
      '<p>每季开始时致电票务热线，或在艺术教育的页面上写明日期。和鸣及以上等级可以带一位同伴，同伴不必是会员。</p>',
      '<p>Ring the box office at the start of the season, or write to us from the Art Education pages. From the Concord level on you may bring a guest, who need not be a member.</p>',
    ),
  ],
  [
    t(
      '忘了登录，买好的票能补积分吗？',
      'I was not signed in when I bought at the counter. Can I still have the points?',
    ),
    t(
      '<p>网上购票必须登录，不会漏记。柜台购票请在七天内带票根与手机号到票务窗口补登。</p>',
      '<p>Online you are always signed in. For tickets bought at the counter, bring the stubs and your mobile number to the window within seven days.</p>',
    ),
  ],
  [
    t('注销账号，积分还在吗？', 'What happens to my points if I close my account?'),
    t(
      '<p>注销后积分与等级一并清零，无法恢复。尚未使用的票仍然有效，请先下载或打印。</p>',
      '<p>Points and level end with the account and cannot be restored. Tickets not yet used stay valid; please print or save them first.</p>',
    ),
  ],
];

/** Questions about the member club: ads of the flag club-question, with contents of the same ids. */
export const clubQuestions: readonly ClubQuestion[] = all.map(([question, html], i) => ({
  id: `club-q-${i + 1}`,
  question,
  html,
}));

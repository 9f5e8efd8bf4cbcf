import { LEVELS, leadWords } from '#domain/rules/level.ts';
import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { ClubDoc, Share } from '#server/catalogue/types-club.ts';

/** Nothing up to a level, all of it from there on. */
const from = (level: number): Share[] => LEVELS.map(l => l.level >= level);
const none = false;
/** 九五折, 5% off. */
const percentText = (off: number) =>
  t(
    `${[...String(off % 10 === 0 ? (100 - off) / 10 : 100 - off)].map(d => '零一二三四五六七八九'[Number(d)]).join('')}折`,
    `${off}%`,
  );
const rehearsals = (n: number) => t(`${n} 场`, `${n}`);

/** The member club: what the levels are, what each gives, how one joins and rises. */
export const club: ClubDoc = {
  headline: [t('听得越多', 'The more you hear,'), t('弦振得越密', 'the finer the string')],
  lead: t(
    '六个等级，同一根弦。每升一级，多一个泛音，也多几项权益。',
    'Six levels on one string. Each adds a harmonic, and something to enjoy.',
  ),
  art: { seed: 'club', key: 'C major', motif: 'harmonics', mood: 'dark', number: 6 },
  tones: [
    t('弦刚刚响起，整根都在振动。', 'The open string, sounding along its whole length.'),
    t('一分为二，高一个八度。', 'Halved: an octave higher.'),
    t('一分为三，第一次有了五度。', 'In three: the first fifth is heard.'),
    t('一分为四，与起点再次同音。', 'In four: at one with where it began.'),
    t('一分为五，明亮的大三度。', 'In five: a bright major third.'),
    t('一分为六，和弦完整。', 'In six: the chord is whole.'),
  ],
  groups: [
    {
      id: 'booking',
      title: t('购票', 'Booking'),
      rows: [
        {
          id: 'early',
          name: t('优先购票', 'Early booking'),
          text: t('音乐季新票早于公开发售的时间', 'How long before the public sale of a season'),
          shares: LEVELS.map(({ leadHours }) => leadHours > 0 && leadWords(leadHours)),
        },
        {
          id: 'discount',
          name: t('会员折扣', 'Member discount'),
          text: t('票与商品，结算时自动计算', 'On tickets and goods, worked out at checkout'),
          shares: LEVELS.map(({ percentOff }) => percentOff > 0 && percentText(percentOff)),
        },
        {
          id: 'members',
          name: t('会员专场', 'Members’ concerts'),
          text: t('只对会员开放的场次', 'Performances that are sold to members only'),
          shares: from(3),
        },
        {
          id: 'adviser',
          name: t('票务专员', 'Ticket adviser'),
          text: t('一个名字，一个电话', 'One name and one number'),
          shares: from(6),
        },
      ],
    },
    {
      id: 'listening',
      title: t('聆听', 'Listening'),
      rows: [
        {
          id: 'notes',
          name: t('提前导赏', 'Notes in advance'),
          text: t('演出前两天收到节目介绍', 'Programme notes two days before the concert'),
          shares: from(1),
        },
        {
          id: 'rehearsals',
          name: t('公开排练', 'Open rehearsals'),
          text: t(
            '每季可预约的场次；四级起可携一位同伴',
            'Each season; with a guest from the fourth level on',
          ),
          shares: [none, none, rehearsals(1), rehearsals(2), rehearsals(2), rehearsals(2)],
        },
        {
          id: 'tea',
          name: t('年度茶叙', 'Yearly tea'),
          text: t('与音乐家见面的一个下午', 'An afternoon with the musicians'),
          shares: from(5),
        },
        {
          id: 'tour',
          name: t('随团巡演', 'Tours'),
          text: t('随团名额优先', 'First call on places'),
          shares: from(6),
        },
      ],
    },
    {
      id: 'points',
      title: t('积分与礼遇', 'Points and courtesies'),
      rows: [
        {
          id: 'rate',
          name: t('每元积分', 'Points a yuan'),
          text: t('100 积分抵 1 元', '100 points are worth ¥1'),
          shares: LEVELS.map(l => t(String(l.pointsPerYuan), String(l.pointsPerYuan))),
        },
        {
          id: 'birthday',
          name: t('生日积分', 'Birthday points'),
          text: t('生日当月到账', 'In the month of your birthday'),
          shares: LEVELS.map(l => (l.level >= 2 ? t('200', '200') : none)),
        },
        {
          id: 'cloakroom',
          name: t('寄存与节目册', 'Cloakroom, book'),
          text: t('寄存与节目册免费', 'Cloakroom and programme book free of charge'),
          shares: from(4),
        },
        {
          id: 'foyer',
          name: t('休息厅座位', 'Foyer table'),
          text: t('休息厅预留座位', 'A reserved table in the foyer'),
          shares: from(5),
        },
      ],
    },
  ],
  steps: [
    {
      title: t('用手机号或邮箱注册', 'Join with a number or an address'),
      text: t(
        '收一个验证码，免费，一分钟。注册成功即是知音会员。',
        'A code, no fee, one minute. From then on you are a member at the first level.',
      ),
    },
    {
      title: t('登录后购票', 'Sign in when you buy'),
      text: t(
        '票款、积分与等级记在同一个账号里，线上与柜台购票都算。',
        'Tickets, points and level are kept in one account, whether you buy here or at the counter.',
      ),
    },
    {
      title: t('积分当钱用', 'Spend the points'),
      text: t(
        '每 100 积分抵 1 元，整百使用，下一笔订单就能用。',
        'A hundred points are worth ¥1, in hundreds, from your next order on.',
      ),
    },
    {
      title: t('等级自己会升', 'Rise by listening'),
      text: t(
        '近十二个月的消费达到标准，当天升级，不必申请。',
        'When the last twelve months reach the mark you rise the same day. There is nothing to apply for.',
      ),
    },
  ],
  growth: [
    {
      title: t('计入', 'Counts'),
      text: t(
        '实付的票款，付款当天计入。用积分与优惠券抵扣的部分不计。',
        'What you pay for tickets, on the day you pay. Points and coupons that you use do not count.',
      ),
    },
    {
      title: t('扣除', 'Is taken off'),
      text: t(
        '退票退回的金额。手续费不退，仍然计入。',
        'What is refunded. The fee that we keep still counts.',
      ),
    },
    {
      title: t('期限', 'For how long'),
      text: t(
        '每一笔消费计十二个月。等级按当天向前十二个月的合计判断。',
        'Each payment counts for twelve months; your level is what the twelve months up to today add up to.',
      ),
    },
  ],
  example: {
    title: t('两张 880 元的票，各级得多少积分', 'Two tickets at ¥880: points for each level'),
    fen: toFen(880),
    tickets: 2,
  },
};

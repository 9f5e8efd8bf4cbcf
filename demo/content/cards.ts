import type { Offer } from '#domain/rules/discount-offer.ts';
import type { Bilingual } from '#domain/text.ts';
import type { CardDoc, FieldDoc } from '#server/catalogue/card-types.ts';
import { NONE, t } from '#server/catalogue/text.ts';

/** Cards end by their own date. */
const ALWAYS = Date.UTC(9999, 0, 1);

const field = (
  name: string,
  kind: FieldDoc['kind'],
  label: Bilingual,
  more: Partial<FieldDoc> = {},
): FieldDoc => ({
  name,
  kind,
  label,
  hint: NONE,
  required: true,
  max: 140,
  options: [],
  ageFrom: 0,
  ageTo: 0,
  ...more,
});

const NAME = field('name', 'name', t('姓名', 'Full name'), { max: 40 });
const MOBILE = field('mobile', 'mobile', t('手机号', 'Mobile number'), {
  hint: t('开卡通知与活动邀请发到这里。', 'We write here about the card and its events.'),
  max: 20,
});
const EMAIL = field('email', 'email', t('电子邮箱', 'E-mail'), { required: false });
const IDCARD = field('idcard', 'idcard', t('居民身份证号码', 'Resident identity card number'), {
  hint: t('十八位，末位可以是 X。', 'Eighteen characters; the last may be X.'),
  max: 18,
});

/** The cards on sale. What they give is real: activation writes the points and the discounts, buying asks the level. */
export const cards: readonly CardDoc[] = [
  {
    id: 'friend',
    order: 1,
    kind: 'annual',
    name: t('和鸣之友年卡', 'Friend of Heming'),
    lead: t('一年之内，音乐厅像您的客厅。', 'For a year, the hall is your drawing room.'),
    gives: [
      t('会员专场与套票按“雅集”等级购买', 'Members’ concerts and packages as a Salon member'),
      t('激活即得 500 积分', '500 points on activation'),
      t('每场节目册一份，寄存免费', 'A programme book at every concert, and a free cloakroom'),
      t('每季一次公开排练，可携一位同伴', 'An open rehearsal a season, with a guest'),
    ],
    price: 68_000,
    days: 365,
    activateWithin: 180,
    grants: null,
    points: 500,
    buysAs: 3,
    minLevel: 0,
    perMember: 1,
    art: { seed: 'card-friend', key: 'D major', motif: 'lissajous', mood: 'dark' },
    fields: [NAME, IDCARD, MOBILE, EMAIL],
  },
  {
    id: 'youth',
    order: 2,
    kind: 'annual',
    name: t('青年卡', 'Youth card'),
    lead: t(
      '十四至二十八岁，把好位子留给年轻的耳朵。',
      'From fourteen to twenty-eight: good seats for young ears.',
    ),
    gives: [
      t('套票按“同调”等级购买', 'Packages as an In Tune member'),
      t('激活即得 300 积分', '300 points on activation'),
      t('每月一次演后谈，与乐手面对面', 'A talk with players after a concert, every month'),
      t('青年合唱与读谱工作坊优先报名', 'First call on the choir and score-reading workshops'),
    ],
    price: 28_000,
    days: 365,
    activateWithin: 180,
    grants: null,
    points: 300,
    buysAs: 2,
    minLevel: 0,
    perMember: 1,
    art: { seed: 'card-youth', key: 'E major', motif: 'pulse', mood: 'bright' },
    fields: [
      NAME,
      field('birthday', 'birthday', t('出生日期', 'Date of birth'), {
        hint: t(
          '激活当日须年满十四、未满二十九周岁。',
          'From fourteen to twenty-eight years on the day of activation.',
        ),
        ageFrom: 14,
        ageTo: 28,
      }),
      field('school', 'text', t('学校或工作单位', 'School or workplace'), { required: false, max: 60 }),
      EMAIL,
    ],
  },
  {
    id: 'family',
    order: 3,
    kind: 'annual',
    name: t('家庭年卡', 'Family card'),
    lead: t(
      '两位大人，两个孩子，一整年的星期天上午。',
      'Two adults, two children, and a year of Sunday mornings.',
    ),
    gives: [
      t('家庭套票按“雅集”等级购买', 'Family packages as a Salon member'),
      t('激活即得 600 积分', '600 points on activation'),
      t('儿童导赏手册每场两份', 'Two listening books for children at every concert'),
      t('开演前一小时的乐器体验角', 'The instrument corner, an hour before the concert'),
    ],
    price: 98_000,
    days: 365,
    activateWithin: 180,
    grants: null,
    points: 600,
    buysAs: 3,
    minLevel: 0,
    perMember: 1,
    art: { seed: 'card-family', key: 'G major', motif: 'tiles', mood: 'bright' },
    fields: [
      NAME,
      MOBILE,
      field('child', 'name', t('孩子的称呼', 'Your child’s first name'), {
        hint: t('写在导赏手册上。', 'It goes on the listening book.'),
        max: 20,
      }),
      field('childBirthday', 'birthday', t('孩子的出生日期', 'Your child’s date of birth'), {
        hint: t('十六周岁及以下。', 'Sixteen years or younger.'),
        ageTo: 16,
      }),
      field('book', 'select', t('导赏手册', 'Listening book'), {
        options: [
          { value: 'picture', label: t('绘本版，三至六岁', 'Picture book, three to six') },
          { value: 'reader', label: t('少年版，七岁以上', 'Reader, seven and older') },
        ],
      }),
    ],
  },
  {
    id: 'times-4',
    order: 4,
    kind: 'times',
    name: t('四场次卡', 'Four-concert card'),
    lead: t(
      '半年里挑四个晚上，不必早早定下是哪几晚。',
      'Four evenings in half a year, and no need to say yet which.',
    ),
    gives: [
      t('四次兑换，每次抵一个座位，票价至多 380 元', 'Four times a seat of up to ¥380'),
      t('可与同伴共用，一单可抵几个座位', 'To be shared: several seats of one order'),
      t('次数用完为止，退票时次数退回', 'A refund gives the time back'),
    ],
    price: 112_000,
    days: 180,
    activateWithin: 365,
    grants: { offerId: 'card-times-4', times: 4, each: 38_000 },
    points: 0,
    buysAs: 0,
    minLevel: 0,
    perMember: 3,
    art: { seed: 'card-times-4', key: 'A minor', motif: 'lissajous', mood: 'lyric' },
    fields: [],
  },
  {
    id: 'times-8',
    order: 5,
    kind: 'times',
    name: t('八场次卡', 'Eight-concert card'),
    lead: t('一年八场，平均一个半月与乐团见一次面。', 'Eight concerts in a year: we meet every six weeks.'),
    gives: [
      t('八次兑换，每次抵一个座位，票价至多 480 元', 'Eight times a seat of up to ¥480'),
      t('可与同伴共用，一单可抵几个座位', 'To be shared: several seats of one order'),
      t('次数用完为止，退票时次数退回', 'A refund gives the time back'),
    ],
    price: 256_000,
    days: 365,
    activateWithin: 365,
    grants: { offerId: 'card-times-8', times: 8, each: 48_000 },
    points: 0,
    buysAs: 0,
    minLevel: 0,
    perMember: 3,
    art: { seed: 'card-times-8', key: 'C minor', motif: 'harmonics', mood: 'heroic' },
    fields: [],
  },
  {
    id: 'times-12',
    order: 6,
    kind: 'times',
    name: t('十二场次卡', 'Twelve-concert card'),
    lead: t('每月一场，听完一个完整的音乐季。', 'One a month: a whole season heard.'),
    gives: [
      t('十二次兑换，每次抵一个座位，票价至多 680 元', 'Twelve times a seat of up to ¥680'),
      t('激活即得 200 积分', '200 points on activation'),
      t('实名持卡，遗失可以补办', 'In your name, replaced when lost'),
    ],
    price: 498_000,
    days: 365,
    activateWithin: 365,
    grants: { offerId: 'card-times-12', times: 12, each: 68_000 },
    points: 200,
    buysAs: 0,
    minLevel: 0,
    perMember: 2,
    art: { seed: 'card-times-12', key: 'Eb major', motif: 'crescendo', mood: 'heroic' },
    fields: [
      NAME,
      MOBILE,
      field('passport', 'passport', t('护照号码', 'Passport number'), {
        hint: t('没有内地证件的听众填写。', 'For listeners without a mainland document.'),
        required: false,
        max: 9,
      }),
    ],
  },
  {
    id: 'gift-500',
    order: 7,
    kind: 'gift',
    name: t('礼品卡', 'Gift card'),
    lead: t(
      '不知道对方喜欢谁，就送一整个音乐季的可能。',
      'When you cannot guess the composer, give the whole season.',
    ),
    gives: [
      t('五次立减，每次 100 元，合计 500 元', 'Five times ¥100 off an order, ¥500 in all'),
      t('凭激活码入账，可以转送任何一位会员', 'Credited by its code, to any member you give it to'),
      t('可与优惠券、积分同时使用', 'Beside coupons and points'),
    ],
    price: 50_000,
    days: 365,
    activateWithin: 730,
    grants: { offerId: 'card-gift-500', times: 5, each: 10_000 },
    points: 0,
    buysAs: 0,
    minLevel: 0,
    perMember: 5,
    art: { seed: 'card-gift', key: 'F major', motif: 'discs', mood: 'festive', number: 5 },
    fields: [],
  },
  {
    id: 'patron',
    order: 8,
    kind: 'annual',
    name: t('知音赞助卡', 'Patron card'),
    lead: t(
      '为乐团委约新作，您的名字印在总谱的第一页。',
      'For new works: your name on the first page of the score.',
    ),
    gives: [
      t('会员专场与套票按“金声”等级购买', 'Members’ concerts and packages as a Golden Bell member'),
      t('激活即得 2,000 积分', '2,000 points on activation'),
      t('委约作品首演的排练与酒会', 'Rehearsal and reception at every first performance'),
      t('乐团总监的年度来信', 'A yearly letter from the director'),
    ],
    price: 380_000,
    days: 365,
    activateWithin: 365,
    grants: null,
    points: 2_000,
    buysAs: 5,
    minLevel: 4,
    perMember: 1,
    art: { seed: 'card-patron', key: 'Bb major', motif: 'pipes', mood: 'heroic' },
    fields: [
      NAME,
      field('residence', 'residence', t('居住证号码', 'Residence permit number'), {
        hint: t(
          '港澳台居民或外国人永久居留证件；没有可不填。',
          'For residents of Hong Kong, Macao, Taiwan or abroad; else leave it empty.',
        ),
        required: false,
        max: 18,
      }),
      MOBILE,
      field('onScore', 'text', t('总谱上的署名', 'The name on the score'), { max: 40 }),
    ],
  },
];

const everything = { families: ['seat', 'show', 'mall', 'dams'] as const };
const TIMES = cards.flatMap(({ kind, name, lead, grants }): Offer[] =>
  grants && kind === 'times'
    ? [
        {
          id: grants.offerId,
          kind: 'times',
          title: name,
          description: lead,
          cardtype: '',
          value: { by: 'times', worth: grants.each, each: grants.times },
          from: 0,
          until: ALWAYS,
          terms: { families: ['seat'] },
        },
      ]
    : [],
);

/** The discounts that activated cards put into a member's hands. */
export const cardOffers: readonly Offer[] = [
  ...TIMES,
  {
    id: 'card-gift-500',
    kind: 'coupon',
    title: { zh: '礼品卡', en: 'Gift card' },
    description: {
      zh: '每单立减 100 元，可与其他优惠同用。',
      en: '¥100 off an order, beside other discounts.',
    },
    cardtype: 'B',
    value: { by: 'sum', off: 10_000 },
    from: 0,
    until: ALWAYS,
    terms: everything,
  },
];

import type { PageName } from '#site/pages.ts';

/** What people call the pages of the site when they look for them, between commas. */
export const PAGE_WORDS: Readonly<Partial<Record<PageName, string>>> = {
  home: '首页, 主页, homepage, home page',
  index2: '日历, 乐历, 演出日历, 演出安排, calendar',
  musicale:
    '演出, 门票, 票, tickets, ticket, 演出安排, 近期演出, 演出时间表, 音乐会列表, 票价, 日历, 所有音乐会, what is on, upcoming, calendar, schedule, concerts, concert list',
  'musicale-ticketservice': '购票须知, 常见问题, 帮助, 疑问, faq, help, questions, ticket faq',
  presale: '套票, 年票, 季票, 联票, packages, subscription, season ticket',
  membercardList:
    '会员卡, 次卡, 礼品卡, 年卡, 青年卡, 送礼, 礼物, membership card, gift card, gift voucher, present',
  news: '新闻, 消息, 公告, 邮件订阅, newsletter, rss, news, announcements',
  'news-video': '动谱, 视频, videos, moving scores',
  education:
    '免费, 免费活动, 免费音乐会, free, free events, free concert, free concerts, 艺术教育, 学校, 工作坊, 课程, 亲子, 学乐器, education, schools, workshops, courses, lessons, learning',
  support: '捐款, 捐赠, 赞助, 支持, donate, donation, support us, sponsor, give',
  'support-foundation': '基金会, 捐款, 捐赠票据, foundation, donation receipt, legacy, bequest',
  'support-council': '企业赞助, 赞助, 企业合作, corporate sponsorship, sponsors, partners, council',
  'support-leyouClub': '志愿者, 义工, 乐友, 俱乐部, volunteer, volunteering, friends, join the friends',
  about: '关于我们, 乐团, about us, orchestra',
  'about-memorabilia': '历史, 大事记, history',
  'about-introduce': '乐团介绍, 简介, 历史, about the orchestra, history of the orchestra',
  'about-member': '音乐总监, 首席, 指挥, 团长, music director, concertmaster, conductor, principals',
  'about-member-list': '乐手, 演奏员, 乐团成员, 声部, 小提琴, players, musicians, violin section',
  'about-sso': '商店, 唱片, 纪念品, 周边, 礼物, shop, cds, merchandise, records, souvenirs',
  'about-annualreport': '年报, 年度报告, 财务, 审计, annual report, accounts, finances',
  huntunpi:
    '音乐厅, 声学, 音响, 座位数, 管风琴, 参观音乐厅, acoustics, capacity, hall, organ, how many seats',
  museum: '博物馆, 展览, 参观, 博物馆开放时间, museum, exhibition, visit',
  map: '地址, 在哪里, 音乐厅在哪里, 在哪, 怎么去, 交通, 路线, 导航, 打车, 自行车, address, location, directions, how to get there, taxi, bicycle, where is the hall, 酒店, 住宿, hotel, hotels, accommodation',
  contactUs:
    '联系我们, 客服, 电话, 客服电话, 投诉, 建议, 采访, 媒体, 场租, 租场, 参观, 导览, 团体, contact, phone number, customer service, complaint, feedback, press, venue hire, hire, guided tour, email address',
  joinUs:
    '招聘, 工作, 职位, 招考, 实习, 加入我们, jobs, careers, vacancies, auditions, internship, work for us',
  club: '会员, 入会, 会员权益, 等级, 会员等级, 积分, 会员折扣, membership, member benefits, levels, loyalty, become a member, points, member discount',
  'club-level': '会员等级, 等级, 升级, levels, tiers',
  'club-rights': '会员权益, 权益, member benefits, benefits',
  'club-question': '会员问题, membership questions',
  digitalhall:
    '数字音乐厅, 直播, 回放, 在线观看, 线上音乐会, live stream, livestream, streaming, watch online, on demand, online concert, digital hall',
  'digitalhall2-live': '直播, 线上直播, live stream, livestream, live',
  'digitalhall2-course': '大师课, 网课, 线上课程, masterclass, online course',
  'digitalhall2-askartist': '问艺术家, 提问, ask an artist',
  legalNotice:
    '隐私, 隐私政策, 条款, 使用条款, 法律, privacy, privacy policy, terms, terms and conditions, cookies, imprint, accessibility statement',
};

export interface Action {
  readonly id: string;
  readonly link: string;
  /** What the site calls it. */
  readonly title: string;
  readonly text: readonly [zh: string, en: string];
  readonly asked: string;
}
/** What one does with an account: pages behind the sign-in, by what they are called in everyday words. */
export const ACTIONS: readonly Action[] = [
  {
    id: 'sign-in',
    link: 'login',
    title: 'page.login',
    text: ['用手机号或邮箱登录。', 'With a mobile number or an e-mail address.'],
    asked: '登录, 登陆, 登不上, 账号, 帐号, sign in, log in, login, account',
  },
  {
    id: 'register',
    link: 'register',
    title: 'page.register',
    text: ['建立账号，成为会员。', 'Make an account and become a member.'],
    asked:
      '注册, 新用户, 开通账号, 入会, 加入会员, sign up, register, create account, new account, become a member',
  },
  {
    id: 'reset-password',
    link: 'findpwd',
    title: 'page.findpwd',
    text: [
      '忘记密码时，用手机号或邮箱重设。',
      'Set a new password by telephone or e-mail when the old one is forgotten.',
    ],
    asked:
      '忘记密码, 找回密码, 重置密码, 密码, forgot password, forgotten password, reset password, password',
  },
  {
    id: 'my-orders',
    link: 'user?ind=orders',
    title: 'ui.user.nav.orders',
    text: [
      '查看、付款、退票、换票与发票。登录后可见。',
      'To look at, pay, return or exchange. After signing in.',
    ],
    asked:
      '我的订单, 订单, 查订单, 订单查询, 购票记录, my orders, orders, order history, my bookings, order status',
  },
  {
    id: 'my-tickets',
    link: 'user?ind=tickets',
    title: 'ui.user.nav.tickets',
    text: [
      '入场的二维码，没有网络也能打开。登录后可见。',
      'Codes for the door, which open without a connection too. After signing in.',
    ],
    asked:
      '我的票, 票夹, 电子票夹, 电子票, 我的电子票, 票在哪里, 我的门票, my tickets, wallet, find my tickets, where are my tickets, e-tickets',
  },
  {
    id: 'my-coupons',
    link: 'user?ind=coupon',
    title: 'ui.discount.wallet.title',
    text: ['可用、已用与过期的券。登录后可见。', 'Those to use, used and expired. After signing in.'],
    asked:
      '优惠券, 我的优惠券, 代金券, 兑换券, 券, 生日, 生日优惠, birthday offer, birthday, coupons, my coupons, vouchers, voucher',
  },
  {
    id: 'my-points',
    link: 'user?ind=points',
    title: 'ui.user.nav.points',
    text: [
      '余额、明细与到期的日子。登录后可见。',
      'Balance, entries, and when they expire. After signing in.',
    ],
    asked: '我的积分, 积分, 积分余额, 积分查询, points, my points, points balance',
  },
  {
    id: 'my-cards',
    link: 'user?ind=card',
    title: 'ui.user.nav.card',
    text: ['激活、余次与有效期。登录后可见。', 'Activation, uses left, and until when. After signing in.'],
    asked:
      '我的卡, 激活会员卡, 激活, 次卡余额, 礼品卡余额, 卡余额, 卡丢了, my cards, activate card, card balance, gift card balance, lost my card',
  },
  {
    id: 'favourites',
    link: 'user?ind=favorite',
    title: 'ui.user.nav.favorite',
    text: [
      '收藏的音乐会、文章与录音。登录后可见。',
      'Concerts, articles and recordings that you kept. After signing in.',
    ],
    asked: '收藏, 我的收藏, favourites, favorites, saved, wishlist',
  },
  {
    id: 'security',
    link: 'user?ind=security',
    title: 'ui.user.nav.security',
    text: [
      '修改密码、手机号与邮箱，查看设备，注销账号。登录后可见。',
      'Change password, telephone and e-mail, see devices, close the account. After signing in.',
    ],
    asked:
      '修改密码, 改密码, 换手机号, 改手机号, 换绑手机, 修改邮箱, 注销账号, 退出登录, change password, change phone number, change email, delete account, close account, sign out, log out, devices',
  },
  {
    id: 'profile',
    link: 'user?ind=info',
    title: 'ui.user.nav.info',
    text: ['姓名、生日、头像与语言。登录后可见。', 'Name, birthday, picture and language. After signing in.'],
    asked:
      '个人资料, 个人信息, 用户中心, 个人中心, 账户, 头像, my account, profile, my details, update details',
  },
  {
    id: 'addresses',
    link: 'user?ind=address',
    title: 'ui.user.nav.address',
    text: ['快递寄到哪里。登录后可见。', 'Where couriers go. After signing in.'],
    asked:
      '收货地址, 地址管理, 修改地址, 送货地址, addresses, delivery address, shipping address, change address',
  },
  {
    id: 'certificates',
    link: 'user?ind=certification',
    title: 'ui.user.nav.certification',
    text: [
      '实名场次用的姓名与证件。登录后可见。',
      'Names and documents for concerts with named tickets. After signing in.',
    ],
    asked:
      '实名, 实名制, 实名认证, 证件, 身份证, 护照, 观演人, real name, named tickets, id card, passport, documents',
  },
];

import { LEVEL_MONTHS } from '#domain/rules/terms.ts';

/** Ways to a seat that is not simply on sale: members' concerts and the line for what is sold out. */
export default {
  share: {
    qr: '“{{title}}”的二维码',
    text: '用微信扫一扫，在手机上打开这场音乐会，再转给朋友。',
    copyLink: '复制链接',
  },
  members: {
    from: '会员专场，“{{level}}”及以上等级可购。',
    yours: '您的等级可以购买。',
    now: '您目前为“{{level}}”。',
    how: `${LEVEL_MONTHS} 个月内消费满{{from}}升至这一等级；持{{card}}（{{price}}）也可以购买。`,
    card: '看看{{card}}',
    club: '了解会员等级与年卡',
  },
  instead: {
    title: '还有座位的场次',
    same: '同一套曲目',
    artist: '也由{{artist}}演出',
  },
  line: {
    title: '候补',
    lead: '有人退票，座位按加入候补的先后保留给下一位{{minutes}}分钟，并发送消息通知。',
    count_other: '{{count}}人正在候补。',
    none: '还没有人候补。',
    quantity: '最多几张',
    seats_other: '{{count}}张',
    join: '加入候补',
    signIn: '登录后候补',
    place_other: '您排在第{{place}}位，最多{{count}}张。',
    next_other: '下一个就是您，最多{{count}}张。',
    leave: '退出候补',
    left: '已退出候补',
    joined: '已加入候补',
    offered: '座位已为您保留到{{until}}。',
    pay: '去付款',
    lapsed: '为您保留的座位已经过时，没有付款。可以重新候补，从队尾开始。',
    again: '重新候补',
    mine: '我的候补',
    waits: '第{{place}}位',
    toConcert: '音乐会页面',
  },
} as const;

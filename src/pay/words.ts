import type { GatewayCode } from '#domain/contract/order.ts';
import type { LinkedOrder } from '#domain/contract/pay-link.ts';
import type { Locale } from '#site/tree.ts';

const zh = {
  title: '付款',
  other: 'English',
  lead: '这些座位已保留。付款后门票会发给预订的人，也可凭订单到票房领取。',
  seats: '座位',
  when: '时间',
  hall: '地点',
  total: '应付',
  until: '保留到',
  ways: {
    aliPay: '支付宝',
    wxAppPay: '微信支付',
    unionPay: '银联',
    card: '银行卡',
    desk: '票房',
  } satisfies Record<GatewayCode, string>,
  how: '选择付款方式',
  scan: '请用微信扫码付款。付好后这一页会自己更新。',
  open: '在这台设备上付款',
  check: '我已付款，查一下',
  state: {
    open: '',
    underWay: '有人正在付款。如果是您，付好后这一页会自己更新；也可以重新选择付款方式。',
    paid: '已付款，谢谢。门票已发给预订的人。',
    ended: '保留时间已过，或订单已取消：这个链接不能再付款。请联系票房。',
  } satisfies Record<LinkedOrder['state'], string>,
  unknown: '这个链接不完整，或不是我们发出的。请对照短信或邮件再打开一次。',
  offline: '没有网络，或服务器没有答复。',
  retry: '重试',
};
const en: typeof zh = {
  title: 'Pay',
  other: '中文',
  lead: 'These seats are held. Once they are paid for, the tickets go to whoever booked them; the box office has them, too.',
  seats: 'Seats',
  when: 'When',
  hall: 'Where',
  total: 'To pay',
  until: 'Held until',
  ways: {
    aliPay: 'Alipay',
    wxAppPay: 'WeChat Pay',
    unionPay: 'UnionPay',
    card: 'Card',
    desk: 'Box office',
  },
  how: 'How would you like to pay?',
  scan: 'Scan the code with WeChat. This page follows by itself.',
  open: 'Pay on this device',
  check: 'I have paid: look again',
  state: {
    open: '',
    underWay:
      'Somebody has begun to pay. If it was you, this page follows by itself; you may also choose another way.',
    paid: 'Paid. Thank you: the tickets are on their way to whoever booked them.',
    ended:
      'The seats are not held any more, or the order was cancelled. This link cannot be paid; please ask the box office.',
  },
  unknown: 'This link is incomplete, or not one of ours. Please open it from the message once more.',
  offline: 'No network, or the server does not answer.',
  retry: 'Try again',
};
export const WORDS: Readonly<Record<Locale, typeof zh>> = { 'zh-CN': zh, 'en-US': en };

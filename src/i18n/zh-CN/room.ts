import { CALLED_MINUTES, INSIDE_MINUTES } from '#domain/rules/terms.ts';

export default {
  name: '等候室',
  early: {
    title: '开票时抽签，先到后到一样。',
    lead: '{{time}} 开票时，在场的人一起抽签排定先后；之后来的接在后面。',
    left: '距开票',
    here_other: '等候室里有 {{count}} 位，您的签号是 {{lot}}。',
  },
  waiting: {
    before: '在您前面',
    people_other: '位',
    next: '下一位就是您。',
    place: '您是第 {{place}} 位，等候室里共有 {{count}} 位。',
    minutes_other: '按现在的速度，大约还要 {{count}} 分钟。',
    unknown: '还说不准要等多久，有把握时告诉您。',
    full: '此刻没有空座，所以暂不放人入场。未付款的座位到时会放出来，您的位置一直保留。',
  },
  called: { title: '轮到您了。', text: '正在打开座位图。', until: '请在 {{time}} 前回到这一页选座。' },
  lapsed: {
    title: '轮到您时，您不在。',
    text: '您的位置保留到 {{time}}，现在已经过了。可以重新排在最后。',
  },
  over: {
    title: '选座时间到了。',
    text: `每位有 ${INSIDE_MINUTES} 分钟选座，您的到 {{time}} 为止。已下的订单不受影响；还要选座，请重新排队。`,
  },
  again: '重新排队',
  keep: `可以关掉这一页：位置按会员保留，换一台设备登录也在。轮到您后有 ${CALLED_MINUTES} 分钟可以入场。`,
  leave: '不等了',
  left: '您已离开等候室。',
  lost: '暂时连不上，您的位置仍然保留。',
  said: {
    early_other: '您在等候室里，签号 {{lot}}，共有 {{count}} 位。',
    waiting_other: '在您前面还有 {{count}} 位。',
  },
  tab: { waiting_other: '前面 {{count}} 位', called: '轮到您了' },
  draw: {
    title: '怎样核对抽签',
    text: '把种子、冒号与签号连成一串，按它的 SHA-256 从小到大排列。种子在第一位到来之前已经定下，下面是它的 SHA-256；开票后公布种子本身。',
    seal: '种子的 SHA-256',
    seed: '种子',
    drawn_other: '参加抽签的签号：1 至 {{count}}。您的签号：{{lot}}。',
  },
};

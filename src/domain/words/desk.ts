import type { ScanResult } from '../contract/door.ts';
import type { PaymentState } from '../rules/payment.ts';
import type { Bilingual } from '../text.ts';

/** An order's status as the office says it; the specification's own code where there is no word. */
export const statusSaid = (status: string): Bilingual => STATUS[status] ?? { zh: status, en: status };
const STATUS: Readonly<Record<string, Bilingual>> = {
  new: { zh: '待确认', en: 'to be confirmed' },
  new_locked: { zh: '待确认', en: 'to be confirmed' },
  paid_uncheck: { zh: '付款核对中', en: 'payment being checked' },
  paid_certain: { zh: '出票中', en: 'tickets being made' },
  paid_return_cert: { zh: '退款处理中', en: 'refund under way' },
  paid_return_fail: { zh: '退款异常', en: 'refund went wrong' },
  new_confirm: { zh: '待付款', en: 'to be paid' },
  cancel_user: { zh: '已取消', en: 'cancelled' },
  cancel_sys: { zh: '已取消', en: 'cancelled' },
  cancel_timeout: { zh: '已超时', en: 'ran out' },
  paid_success: { zh: '已付款', en: 'paid' },
  paid_failure: { zh: '付款异常', en: 'payment went wrong' },
  paid_return_succ: { zh: '已退款', en: 'refunded' },
  part_returned: { zh: '部分退票', en: 'part returned' },
  refund_sent: { zh: '退款已发出', en: 'refund sent' },
  seat_moved: { zh: '换座', en: 'seat moved' },
};

export const PAYMENT_STATE: Readonly<Record<PaymentState, Bilingual>> = {
  started: { zh: '已开始', en: 'begun' },
  unknown: { zh: '结果未知', en: 'nobody knows' },
  declined: { zh: '被拒', en: 'declined' },
  closed: { zh: '已关闭', en: 'closed' },
  paid: { zh: '已付', en: 'paid' },
  wrong: { zh: '金额不符', en: 'not the sum' },
  extra: { zh: '多付', en: 'not needed' },
};

/** What the office did, as its record says it; the command's own word where there is none. */
export const actSaid = (command: string): Bilingual => ACT[command] ?? { zh: command, en: command };
const ACT: Readonly<Record<string, Bilingual>> = {
  resend: { zh: '再发门票', en: 'tickets sent again' },
  note: { zh: '备注', en: 'note' },
  letters: { zh: '重发信件', en: 'letters sent again' },
  questions: { zh: '观众提问', en: 'question to an artist' },
  sell: { zh: '窗口售票', en: 'sold at the counter' },
  drawer: { zh: '钱箱', en: 'drawer' },
  paid: { zh: '收款', en: 'money taken' },
  keep: { zh: '改保留时间', en: 'kept until another time' },
  'let-go': { zh: '不再保留', en: 'seats given up' },
  refund: { zh: '退款', en: 'refund' },
  exchange: { zh: '换场', en: 'exchange' },
  invoice: { zh: '发票', en: 'invoice' },
  'move-seat': { zh: '换座', en: 'seat moved' },
  hold: { zh: '保留座位', en: 'seats held back' },
  release: { zh: '放回销售', en: 'seats given to the sale' },
  comp: { zh: '赠票', en: 'complimentary' },
  'cancel-evening': { zh: '取消场次', en: 'evening cancelled' },
  'move-evening': { zh: '改期', en: 'evening moved' },
  undo: { zh: '撤销', en: 'undone' },
  'report-mails': { zh: '定时报表', en: 'reports by mail' },
  sweep: { zh: '到期删除', en: 'old details cut' },
  staff: { zh: '同事', en: 'colleagues' },
  text: { zh: '新闻与横幅', en: 'news and banners' },
  season: { zh: '音乐季', en: 'season' },
  'revoke-device': { zh: '停用设备', en: 'device out of use' },
};

/** What a door said of a ticket, as the office reads it afterwards. */
export const SCAN_SAID: Readonly<Record<ScanResult, Bilingual>> = {
  admitted: { zh: '入场', en: 'let in' },
  seen: { zh: '已入场，未再放行', en: 'was in before' },
  'other-evening': { zh: '不是这一场', en: 'of another evening' },
  void: { zh: '票已失效', en: 'no longer valid' },
  forged: { zh: '假票', en: 'forged' },
  unknown: { zh: '认不出', en: 'not readable' },
  'wrong-door': { zh: '请走另一个门', en: 'sent to another door' },
  left: { zh: '离场', en: 'out for a while' },
  undone: { zh: '入场已撤销', en: 'entry taken back' },
};

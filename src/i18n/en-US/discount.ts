import { POINTS_STEP } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/discount.ts';

export default {
  group: {
    points: 'Points',
    promotion: 'Promotions',
    voucher: 'Vouchers',
    coupon: 'Coupons and codes',
    times: 'Times card',
    pack: 'Ticket packs',
    member: 'Member discount',
  },
  row: {
    choose: 'Choose',
    none: 'None available',
    done: 'Done',
    doneWith: 'Done, {{amount}} off',
  },
  saved: 'You save',
  none: {
    points: 'Points discount is unavailable.',
    coupon: 'No available coupon.',
    voucher: 'No available voucher.',
    promotion: 'No available promotion.',
    times: 'No available times-card exchange.',
    member: 'No available member discount.',
    pack: 'This ticket-pack activity is currently unavailable.',
    entry: 'This coupon is currently unavailable.',
  },
  entry: {
    takes: 'In use, {{amount}} off this order',
    would: '{{amount}} off this order',
    left: '{{left}}×',
    of: 'left of {{total}}',
    each: 'Up to {{amount}} in one order',
    until: 'Until {{date}}',
  },
  member: { none: 'No member discount' },
  code: {
    label: 'Coupon code',
    placeholder: 'Enter a code',
    submit: 'Apply',
    busy: 'Checking',
    empty: 'Please enter a code.',
  },
  points: {
    label: 'Points to use',
    value: '{{n}} points, {{amount}} off',
    confirm: 'Use them, {{amount}} off',
    stop: 'Use no points',
    notYet: 'Nothing is taken off until you confirm.',
    rule: `{{balance}} points available, ${POINTS_STEP} points for {{worth}}, in multiples of ${POINTS_STEP}. At least {{min}} an order, at most {{max}} for this one.`,
  },
  best: {
    name: 'Use the best set',
    text: 'Save another {{amount}}',
  },
  wallet: {
    title: 'My coupons',
    tabs: 'Coupons by state',
    usable: 'Usable',
    used: 'Used',
    expired: 'Expired',
    kind: { coupon: 'Coupon', voucher: 'Voucher', times: 'Times card' },
    from: 'From {{date}}',
    empty: 'No coupons here',
    emptyText: 'Coupons are chosen when you confirm an order; codes are entered there too.',
    concerts: 'See the concerts',
  },
  said: {
    off: '{{off}} off in all.',
    now: '{{off}} off in all; {{total}} to pay now.',
    reverted: '{{name}} could not be changed; your earlier choice stands.',
    redeemed: 'You have a new coupon: {{name}}.',
  },
} satisfies English<typeof zh>;

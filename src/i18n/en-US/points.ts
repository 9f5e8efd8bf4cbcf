import { POINTS_STEP } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/points.ts';

export default {
  lead: `Where every point came from and where it went. ${POINTS_STEP} points are worth {{worth}}.`,
  now: 'points to spend',
  sum: {
    label: 'How the balance comes about',
    gained: 'Credited',
    given: 'Used or taken back',
    lapsed: 'Expired',
    balance: 'Balance',
    reserved: 'Kept for unpaid orders',
    points: 'To spend',
  },
  coming: {
    title: 'On their way',
    text: 'Credited when an order can no longer be returned free of charge.',
    at: 'Credited on {{date}}',
  },
  expiring: {
    title: 'When they expire',
    none: 'No points are going to expire.',
    at: 'Expire on {{date}}',
    lasting: 'Never expire',
  },
  reserved: {
    title: 'Kept for unpaid orders',
    text: 'Used when you pay; yours again if you cancel.',
    order: 'An unpaid order',
  },
  count: '{{points}} points',
  ledger: 'Every entry',
  filter: 'Entries by direction',
  ways: { all: 'All', in: 'Gained', out: 'Gone' },
  reason: {
    order: 'Earned by an order',
    card: 'Membership card activated',
    birthday: 'Birthday present',
    unspend: 'Used points given back',
    spend: 'Used for an order',
    refund: 'Taken back with a refund',
    exchange: 'Exchanged',
    lapse: 'Expired',
    other: 'Correction',
  },
  state: {
    pending: 'On its way, credited on {{date}}',
    open: 'To spend, expires on {{date}}',
    openPart: '{{left}} of these to spend, expiring on {{date}}',
    lasting: 'To spend',
    lastingPart: '{{left}} of these to spend',
    spent: 'All used',
    lapsed: 'The rest expired on {{date}}',
  },
  empty: 'No points yet',
  emptyText: 'They appear here once an order is paid.',
  emptyWay: 'Nothing of this kind yet',
  total_one: 'One entry',
  total_other: '{{count}} entries',
} satisfies English<typeof zh>;

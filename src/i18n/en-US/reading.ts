import type { English } from '../types.ts';
import type zh from '../zh-CN/reading.ts';

/** What there is to read further down the page of a concert; it comes with that part. */
export default {
  notes: 'About the music',
  artists: 'Artists',
  rules: 'Before you book',
  allRules: 'All about tickets',
  visit: 'The hall and how to get there',
  relatedNow: 'You can hear soon',
  related: 'In the same season',
  news: 'In the news',
  all: 'All concerts',
  toHear: 'Listen before you come',
  refund: {
    title: 'Refunds',
    lead: 'Know this before you pay: the fee depends on how long before the concert you ask.',
    table: 'Refund fees',
    when: 'When you ask',
    fee: 'Fee',
    until: 'Until {{date}}',
    after: 'After that',
    free: 'No fee',
    none: 'No refund',
    percent: '{{n}}% of the ticket price',
    cancelled: 'If a concert is cancelled, everything is refunded, whenever you ask.',
  },
  travel: {
    metro: 'Metro',
    phone: 'Box office',
    doors: 'Doors',
    doorsText:
      'Doors open {{minutes}} minutes before the concert. Latecomers are seated by the ushers at a suitable break.',
    access: 'Access',
  },
} satisfies English<typeof zh>;

import type { English } from '../types.ts';
import type zh from '../zh-CN/cardfacts.ts';

export default {
  validity: 'Validity',
  issued: 'Issued',
  activated: 'Activated',
  activateBy: 'To be activated by {{date}}',
  until: 'Good until',
  fromActivation: 'Counts from its activation',
  left: 'Times left',
  leftOf: '{{left}} of {{times}}',
  gives: 'What it gives',
  uses: 'What it was used for',
  used_one: 'Used once',
  used_other: 'Used {{count}} times',
  unused: 'Not used yet',
  times_one: 'Once',
  times_other: '{{count}} times',
  waiting: 'awaiting payment',
} satisfies English<typeof zh>;

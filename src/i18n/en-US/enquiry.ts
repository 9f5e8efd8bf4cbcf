import { MESSAGE_DAYS } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/enquiry.ts';

export default {
  name: 'Your name',
  email: 'E-mail',
  mobile: 'Mobile number',
  either: 'E-mail or mobile: one of them will do.',
  note: 'What else should we know?',
  noteHintGift: 'What you would like to support, for example, by name or anonymously.',
  noteHint: 'Dates that suit you, for example, or a wheelchair space.',
  agree: `The orchestra may keep this in order to answer me; it is deleted after ${MESSAGE_DAYS} days.`,
  privacy: 'Privacy policy',
  send: 'Send',
  sending: 'Sending',
  trap: 'Please leave empty',
  error: {
    name: 'Please tell us your name.',
    emailEmpty: 'Please give an e-mail address: our answer goes there.',
    email: 'That is not an e-mail address.',
    mobile: 'Check the number and the country chosen beside it.',
    agree: 'Please agree to our keeping this.',
    long: 'That is too long. Please shorten it a little.',
    again: 'It was not sent. Everything that you wrote is still here; please try again.',
  },
  done: {
    title: 'It has arrived. Thank you',
    text: 'Your reference is {{reference}}. {{department}} will answer by e-mail within {{days}} working days.',
    keep: 'Please keep the reference, and quote it when you ring us.',
    more: 'Write another',
  },
} satisfies English<typeof zh>;

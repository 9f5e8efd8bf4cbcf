import { MESSAGE_DAYS } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/contact.ts';

export default {
  title: 'Contact us',
  lead: 'Someone answers every letter. If it is urgent, please ring.',
  hours: 'daily {{hours}}',
  departments: 'Whom to ask',
  person: 'With {{name}}',
  write: 'Write to {{name}}',
  form: {
    title: 'Write to us',
    lead: 'We answer by e-mail on working days. Please give no document or card numbers.',
    topic: 'What is it about',
    topicChoose: 'Please choose',
    message: 'Your message',
    messageHint: 'If it concerns an order, please give its number.',
    agree: `I agree that the orchestra keeps this letter to answer it, and deletes it after ${MESSAGE_DAYS} days.`,
  },
  error: {
    topic: 'Please choose what it is about.',
    message: 'Please write at least {{min}} characters, so that we know what you need.',
    agree: 'Please agree that we keep the letter.',
  },
  done: {
    title: 'Your letter has arrived, thank you',
    text_one: '{{department}} will answer by e-mail within {{count}} working day.',
    text_other: '{{department}} will answer by e-mail within {{count}} working days.',
    keep: 'Please keep the number above and quote it if you ring.',
  },
  join: {
    title: 'Join us',
    steps: 'How an audition goes',
    kind: {
      player: 'Players',
      academy: 'The academy',
      staff: 'Staff',
      volunteer: 'Volunteers',
    },
    none: 'There are no vacancies now',
    noneText: 'New ones are announced here first.',
    places_one: '{{count}} place',
    places_other: '{{count}} places',
    closes: 'until {{date}}',
    audition: 'Audition {{date}}',
    needs: 'What we ask for',
    list: 'Repertoire',
    apply: 'Apply',
    terms: 'Good to know',
  },
} satisfies English<typeof zh>;

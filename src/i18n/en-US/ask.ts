import type { English } from '../types.ts';
import type zh from '../zh-CN/ask.ts';

export default {
  title: 'Ask an artist',
  lead: 'One question, five hundred characters. The artists choose; your account tells you when one is answered.',
  empty: 'No artist is answering at the moment',
  answered_one: '{{count}} question answered',
  answered_other: '{{count}} questions answered',
  mine: 'What I asked',
  others: 'What others asked',
  none: 'Nobody has asked yet. Be the first.',
  titles: 'Hear {{name}}',
  to: 'To {{name}}',
  state: { waiting: 'Waiting', answered: 'Answered', declined: 'Not answered' },
  waitingText: 'Your question has arrived; the answer will stand here.',
  label: 'Ask {{name}}',
  hint: 'Text alone: links are not shown as links. Five questions a day at most.',
  missing: 'Please write your question first.',
  send: 'Send the question',
  sendSignIn: 'Sign in and send',
  sent: 'Your question has arrived.',
  unknown: 'There is no such artist',
  unknownText: 'The number in the link does not exist, or the artist answers no more.',
  all: 'See who answers',
} satisfies English<typeof zh>;

import { CALLED_MINUTES, INSIDE_MINUTES } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/room.ts';

export default {
  name: 'Waiting room',
  early: {
    title: 'Lots are drawn when the sale opens. Coming first is no advantage.',
    lead: 'At {{time}} everyone who is here is drawn into an order; whoever comes later follows.',
    left: 'Sale opens in',
    here_one: 'You are the only one here. Your lot is {{lot}}.',
    here_other: '{{count}} people are here. Your lot is {{lot}}.',
  },
  waiting: {
    before: 'Before you',
    people_one: 'person',
    people_other: 'people',
    next: 'You are next.',
    place: 'You are number {{place}}; {{count}} are waiting in all.',
    minutes_one: 'At the present pace, about a minute.',
    minutes_other: 'At the present pace, about {{count}} minutes.',
    unknown: 'How long it takes cannot be said yet. We will tell you when it can.',
    full: 'No seat is free at this moment, so nobody is let in. Seats that are not paid for come back, and you keep your place.',
  },
  called: {
    title: 'It is your turn.',
    text: 'Opening the seat plan.',
    until: 'Please come back to this page by {{time}} to choose your seats.',
  },
  lapsed: {
    title: 'Your turn came while you were away.',
    text: 'It was kept for you until {{time}}, and that has passed. You can join again at the end.',
  },
  over: {
    title: 'Your time to choose has run out.',
    text: `Everyone has ${INSIDE_MINUTES} minutes to choose; yours ended at {{time}}. An order that you made stands. To choose more seats, please join again.`,
  },
  again: 'Join again',
  keep: `You may close this page: the place is your own, on any device that you sign in on. When it is your turn, you have ${CALLED_MINUTES} minutes to come in.`,
  leave: 'Leave the waiting room',
  left: 'You have left the waiting room.',
  lost: 'We cannot reach the box office just now. Your place is kept.',
  said: {
    early_one: 'You are in the waiting room with lot {{lot}}, and the only one so far.',
    early_other: 'You are in the waiting room with lot {{lot}}, one of {{count}}.',
    waiting_one: 'There is one person before you.',
    waiting_other: 'There are {{count}} people before you.',
  },
  tab: {
    waiting_one: '{{count}} before you',
    waiting_other: '{{count}} before you',
    called: 'It is your turn',
  },
  draw: {
    title: 'How to check the draw',
    text: 'Lots stand in the order of SHA-256(seed:lot). The seed was fixed before anybody came; this is its SHA-256. The seed itself is shown once the sale is open.',
    seal: 'SHA-256 of the seed',
    seed: 'Seed',
    drawn_one: 'One lot was drawn. Yours: {{lot}}.',
    drawn_other: 'Lots 1 to {{count}} were drawn. Yours: {{lot}}.',
  },
} satisfies English<typeof zh>;

import { LEVEL_MONTHS } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/ways.ts';

export default {
  share: {
    qr: 'QR code for {{title}}',
    text: 'Scan it with WeChat or a camera to open this concert on your phone, and send it on from there.',
    copyLink: 'Copy the link',
  },
  members: {
    from: 'A members’ concert, open from level “{{level}}”.',
    yours: 'Your level may book.',
    now: 'You are at “{{level}}”.',
    how: `You reach that level with {{from}} spent in ${LEVEL_MONTHS} months; the card “{{card}}” ({{price}}) opens it too.`,
    card: 'See the card “{{card}}”',
    club: 'About levels and year cards',
  },
  instead: {
    title: 'Dates with seats',
    same: 'The same programme',
    artist: 'Also with {{artist}}',
  },
  line: {
    title: 'Waiting list',
    lead: 'When a ticket comes back, it is held for {{minutes}} minutes for whoever joined first, and we send a message.',
    count_one: '{{count}} person is waiting.',
    count_other: '{{count}} people are waiting.',
    none: 'Nobody is waiting yet.',
    quantity: 'Seats at most',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    join: 'Join the waiting list',
    signIn: 'Sign in to join the waiting list',
    place_one: 'You are number {{place}} in the line, for {{count}} seat.',
    place_other: 'You are number {{place}} in the line, for up to {{count}} seats.',
    next_one: 'You are next, for {{count}} seat.',
    next_other: 'You are next, for up to {{count}} seats.',
    leave: 'Leave the waiting list',
    left: 'You have left the waiting list',
    joined: 'You are on the waiting list',
    offered: 'Seats are held for you until {{until}}.',
    pay: 'Pay now',
    lapsed: 'The seats held for you were not paid for in time. You can join again, at the end of the line.',
    again: 'Join again',
    mine: 'Waiting lists',
    waits: 'Number {{place}}',
    toConcert: 'The concert’s page',
  },
} satisfies English<typeof zh>;

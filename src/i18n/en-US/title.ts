import { TRIAL_MINUTES } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/title.ts';

export default {
  aside: 'How to listen, and more',
  kind: { film: 'Film', sound: 'Sound', talk: 'Talk' },
  released: 'Out since {{date}}',
  notes: 'Notes',
  people: 'Artists',
  tab: { programme: 'Programme', notes: 'Notes', people: 'Artists', made: 'How it was made' },
  programme: {
    title: 'Programme',
    score: 'Score follows',
    silent: 'Not included',
    readings_one: 'The one recording of it here',
    readings_other: 'All {{count}} recordings of it here',
  },
  year: { programme: 'Programme of the evening' },
  chief: { hand: 'From the conductor’s hand' },
  album: { tracks: 'Tracks', booklet: 'Booklet' },
  lessons: {
    title_one: '{{count}} lesson',
    title_other: '{{count}} lessons',
    works: 'Works that it uses',
  },
  evenings: {
    next: 'Next in the hall',
    title: 'Hear it in the hall',
    seats: 'See the seats',
  },
  credits: { heading: 'What you hear' },
  access: {
    title: 'How to listen',
    none: `The first ${TRIAL_MINUTES} minutes and the trailer are for everyone`,
    noneText:
      'To hear all of it there are these ways. What you buy stays yours; membership opens everything while it lasts.',
    all: 'Every title, while it lasts',
    this: 'This one, for good',
    upwards: 'and up',
    join: 'Become a member',
    buy: 'Buy',
    have: 'Bought it already, or a member?',
    signIn: 'Sign in to listen',
    from: 'It can be heard from {{date}}.',
    toOpen: 'Yours, and not opened yet',
    open: 'Open it in “My digital hall”',
    grant: {
      free: 'Free, all of it',
      bought: 'Yours: you bought it',
      membership: 'Open to you as a member',
      gift: 'Yours: it was given to you',
    },
    why: {
      free: 'No sign-in, no payment. Signed in, you can go on listening on another device.',
      bought: 'It stays in your library, on every device that you sign in on.',
      membership: 'At any time until your membership ends; after that your place in it is kept.',
      gift: 'It is in your library, on every device that you sign in on.',
    },
    state: {
      unreleased: 'Not out yet',
      withdrawn: 'Withdrawn',
      region: 'Not to be played in your region',
      postponed: 'Put off',
      cancelled: 'Cancelled',
      unrendered: 'The sound is not ready yet',
    },
    next: {
      unreleased: 'Press the heart, and you will find it in your account when it is out.',
      withdrawn:
        'If you bought it and have not opened it, return it in your account. If you have, write to the box office.',
      region: 'The owner of the rights wants it so. The evenings in the hall know no such border.',
      postponed: 'Reminders that you have set move with it.',
      cancelled: 'Whoever bought it is paid back without asking.',
      unrendered: 'The notes and the programme are here to read; below are titles that can be heard.',
    },
  },
  unknown: {
    title: 'There is no such title',
    text: 'The number in the link does not exist, or has moved.',
    hall: 'Back to the digital hall',
    seasons: 'Look at the seasons',
  },
} satisfies English<typeof zh>;

import { LEVEL_MONTHS } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/club.ts';

export default {
  title: 'Member Club',
  tabs: {
    label: 'Member Club',
    mode: 'How it works',
    level: 'Levels',
    rights: 'Rights',
    question: 'Questions',
  },
  levels: {
    title: 'Six levels',
    joining: 'from the first day',
    year: 'spent in a year',
    here: 'You are here',
  },
  standing: {
    more: '{{sum}} more and you rise to {{name}}',
    spent: `{{sum}} spent in the last ${LEVEL_MONTHS} months`,
    top: 'You are at the highest level. Thank you for all your listening.',
    see: 'Details',
    guest: 'Sign in to see your level, and how far it is to the next.',
    signIn: 'Sign in',
    join: 'Join, free of charge',
    failed: 'Your level cannot be read just now. Please look again later.',
  },
  rights: {
    title: 'What each level gives',
    right: 'Right',
    all: 'All six levels',
    pair: 'Two side by side',
    left: 'Level on the left',
    other: 'Level on the right',
    view: 'View',
    yes: 'Yes',
    no: 'No',
    caption: 'Rights by level',
  },
  example: { points: '{{points}} points, worth {{worth}}', total: '{{sum}} in all' },
  year: {
    title: 'Reckon your own year',
    concerts: 'Concerts a year',
    price: 'Tickets for one evening (two people)',
    result: 'With {{sum}} a year you are at {{name}}, and earn about {{points}} points, worth {{worth}}.',
    times: '{{count}} concerts',
  },
  steps: { title: 'How to join', cards: 'See the membership cards' },
  growth: { title: 'What counts towards a level' },
  questions: {
    title: 'Questions',
    all: 'All questions',
    none: 'There are no questions yet.',
    failed: 'The answer has not loaded.',
  },
  more: 'Read more',
  cards: {
    title: 'Membership cards',
    text: 'Year cards, times-cards and gift cards are sold here, and activated in your account.',
    elsewhere:
      'Membership cards are sold on the Chinese desktop site. A card that you hold is activated and looked after here, in your account.',
    buy: 'See the cards',
    go: 'Buy on the Chinese site',
    mine: 'My cards',
  },
  friends: {
    title: 'Would you like to do more?',
    text: 'The Friends’ Club belongs to the audience: friends set out chairs, lead tours and make tea.',
    link: 'Meet the Friends’ Club',
  },
} satisfies English<typeof zh>;

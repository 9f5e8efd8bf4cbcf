import type { English } from '../types.ts';
import type zh from '../zh-CN/home.ts';

export default {
  focus: 'Highlights of the season',
  slides: {
    previous: 'Previous',
    next: 'Next',
    of: '{{n}} of {{total}}: {{title}}',
  },
  ribbon: {
    title: '{{month}}',
    count_one: '{{count}} concert in the next sixteen days',
    count_other: '{{count}} concerts in the next sixteen days',
    none: 'No concerts in the next sixteen days',
    full: 'Full calendar',
    label: 'Concerts of the next sixteen days',
  },
  next: {
    title: 'Coming concerts',
    all: 'All concerts',
  },
  highlights: {
    title: 'This season',
  },
  hall: {
    title: 'Recordings and online concerts',
    more: 'Into the digital hall',
  },
  news: {
    title: 'News',
    more: 'News Center',
    close: 'Close',
    read: 'Open the article',
  },
  education: {
    title: 'Education',
    more: 'All series',
  },
  club: {
    title: 'Member club',
    more: 'Levels and rights',
    join: 'Join for free',
    rule: 'Spend the amount shown within a year to reach a level.',
  },
  index2: {
    title: 'Season calendar',
    lead: 'Start with a day, and find the concert for it.',
    previous: 'Previous month',
    next: 'Next month',
    noneThatDay: 'No concerts on this day',
    pick: 'Choose a day',
    month_one: '{{count}} concert in {{month}}',
    month_other: '{{count}} concerts in {{month}}',
    highlights: 'This season',
  },
} satisfies English<typeof zh>;

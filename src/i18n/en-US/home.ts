import type { English } from '../types.ts';
import type zh from '../zh-CN/home.ts';

export default {
  heading: 'Heming Symphony Orchestra',
  focus: 'Highlights of the season',
  slides: { previous: 'Previous', next: 'Next', of: '{{n}} of {{total}}' },
  choose: 'Choose seats',
  more: 'Find out more',
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
    empty: 'No concerts of this kind soon',
    emptyText: 'Try another kind, or see the whole season.',
  },
  highlights: { title: 'This season' },
  season: { more: 'See the season' },
  hall: { title: 'Digital concert hall', note: 'Recordings and films are added through the season.' },
  news: {
    title: 'News',
    withEducation: 'News and education',
    read: 'Read on',
    failed: 'This article cannot be opened at the moment.',
    close: 'Close',
  },
  education: { title: 'Education' },
  club: {
    title: 'Member club',
    join: 'Join for free',
    rule: 'Spend the amount shown within a year to reach a level.',
  },
  index2: {
    title: 'Season calendar',
    lead: 'Start with a day, and find the concert for it.',
    previous: 'Previous month',
    next: 'Next month',
    chosen: 'Concerts on {{day}}',
    noneThatDay: 'No concerts on this day',
    noneText: 'Days with a colour have a concert.',
    pick: 'Choose a day',
    month_one: '{{count}} concert in {{month}}',
    month_other: '{{count}} concerts in {{month}}',
    highlights: 'This season',
  },
} satisfies English<typeof zh>;

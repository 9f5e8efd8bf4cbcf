import type { English } from '../types.ts';
import type zh from '../zh-CN/programme.ts';

export default {
  state: {
    upcoming: 'Not yet on sale',
    upcomingAt: 'On sale {{date}}',
    presale: 'Packages only',
    members: 'Members only',
    on: 'On sale',
    few: 'Few seats left',
    out: 'Sold out',
    ended: 'Ended',
    but: '{{state}}; seats on {{date}}',
  },
  date: {
    and: 'and {{date}}',
    more: 'and {{count}} more',
    both: '{{a}} and {{b}}',
  },
  choose: 'Choose seats',
  chooseFor: 'Choose seats: {{title}}',
  details: 'Details',
  detailsFor: 'Details: {{title}}',
  hall: 'Venue',
  coming: 'Coming concerts',
  day: {
    today: 'Today',
    none: '{{day}}, no concerts',
    titles: '{{concerts}}: {{titles}}',
    concerts_one: '{{day}}, {{count}} concert',
    concerts_other: '{{day}}, {{count}} concerts',
  },
  types: {
    all: 'All',
    symphonic: 'Symphonic',
    chamber: 'Chamber',
    choral: 'Choral',
    family: 'Family',
    chinese: 'Chinese music',
    'new-year': 'New Year',
    archive: 'Archive',
  },
  typeLabel: 'By kind',
} satisfies English<typeof zh>;

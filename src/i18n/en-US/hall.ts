import type { English } from '../types.ts';
import type zh from '../zh-CN/hall.ts';

export default {
  title: 'Digital Concert Hall',
  nav: {
    label: 'Digital Concert Hall',
    search: 'Works, composers, artists',
    find: 'Search the digital hall',
    digitalhall: 'Front',
    digitalhall2: 'Today',
    'digitalhall2-live': 'Live',
    'digitalhall-season': 'Seasons',
    'digitalhall-year': 'New Year',
    'digitalhall-chief': 'Chief conductor',
    'digitalhall-listen': 'Listening',
    'digitalhall2-record': 'Recordings',
    'digitalhall2-albumonline': 'Albums',
    'digitalhall2-course': 'Courses',
    'digitalhall2-voice': 'Talks',
    'digitalhall2-askartist': 'Ask an artist',
    'digitalhall2-introduce': 'About',
  },
  state: {
    unreleased: 'Not out yet',
    withdrawn: 'Withdrawn',
    region: 'Not in your region',
    postponed: 'Put off',
    cancelled: 'Cancelled',
    unrendered: 'No sound yet',
  },
  card: {
    introduction: 'Introduction',
    free: 'Free',
    length: 'Length',
    heard: '{{percent}}% heard',
    left_one: '{{movement}}, {{count}} minute left',
    left_other: '{{movement}}, {{count}} minutes left',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
} satisfies English<typeof zh>;

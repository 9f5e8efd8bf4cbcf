import type { English } from '../types.ts';
import type zh from '../zh-CN/listening.ts';

export default {
  before: 'Listen before you come',
  of: 'In the digital hall',
  library: {
    heard: 'Half heard',
    bought: 'Bought',
    lent: 'Open to you as a member',
    given: 'Given to you',
    open: 'Open',
    openOf: 'Open: {{title}}',
    hall: 'To the digital hall',
    empty: 'What you listen to and what you buy will stand here.',
    until: 'until {{date}}',
  },
} satisfies English<typeof zh>;

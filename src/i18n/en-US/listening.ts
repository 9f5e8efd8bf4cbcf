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
  gifts: {
    title: 'Give and be given',
    lead: 'A recording that you have bought and not opened can be a gift. Pass its code on, and your friend opens it.',
    give: 'Wrap it as a gift',
    copy: 'Copy the code',
    copied: 'The code has been copied',
    copyFailed: 'Copying failed; please write it down',
    taken: 'Taken on {{date}}',
    void: 'The order was returned, and the gift with it',
    code: 'Gift code',
    take: 'Take the gift',
    yours: 'It is yours. You can listen now:',
  },
} satisfies English<typeof zh>;

import type { English } from '../types.ts';
import type zh from '../zh-CN/info.ts';

export default {
  faq: {
    title: 'Ticket FAQ',
    lead: 'From booking to the last note: the questions we are asked most.',
    search: 'Find a question',
    placeholder: 'For example: refund, children, parking',
    groups: 'Topics',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
    none: 'No question matches',
    noneText: 'Try another word, or ask us directly.',
    clear: 'Clear the search',
    failed: 'The answer has not loaded.',
    link: 'Copy a link to this question',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Please copy it from the address bar.',
    ask: 'Not answered here?',
    askText: 'Box office {{phone}}, daily {{hours}}',
    email: 'Write to us',
  },
  legal: {
    title: 'Legal notice',
    index: 'Contents',
    updated: 'Updated on {{date}}',
    failed: 'This part has not loaded.',
  },
} satisfies English<typeof zh>;

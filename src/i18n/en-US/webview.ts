import type { English } from '../types.ts';
import type zh from '../zh-CN/webview.ts';

export default {
  title: 'Web page',
  back: 'Back',
  out: 'Open in the browser',
  frame: 'A page of {{host}}',
  outside: {
    title: 'You are about to leave',
    text: '{{host}} is not one of the orchestra’s sites. We cannot show it here, and cannot answer for what it says.',
    go: 'Go to {{host}}',
  },
  refused: {
    title: 'This address cannot be opened',
    empty: 'No address was given.',
    long: 'The address is very long, and perhaps not whole.',
    scheme: 'Only complete addresses that begin with https can be opened.',
    disguised: 'This address looks like another site in disguise. For your safety it was not opened.',
    malformed: 'The address is not written correctly.',
    home: 'Back to home',
  },
  checking: 'Checking the address',
} satisfies English<typeof zh>;

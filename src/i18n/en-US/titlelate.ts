import type { English } from '../types.ts';
import type zh from '../zh-CN/titlelate.ts';

export default {
  interpretations: 'Another way to play it',
  related: 'Listen on',
  list: {
    add: 'Add to my list',
    remove: 'Take off my list',
    added: 'Added to your list. You find it under Listening.',
    removed: 'Taken off your list.',
  },
  share: {
    label: 'Share',
    copied: 'The link is copied.',
    failed: 'The link could not be copied. Please copy it from the address bar.',
  },
  answering: {
    title: 'Ask an artist',
    ask: 'Ask {{name}}',
    elsewhere: '{{name}} answers questions on the Chinese desktop site.',
  },
  credits: {
    house:
      'What you hear is rendered from scores in the public domain, and is nobody’s recorded performance; the performers are invented. Sources and licences stand on the page of each title.',
    title: 'Sources and licences',
    under: ', {{licence}}',
  },
  evenings: {
    seats: 'See the seats',
    work: 'The same work, in the hall',
    artist: 'The same artist, in the hall',
    composer: 'The same composer, in the hall',
    seatsOf: 'See the seats: {{title}}',
  },
} satisfies English<typeof zh>;

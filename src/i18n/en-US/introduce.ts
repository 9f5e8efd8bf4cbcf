import { TRIAL_MINUTES } from '#domain/rules/terms.ts';
import type { English } from '../types.ts';
import type zh from '../zh-CN/introduce.ts';

export default {
  title: 'About the digital hall',
  says: 'The page turns where the sound is; whoever has the melody is lit on the stage.',
  titles: 'works and programmes',
  minutes: 'minutes to hear',
  films: 'with film',
  free: 'free',
  begin: 'Begin here',
  way: {
    score: {
      title: 'The score follows',
      text: 'The bar that sounds is marked, and the page turns by itself. Press any bar to hear it.',
    },
    melody: {
      title: 'Who has the melody',
      text: 'The section that is lit on the stage sings the theme; a strip below shows the whole movement.',
    },
    two: {
      title: 'Two interpretations',
      text: 'One movement at two tempi and balances, switched at the same bar.',
    },
    go: {
      title: 'Into the hall',
      text: 'In the middle of a recording the page says which evening is next, and which seats are free.',
    },
  },
  access: 'How to listen',
  accessOf: {
    free: {
      title: 'For everyone',
      text: `The trailers, the first ${TRIAL_MINUTES} minutes of each title, and all that is marked as free.`,
    },
    buy: { title: 'One title', text: 'What you buy stays yours, on every device that you sign in on.' },
    member: { title: 'Membership', text: 'Every broadcast, film and recording while it lasts.' },
    gift: {
      title: 'For a friend',
      text: 'What you bought and have not opened can be wrapped as a gift in your account.',
    },
  },
  sound: 'Where the sound comes from',
  sound1:
    'This hall is a demonstration. What you hear is nobody’s recorded performance: it is rendered from scores in the public domain, with dynamics, tempo and room set by what stands in the score.',
  sound2:
    'The annotations of the melody and the scores each have a source and a licence, which are listed here. The performers on these pages are invented.',
  creditsAtTitles: 'Sources and licences stand on the page of each title.',
} satisfies English<typeof zh>;

import type { HallId } from './halls.ts';

/** Yuan by the name of a category of the hall's plan, whatever the plan calls it. */
type PriceList = Readonly<Record<string, number>>;
/** Our own plans call their categories P1, the dearest, to P6. */
const ramp = (...yuan: readonly number[]): PriceList =>
  Object.fromEntries(yuan.map((price, i) => [`P${i + 1}`, price]));

export const PRICES = {
  standard: ramp(680, 480, 380, 280, 180, 80),
  grand: ramp(880, 680, 480, 280, 180, 80),
  star: ramp(980, 780, 580, 380, 220, 100),
  gala: ramp(1680, 1280, 880, 580, 380, 180),
  gentle: ramp(480, 380, 280, 200, 120, 60),
  family: ramp(180, 150, 120, 100, 80, 50),
  chamber: ramp(280, 220, 160, 80),
  small: ramp(120, 100, 80, 50),
  lawn: ramp(220, 150, 80),
} as const satisfies Record<string, PriceList>;

/** Where the day comes from: weeks from the week of the first day, the turn of the year, or the warm months. */
type Day =
  | { readonly week: number; readonly weekday: number }
  | { readonly newYear: 30 | 31 }
  | { readonly summer: number };

export interface Plan {
  readonly program: string;
  readonly day: Day;
  readonly time: string;
  readonly hall: HallId;
  readonly prices: keyof typeof PRICES;
  readonly mark?: 'few' | 'out' | 'cancelled' | 'presale' | 'members';
  readonly realName?: true;
}

type Options = Pick<Plan, 'mark' | 'realName'>;
/** Evenings of one programme in one week; weekdays from 1 (Monday) to 7. */
const run = (
  program: string,
  week: number,
  weekdays: readonly number[],
  prices: Plan['prices'],
  options: Options & { hall?: HallId; time?: string } = {},
): Plan[] =>
  weekdays.map(weekday => {
    const { hall = 'main', time = '19:30', ...rest } = options;
    return { program, day: { week, weekday }, time, hall, prices, ...rest };
  });

const chamber = { hall: 'chamber' } as const;
const morning = { time: '10:30' } as const;
const lawn = { hall: 'lawn', time: '19:00', prices: 'lawn' } as const;

/** The season, from five weeks ago to nine months ahead. */
export const season: readonly Plan[] = [
  // Gone by
  ...run('tchaikovsky-6', -5, [5, 6], 'standard'),
  ...run('beethoven-6', -4, [6], 'standard'),
  ...run('schubert-trout', -3, [4], 'chamber', chamber),
  ...run('britten-guide', -3, [7], 'family', morning),
  ...run('brahms-4', -2, [5, 6], 'standard'),
  ...run('dvorak-9', -1, [5], 'standard'),
  ...run('bach-brandenburg', -1, [4], 'chamber', chamber),
  // The coming weeks
  ...run('rachmaninoff-pc2', 0, [6], 'star', { mark: 'out' }),
  // The second one next week, so that something is sold out on a Sunday evening too.
  ...run('rachmaninoff-pc2', 1, [5], 'star', { mark: 'out' }),
  ...run('liu-erquan', 1, [4], 'chamber', chamber),
  ...run('saint-saens-3', 1, [6], 'standard'),
  ...run('britten-guide', 1, [7], 'family', morning),
  ...run('mahler-5', 2, [5, 6], 'grand'),
  ...run('bach-brandenburg', 2, [3], 'chamber', { ...chamber, mark: 'few' }),
  ...run('sibelius-vc', 3, [5, 6], 'grand'),
  ...run('carnival-animals', 3, [7], 'small', { ...chamber, ...morning }),
  ...run('carnival-animals', 3, [7], 'small', { ...chamber, time: '15:00' }),
  ...run('dvorak-9', 4, [6], 'standard', { mark: 'few' }),
  ...run('jiang-confucian', 4, [3], 'gentle', { mark: 'members' }),
  ...run('schubert-trout', 5, [4], 'chamber', chamber),
  { program: 'new-year', day: { newYear: 30 }, time: '19:30', hall: 'main', prices: 'gala', realName: true },
  {
    program: 'new-year',
    day: { newYear: 31 },
    time: '19:30',
    hall: 'main',
    prices: 'gala',
    realName: true,
    mark: 'few',
  },
  ...run('mozart-40', 6, [6], 'standard'),
  ...run('verdi-requiem', 7, [5, 6], 'grand'),
  ...run('liu-erquan', 7, [3], 'chamber', chamber),
  ...run('debussy-lamer', 8, [5], 'standard'),
  ...run('beethoven-5', 9, [5, 6], 'standard'),
  ...run('britten-guide', 9, [7], 'family', morning),
  ...run('zhu-10', 10, [7], 'gentle', { time: '15:00' }),
  ...run('bruckner-4', 11, [5, 6], 'grand'),
  ...run('tchaikovsky-pc1', 12, [6], 'star', { mark: 'cancelled' }),
  ...run('tchaikovsky-pc1', 12, [7], 'star'),
  ...run('bach-brandenburg', 13, [4], 'chamber', chamber),
  ...run('shostakovich-5', 14, [5, 6], 'standard'),
  ...run('haydn-94', 15, [6], 'gentle'),
  ...run('carnival-animals', 15, [7], 'small', { ...chamber, ...morning }),
  ...run('stravinsky-firebird', 16, [5, 6], 'grand'),
  ...run('brahms-4', 17, [6], 'standard'),
  ...run('schubert-trout', 17, [3], 'chamber', { ...chamber, mark: 'members' }),
  ...run('ravel-bolero', 18, [5, 6], 'grand'),
  ...run('xian-yellow-river', 19, [5, 6], 'gentle'),
  // Not yet on sale, but for the presale of the package holders
  ...run('dvorak-cello', 21, [5, 6], 'star', { mark: 'presale' }),
  ...run('bartok-concerto', 22, [6], 'standard'),
  ...run('beethoven-9', 23, [5, 6], 'grand', { realName: true }),
  ...run('mendelssohn-4', 24, [5], 'standard'),
  ...run('liu-erquan', 25, [4], 'chamber', chamber),
  ...run('schubert-9', 26, [6], 'standard'),
  ...run('messiaen-turangalila', 28, [6], 'grand'),
  ...run('britten-guide', 28, [7], 'family', morning),
  ...run('strauss-alpine', 30, [5, 6], 'grand'),
  ...run('mozart-40', 32, [6], 'gentle'),
  ...run('beethoven-6', 34, [5], 'standard'),
  ...run('tchaikovsky-6', 36, [5, 6], 'standard'),
  ...run('mahler-5', 38, [6], 'grand'),
  // Warm evenings
  { program: 'summer-dream', day: { summer: 0 }, ...lawn },
  { program: 'rhapsody-blue', day: { summer: 1 }, ...lawn },
  { program: 'summer-dream', day: { summer: 2 }, ...lawn },
  { program: 'rhapsody-blue', day: { summer: 3 }, ...lawn },
];

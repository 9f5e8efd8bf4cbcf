import type { PlayingSettings } from '../perform.ts';
import type { StreamPlan } from '../stream.ts';
import { t } from './work.ts';

export interface DemonstrationPlan extends StreamPlan {
  /** Names of the scores, without ending, in the order of playing. */
  readonly movements: readonly string[];
  readonly settings?: PlayingSettings;
}

const GROUP = 'bach-brandenburg-3-3';

/** What the demonstration has. Everything else in the folder is left alone. */
export const DEMONSTRATION: readonly DemonstrationPlan[] = [
  { id: 'beethoven-symphony-5-1', movements: ['beethoven-symphony-5-1'], film: true, look: 0 },
  { id: 'beethoven-symphony-7-2', movements: ['beethoven-symphony-7-2'], look: 3 },
  {
    id: 'bach-brandenburg-3',
    movements: ['bach-brandenburg-3-1', 'bach-brandenburg-3-3'],
    look: 2,
    interpretation: {
      group: GROUP,
      name: t('演绎一：快而轻', 'One: quick and light'),
      note: t(
        '末乐章每分钟约九十四拍，弓短，声部均衡。是同一份乐谱的另一次渲染，不是两支乐团。',
        'The finale at about 94 beats a minute, short bows, an even balance. Another rendering of one score, not another orchestra.',
      ),
    },
  },
  {
    id: 'bach-brandenburg-3-3-broad',
    movements: ['bach-brandenburg-3-3'],
    film: true,
    look: 2,
    settings: {
      hand: 2,
      bend: 1.25,
      pace: 0.94,
      length: 0.97,
      contrast: 1.25,
      balance: { bass: 3, cello: 2, 'violin-1': -1 },
    },
    interpretation: {
      group: GROUP,
      name: t('演绎二：宽而重', 'Two: broad and weighty'),
      note: t(
        '每分钟约八十一拍，弓长，大提琴与低音提琴更重，强弱相差更大。与演绎一出自同一份乐谱。',
        'About 81 beats a minute, long bows, more cello and bass, soft and loud further apart. From the same score as the first.',
      ),
    },
  },
  { id: 'beach-gaelic-symphony-2', movements: ['beach-gaelic-symphony-2'], look: 2 },
  { id: 'boulanger-matin-de-printemps', movements: ['boulanger-matin-de-printemps'], film: true, look: 1 },
  { id: 'brahms-symphony-3-3', movements: ['brahms-symphony-3-3'], look: 3 },
  { id: 'wolf-italian-serenade', movements: ['wolf-italian-serenade'], film: true, look: 3 },
  { id: 'schubert-quartettsatz-d703', movements: ['schubert-quartettsatz-d703'], look: 0 },
  { id: 'haydn-quartet-op64-5', movements: ['haydn-quartet-op64-5'], look: 1 },
];

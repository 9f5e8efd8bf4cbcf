import { t } from '#server/catalogue/text.ts';
import type { AnsweringDoc } from '#server/catalogue/types-digital.ts';

const DAY = 86_400_000;

/** Artists who answer what listeners ask. Dated back from the day that the season is made. */
export const answering = (from: number): readonly AnsweringDoc[] => [
  {
    id: 'gu-jingxing',
    order: 1,
    role: t('音乐总监', 'Music director'),
    topic: t(
      '节奏、速度，以及排练时最常说的话。',
      'Rhythm, tempo, and what he says most often in rehearsal.',
    ),
    art: { seed: 'ask-gu-jingxing', key: 'C minor', motif: 'neume', mood: 'dark' },
    answers: [
      {
        id: 'a-gu-1',
        by: t('一位杭州的听众', 'A listener in Hangzhou'),
        askedAt: from - 40 * DAY,
        answeredAt: from - 36 * DAY,
        question: t(
          '第五交响曲的第一拍是休止，您怎么给这一拍？',
          'The Fifth begins with a rest. How do you beat it?',
        ),
        answer: t(
          '很短，而且不看任何人。看了谁，谁就会早进来。',
          'Very short, and looking at nobody. Whoever I look at comes in early.',
        ),
      },
      {
        id: 'a-gu-2',
        by: t('小雨', 'Xiao Yu'),
        askedAt: from - 21 * DAY,
        answeredAt: from - 18 * DAY,
        question: t('排练时您说得最多的一句话是什么？', 'What do you say most often in rehearsal?'),
        answer: t('“轻一点，再听一遍别人。”', '“Softer, and listen to the others once more.”'),
      },
    ],
  },
  {
    id: 'su-yanqiu',
    order: 2,
    role: t('小提琴首席', 'Leader'),
    topic: t(
      '弓法、站着演奏，和怎样带一个没有指挥的乐团。',
      'Bowing, playing on one’s feet, and how to lead without a conductor.',
    ),
    art: { seed: 'ask-su-yanqiu', key: 'G major', motif: 'bow', mood: 'lyric' },
    answers: [
      {
        id: 'a-su-1',
        by: t('学琴七年', 'Seven years a pupil'),
        askedAt: from - 30 * DAY,
        answeredAt: from - 27 * DAY,
        question: t(
          '勃兰登堡第三没有指挥，谁决定速度？',
          'Who decides the tempo in the Third Brandenburg, without a conductor?',
        ),
        answer: t(
          '大提琴。我只负责吸气，吸得让后排也看得见。',
          'The cellos. I only breathe in, so that the back desks can see it.',
        ),
      },
    ],
  },
  {
    id: 'madeleine-orsay',
    order: 3,
    role: t('客座指挥', 'Guest conductor'),
    topic: t('色彩、法国音乐，和被遗忘的总谱。', 'Colour, French music, and scores that were forgotten.'),
    art: { seed: 'ask-madeleine-orsay', key: 'E major', motif: 'harmonics', mood: 'bright' },
    answers: [
      {
        id: 'a-orsay-1',
        by: t('一位成都的听众', 'A listener in Chengdu'),
        askedAt: from - 15 * DAY,
        answeredAt: from - 11 * DAY,
        question: t('您最先给学生看布朗热的哪一页？', 'Which page of Boulanger do you show a student first?'),
        answer: t(
          '倒数第二页。所有的轻都在那里变成了亮。',
          'The last but one. All that was light in weight becomes light to see by.',
        ),
      },
    ],
  },
  {
    id: 'henrik-solvang',
    order: 4,
    role: t('客座指挥', 'Guest conductor'),
    topic: t('低音、北方，和小快板到底有多快。', 'Basses, the North, and how fast an Allegretto is.'),
    art: { seed: 'ask-henrik-solvang', key: 'A minor', motif: 'waves', mood: 'dark' },
    answers: [],
  },
];

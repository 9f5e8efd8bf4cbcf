import { LEVELS } from '#domain/rules/level.ts';
import { TALK_BEFORE } from '#domain/rules/visit.ts';
import type { Bilingual } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { NONE, t } from '#server/catalogue/text.ts';
import type { AdDoc } from '#server/catalogue/types.ts';
import { clubQuestions } from './club/questions.ts';
import { faq } from './faq.ts';
import { legal } from './legal.ts';
import { news } from './news.ts';
import { aboutAds } from './orchestra/about.ts';
import { DAY } from './pages.ts';
import { products } from './products/all.ts';
import { programById } from './programs/all.ts';

type Draft = Omit<AdDoc, 'order' | 'kicker' | 'text' | 'link' | 'linkText'> & Partial<AdDoc>;
const BUY = t('选座购票', 'Choose seats');
const MORE = t('了解更多', 'Read more');
/** The home page has the newest; all are behind the calls of the news. */
const HOME_NEWS = 8;

/** A slide of the home page for a programme: its name, its standfirst, its dates. */
function slide(programId: string, kicker: Bilingual): Draft {
  const program = programById.get(programId);
  if (!program) throw new Error(`ads: unknown programme ${programId}`);
  return {
    id: `home-${programId}`,
    adflag: 'home',
    title: program.title,
    kicker,
    text: program.standfirst,
    link: `musicale-detail?id=${programId}`,
    linkText: BUY,
    art: program.art,
    programId,
  };
}

/** Recordings and online evenings that are sold, with the price of the least dear form. */
const ON_SALE = ['album-beethoven-5-6', 'dams-mahler-5', 'album-brahms', 'album-chinese', 'single-adagietto'];
const recordings = ON_SALE.flatMap((id): Draft[] => {
  const product = products.find(p => p.id === id);
  if (!product) return [];
  const price = `¥${toYuan(Math.min(...product.variants.map(v => v.price))).toLocaleString('en-US')}`;
  return [
    {
      id: `hall-${id}`,
      adflag: 'home-hall',
      title: product.title,
      text: product.standfirst,
      kicker: t(price, price),
      // Where anyone may look at them.
      link: 'about-sso#shop',
      art: product.art,
    },
  ];
});

const drafts = (from: number): Draft[] => [
  slide('mahler-5', t('定期音乐会', 'Subscription concert')),
  slide('sibelius-vc', t('客席大师', 'Guest masters')),
  slide('new-year', t('新年音乐会', 'New Year concert')),
  slide('verdi-requiem', t('合唱系列', 'Choral series')),
  {
    id: 'home-season',
    adflag: 'home',
    title: t('一整季的和声', 'A season in harmony'),
    kicker: t('新音乐季', 'The new season'),
    text: t(
      '三十六套曲目，三个厅，从巴赫到朱践耳。',
      'Thirty-six programmes in three halls, from Bach to Zhu Jian’er.',
    ),
    link: 'musicale',
    linkText: t('查看全部音乐会', 'See all concerts'),
    art: { seed: 'season', key: 'D major', motif: 'harmonics', mood: 'heroic', number: 12 },
  },
  {
    id: 'season-subscription',
    adflag: 'home-season',
    title: t('选四场，留住同一个座位', 'Choose four concerts, keep one seat'),
    kicker: t('音乐季', 'The season'),
    text: t(
      '先看曲目，再挑日子，同一排同一座，邻座也会成为熟人。',
      'Pick the music first, then the dates; keep your row and your seat, and your neighbours become acquaintances.',
    ),
    link: 'presale-schedule?packId=four',
    linkText: t('自选四场', 'Choose your four'),
    art: { seed: 'subscription', key: 'A major', motif: 'crescendo', mood: 'lyric', number: 12 },
  },
  {
    // For the trees without packages.
    id: 'season-programmes',
    adflag: 'home-season',
    title: t('三十六套曲目，三个厅', 'Thirty-six programmes in three halls'),
    kicker: t('音乐季', 'The season'),
    text: t('先看曲目，再挑日子。', 'Pick the music first, then the dates.'),
    link: 'musicale',
    linkText: t('浏览音乐季', 'Browse the season'),
    art: { seed: 'subscription', key: 'A major', motif: 'crescendo', mood: 'lyric', number: 12 },
  },
  ...news.slice(0, HOME_NEWS).map(
    (n): Draft => ({
      id: n.id,
      adflag: 'home-news',
      title: n.title,
      kicker: n.kind,
      text: n.text,
      link: `news-detail/${n.type}/${n.id}`,
      art: n.art,
      publishedAt: from - n.daysAgo * DAY,
    }),
  ),
  {
    id: 'education-family',
    adflag: 'home-education',
    title: t('亲子音乐会', 'Family concerts'),
    kicker: t('4 岁以上', 'From four years'),
    text: t(
      '五十分钟，有讲解，可以轻声提问。',
      'Fifty minutes with a storyteller, and questions are welcome.',
    ),
    link: 'education-view?id=family-concerts',
    linkText: MORE,
    art: { seed: 'britten-guide', key: 'G major', motif: 'tiles', mood: 'bright' },
  },
  {
    id: 'education-rehearsal',
    adflag: 'home-education',
    title: t('公开排练', 'Open rehearsals'),
    kicker: t('每月一次', 'Once a month'),
    text: t(
      '坐在乐手中间，听一首曲子怎样被拆开又装好。',
      'Sit among the players and hear how a piece is taken apart and put together.',
    ),
    link: 'education-view?id=student-rehearsals',
    linkText: MORE,
    art: { seed: 'rehearsal', key: 'F major', motif: 'pulse', mood: 'lyric' },
  },
  {
    id: 'education-talks',
    adflag: 'home-education',
    title: t('曲前谈', 'Pre-concert talks'),
    kicker: t(`开演前 ${TALK_BEFORE} 分钟`, `${TALK_BEFORE} minutes before`),
    text: t('凭票参加，不需要任何预备知识。', 'Free with your ticket, and no knowledge is asked for.'),
    link: 'education-view?id=listening-evenings',
    linkText: MORE,
    art: { seed: 'talks', key: 'D minor', motif: 'neume', mood: 'lyric' },
  },
  ...recordings,
  ...LEVELS.map(
    (level): Draft => ({
      id: `club-${level.level}`,
      adflag: 'home-club',
      title: level.name,
      kicker:
        level.from === 0
          ? t('注册即是', 'From the day you join')
          : t(
              `年消费 ${toYuan(level.from).toLocaleString('en-US')} 元`,
              `¥${toYuan(level.from).toLocaleString('en-US')} in a year`,
            ),
      text: level.rights.at(-1) ?? NONE,
    }),
  ),
  {
    id: 'list-service',
    adflag: 'list',
    title: t('购票须知', 'Ticket service'),
    text: t(
      '退票、配送、无障碍与停车，常见问题都在这里。',
      'Refunds, delivery, access and parking: the usual questions answered.',
    ),
    link: 'musicale-ticketservice',
    linkText: MORE,
  },
  ...clubQuestions.map((q): Draft => ({ id: q.id, adflag: 'club-question', title: q.question })),
  ...aboutAds,
  ...faq.map((q): Draft => ({ id: q.id, adflag: 'faq', title: q.question, kicker: q.group })),
  ...legal.map((l): Draft => ({ id: l.id, adflag: 'legal', title: l.title, text: l.summary })),
];

/** What the places of the site show, in their order; news are dated from an instant (ms). */
export const ads = (from: number): AdDoc[] =>
  drafts(from).map((draft, order) => ({
    kicker: NONE,
    text: NONE,
    link: '',
    linkText: NONE,
    ...draft,
    order,
  }));

import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { SupportDoc } from '#server/catalogue/types-support.ts';
import { COUNCIL_SIZE } from './council.ts';
import { RAISED } from './foundation.ts';
import { FRIENDS } from './friends.ts';

/** 21,400,000 yuan → 21.4, as hundreds of thousands are not news. */
const millions = (fen: number): string => (fen / 100 / 1_000_000).toFixed(1);

/** The page “support us” in the season that begins in `year`. */
export const supportHome = (year: number): SupportDoc => ({
  headline: [t('声音变大', 'Sound grows'), t('靠一件一件加进来', 'by one more joining in')],
  lead: t(
    '一张票只够音乐会成本的三分之一。其余的，由政府、企业，和四千二百位像您这样的人补上。',
    'A ticket pays for a third of a concert. The rest comes from the city, from companies, and from four thousand two hundred people like you.',
  ),
  art: { seed: 'support', key: 'Bb major', motif: 'tiles', mood: 'heroic', number: 14 },
  gifts: [
    {
      id: 'chair',
      fen: toFen(100),
      title: t('一把椅子的一晚', 'A chair for a night'),
      text: t('让一位第一次来的学生坐进池座。', 'A seat in the stalls for a student who has never been.'),
    },
    {
      id: 'strings',
      fen: toFen(1000),
      title: t('一副弦', 'A set of strings'),
      text: t('四把中提琴换上新弦，够用半个乐季。', 'New strings for four violas, enough for half a season.'),
    },
    {
      id: 'section',
      fen: toFen(10_000),
      title: t('一个声部的一年', 'A section for a year'),
      text: t('圆号声部一年的维护、乐谱与客席教师。', 'Repairs, music and a guest teacher for the horns.'),
    },
    {
      id: 'work',
      fen: toFen(100_000),
      title: t('一部新作品', 'A new work'),
      text: t(
        '一位中国作曲家，一首二十分钟的委约，一次世界首演，名字印在总谱扉页。',
        'A Chinese composer, twenty minutes of music, a first performance, and your name on the first page of the score.',
      ),
    },
  ],
  sources: {
    title: t('一场音乐会的钱从哪里来', 'Who pays for a concert'),
    text: t(
      '以一场定期音乐会为例：九十六位乐手、两天排练、一次演出，成本约 78 万元。',
      'One subscription concert, with ninety-six players, two days of rehearsal and one performance, costs about ¥780,000.',
    ),
    shares: [
      { name: t('票房', 'Tickets'), percent: 34, own: false },
      { name: t('政府补助', 'The city'), percent: 31, own: false },
      { name: t('企业理事', 'Companies'), percent: 19, own: false },
      { name: t('个人捐赠', 'People who give'), percent: 12, own: true },
      { name: t('场租与版权', 'Rents and rights'), percent: 4, own: false },
    ],
  },
  ways: [
    {
      page: 'support-foundation',
      title: t('基金会', 'Foundation'),
      text: t(
        '面向个人与家庭，善款专项公开，每年审计。',
        'For people and families. Every fund is public, every year is audited.',
      ),
      figure: t(
        `${year - 1} 年收到 ${millions(RAISED)} 百万元`,
        `¥${millions(RAISED)} million in ${year - 1}`,
      ),
    },
    {
      page: 'support-council',
      title: t('企业理事会', 'Council'),
      text: t(
        '三十二家理事企业，每季一场定制音乐会。',
        'Thirty-two companies, with a concert of their own each season.',
      ),
      figure: t(`${COUNCIL_SIZE} 家`, `${COUNCIL_SIZE} members`),
    },
    {
      page: 'support-leyouClub',
      title: t('乐友俱乐部', 'Friends’ Club'),
      text: t(
        '志愿者、导赏员与每月一次的排练茶会。',
        'Volunteers, guides, and tea at a rehearsal each month.',
      ),
      figure: t(`${FRIENDS.toLocaleString('en-US')} 人`, `${FRIENDS.toLocaleString('en-US')} friends`),
    },
  ],
  assurances: [
    {
      title: t('可以指定用途吗？', 'May I say what it is for?'),
      text: t(
        '可以。写明项目的捐赠只用于该项目，项目完成后的余款会先征得您的同意再转用。',
        'Yes. A gift for a project is used for that project only, and what is left over moves on only with your consent.',
      ),
    },
    {
      title: t('有票据与抵税吗？', 'Is there a receipt?'),
      text: t(
        '基金会开具公益事业捐赠票据，可按规定在个人所得税或企业所得税前扣除。',
        'The foundation issues a receipt for charitable giving, which counts against income tax as the law provides.',
      ),
    },
    {
      title: t('可以不留名吗？', 'May I stay unnamed?'),
      text: t(
        '可以。致谢名单只列同意公开的人，其余的写作“一位听众”。',
        'Of course. The list of thanks names only those who agree; everyone else stands there as “a listener”.',
      ),
    },
  ],
});

import type { Bilingual } from '#domain/text.ts';
import { addDays, hallInstant, weekdayOf } from '#lib/dates.ts';
import { t } from '#server/catalogue/text.ts';
import type { FriendsDoc, MeetingDoc } from '#server/catalogue/types-support.ts';
import { html } from '../education/html.ts';

/** Members of the friends' club. */
export const FRIENDS = 1860;

const KINDS = {
  tea: t('排练茶会', 'Rehearsal tea'),
  evening: t('听片之夜', 'Listening evening'),
  walk: t('城市声音散步', 'Sound walk'),
  guide: t('导赏员课', 'Guides’ class'),
  choir: t('乐友合唱', 'Friends’ choir'),
  trip: t('随团出行', 'On the road'),
} as const satisfies Record<string, Bilingual>;

interface Plan {
  readonly week: number;
  readonly weekday: number;
  readonly time: string;
  readonly minutes: number;
  readonly kind: keyof typeof KINDS;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly place: Bilingual;
  readonly programId?: string;
}
const FOYER = t('和鸣音乐厅　西前厅', 'West foyer, Heming Concert Hall');
const STUDIO = t('和鸣音乐厅　二号排练室', 'Rehearsal room 2, Heming Concert Hall');

const PLANS: readonly Plan[] = [
  {
    week: 1,
    weekday: 6,
    time: '09:30',
    minutes: 150,
    kind: 'tea',
    title: t('管风琴醒来的早晨', 'The morning the organ wakes'),
    text: t(
      '先听圣-桑第三的总排练，再和柏予安喝茶：一件四千根音管的乐器怎样和一百个人对音。',
      'The dress rehearsal of Saint-Saëns’s Third, then tea with Bo Yu’an: how four thousand pipes tune with a hundred people.',
    ),
    place: FOYER,
    programId: 'saint-saens-3',
  },
  {
    week: 2,
    weekday: 4,
    time: '19:00',
    minutes: 120,
    kind: 'evening',
    title: t('五种小柔板', 'Five Adagiettos'),
    text: t(
      '同一个乐章，从七分钟到十四分钟。不投票，只说理由。',
      'One movement, from seven minutes to fourteen. No votes, only reasons.',
    ),
    place: STUDIO,
    programId: 'mahler-5',
  },
  {
    week: 4,
    weekday: 7,
    time: '14:00',
    minutes: 120,
    kind: 'walk',
    title: t('从听松路走到老钟楼', 'From Tingsong Road to the old bell tower'),
    text: t(
      '两公里，六处停留，闭着眼睛听一座城市的低音。',
      'Two kilometres and six stops, to hear with closed eyes what a city has for a bass.',
    ),
    place: t('音乐厅正门集合', 'Meet at the main door'),
  },
  {
    week: 5,
    weekday: 2,
    time: '18:30',
    minutes: 150,
    kind: 'guide',
    title: t('怎样带陌生人认识一座厅', 'How to show strangers a hall'),
    text: t(
      '导赏员课第一讲，结业后每月带一次参观。',
      'The first class for guides, who later lead one tour a month.',
    ),
    place: STUDIO,
  },
  {
    week: 7,
    weekday: 5,
    time: '09:30',
    minutes: 150,
    kind: 'tea',
    title: t('合唱团站起来之前', 'Before the choir stands up'),
    text: t(
      '威尔第《安魂曲》排练，之后叶昭宁教大家吸一口够用的气。',
      'Verdi’s Requiem in rehearsal; afterwards Ye Zhaoning teaches how to take a breath that lasts.',
    ),
    place: FOYER,
    programId: 'verdi-requiem',
  },
  {
    week: 9,
    weekday: 4,
    time: '19:00',
    minutes: 120,
    kind: 'evening',
    title: t('四个音以后的事', 'What happens after the four notes'),
    text: t(
      '贝多芬第五，从第一小节之后听起。',
      'Beethoven’s Fifth, heard from the bar after the famous one.',
    ),
    place: STUDIO,
    programId: 'beethoven-5',
  },
  {
    week: 11,
    weekday: 6,
    time: '15:00',
    minutes: 180,
    kind: 'choir',
    title: t('不会唱歌的人的合唱', 'A choir for people who cannot sing'),
    text: t(
      '一个下午学会布鲁克纳的一首经文歌，傍晚唱给乐团听。',
      'One afternoon for one motet by Bruckner, sung to the orchestra at dusk.',
    ),
    place: STUDIO,
    programId: 'bruckner-4',
  },
  {
    week: 14,
    weekday: 7,
    time: '10:00',
    minutes: 120,
    kind: 'walk',
    title: t('琴师的工作台', 'At the violin maker’s bench'),
    text: t(
      '参观琴库与修琴室，看一把大提琴怎样“动手术”。',
      'The Instrument Bank and its workshop, where a cello is having an operation.',
    ),
    place: t('和鸣音乐厅　琴库', 'Instrument Bank, Heming Concert Hall'),
  },
  {
    week: 18,
    weekday: 5,
    time: '09:30',
    minutes: 150,
    kind: 'tea',
    title: t('小鼓手的一百六十九遍', 'One hundred and sixty-nine times'),
    text: t(
      '《波莱罗》排练，茶会上请小鼓首席讲怎样不数错。',
      'Boléro in rehearsal, and over tea the side drummer explains how not to miscount.',
    ),
    place: FOYER,
    programId: 'ravel-bolero',
  },
  {
    week: 23,
    weekday: 7,
    time: '08:00',
    minutes: 720,
    kind: 'trip',
    title: t('跟乐团去邻市', 'With the orchestra to the next city'),
    text: t(
      '一天的巡演：乘乐器车后面的大巴，看装台，听演出，夜里一起回来。',
      'A day on tour: in the coach behind the instrument van, to see the stage built, hear the concert and ride home at night.',
    ),
    place: t('音乐厅货运门集合', 'Meet at the stage door'),
    programId: 'beethoven-9',
  },
  {
    week: 28,
    weekday: 4,
    time: '19:00',
    minutes: 120,
    kind: 'evening',
    title: t('听见一种颜色', 'Hearing a colour'),
    text: t(
      '梅西安与马特诺琴，玛德莱娜·奥赛带来她手绘的和声色谱。',
      'Messiaen and the ondes, with Madeleine Orsay’s own chart of chords and colours.',
    ),
    place: STUDIO,
    programId: 'messiaen-turangalila',
  },
  {
    week: 32,
    weekday: 7,
    time: '14:30',
    minutes: 150,
    kind: 'tea',
    title: t('乐季散场茶', 'Tea at the end of the season'),
    text: t(
      '志愿者授巾，念一念这一年最好的观众来信。',
      'Volunteers receive their scarves, and we read the best letters of the year.',
    ),
    place: FOYER,
  },
];

const monday = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
const meetings = (today: string): MeetingDoc[] =>
  PLANS.map(({ week, weekday, time, kind, ...plan }) => {
    const day = addDays(monday(today), week * 7 + weekday - 1);
    return {
      ...plan,
      id: `friends-${day.replaceAll('-', '')}`,
      kind: KINDS[kind],
      startsAt: hallInstant(day, time),
    };
  });

/** The friends' club in the season that begins on `today`, a day of the hall. */
export const friends = (today: string): FriendsDoc => ({
  headline: [t('散场以后', 'After the hall empties'), t('还有人在聊', 'somebody is still talking')],
  lead: t(
    '乐友俱乐部是听众自己的俱乐部。乐友们排椅子、带参观、翻谱、煮茶，也为一个乐句争到末班车。',
    'The Friends’ Club belongs to the audience. Friends set out chairs, lead tours, turn pages, make tea, and argue about one phrase until the last train.',
  ),
  art: { seed: 'friends', key: 'F major', motif: 'discs', mood: 'festive', number: 6 },
  figures: [
    {
      value: t(FRIENDS.toLocaleString('en-US'), FRIENDS.toLocaleString('en-US')),
      name: t('位乐友', 'friends'),
    },
    { value: t('214', '214'), name: t('位志愿者', 'volunteers') },
    { value: t('38', '38'), name: t('位导赏员', 'guides') },
    { value: t('9,400', '9,400'), name: t('小时，去年', 'hours last year') },
  ],
  meetings: meetings(today),
  groups: [
    {
      title: t('领位与服务', 'Front of house'),
      text: t(
        '每月两晚，站在门口。您会知道哪一排最爱迟到。',
        'Two evenings a month at the doors. You will learn which row is always late.',
      ),
    },
    {
      title: t('导赏员', 'Guides'),
      text: t(
        '六次课，一次考核，之后每月带一次参观，中英文皆可。',
        'Six classes and one test, then a tour a month, in Chinese or English.',
      ),
    },
    {
      title: t('谱务帮手', 'In the library'),
      text: t(
        '擦弓法、补页角、核对小节号，适合有耐心的人。',
        'Rubbing out bowings, mending corners, checking bar numbers: for the patient.',
      ),
    },
    {
      title: t('校车陪同', 'On the coach'),
      text: t(
        '陪“第一次”的孩子坐车来，告诉他们灯暗下来不用怕。',
        'Riding with the children of “The first time”, to tell them that the dark is nothing to fear.',
      ),
    },
  ],
  steps: [
    {
      title: t('先来一次', 'Come once'),
      text: t(
        '任何一次茶会都可以带着好奇心来，不必是会员。',
        'Any tea is open to the curious; you need not belong.',
      ),
    },
    {
      title: t('填一张表', 'Fill in a form'),
      text: t(
        '写下您想做的事与有空的晚上，我们两周内打电话。',
        'Say what you would like to do and which evenings are free. We ring within a fortnight.',
      ),
    },
    {
      title: t('交一份年费', 'Pay a yearly fee'),
      text: t(
        '每年 120 元，学生与志愿者免费，全部用于茶、纸和车票。',
        '¥120 a year, nothing for students and volunteers. All of it goes into tea, paper and bus fares.',
      ),
    },
  ],
  letter: {
    html: html(
      [
        '我第一次来是替别人看票根，站在二楼门后听完了整部勃拉姆斯第四。那天之后我学会了一件事：门后面的声音也很好听，但最好有人告诉你，刚才那是长笛。',
        '乐友俱乐部就是干这个的。我们不考乐理，不比谁听得多。有人来了十年，仍然每次都在慢乐章睡着，我们给他留靠边的座位。',
        '如果您一个人来听音乐会，中场休息时不知道站在哪里，请到西前厅的长桌旁边。那里总有一壶茶。',
      ],
      [
        'The first time I came I was tearing tickets for somebody else, and heard the whole of Brahms’s Fourth from behind a door on the second floor. I learnt one thing that night: it sounds very well behind a door, but it helps to be told that this was the flute.',
        'That is what the Friends’ Club is for. There is no examination, and nobody counts concerts. One of us has come for ten years and still falls asleep in every slow movement; we keep him an aisle seat.',
        'If you come to a concert alone and do not know where to stand in the interval, find the long table in the west foyer. There is always a pot of tea.',
      ],
    ),
    name: t('温伯年', 'Wen Bonian'),
    role: t('乐友俱乐部会长，退休公交司机', 'President of the Friends’ Club, retired bus driver'),
  },
});

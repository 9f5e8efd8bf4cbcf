import { TALK_BEFORE } from '#domain/rules/visit.ts';
import { t } from '#server/catalogue/text.ts';
import type { SeriesDoc } from '#server/catalogue/types-education.ts';
import { workshops } from './dates.ts';
import { html } from './html.ts';

/** Series for schools, students and everyone who goes on learning. */
export const learners = (today: string): Omit<SeriesDoc, 'order'>[] => [
  {
    id: 'school-mornings',
    title: t('把教室搬进音乐厅', 'A classroom in the hall'),
    kicker: t('小学三年级至初中，按班预约', 'Years 3 to 9, by class'),
    audiences: ['schools'],
    ages: { from: 8, to: 15 },
    standfirst: t(
      '一个班来听一次真正的排练：先在学校上一课，再到厅里坐在乐手身后，回去还有一课。',
      'A class hears a real rehearsal: one lesson at school beforehand, a morning behind the players, and one lesson to go home with.',
    ),
    art: { seed: 'edu-school', key: 'D major', motif: 'keys', mood: 'heroic' },
    entry: 'ask',
    place: t('和鸣音乐厅　大音乐厅', 'Grand Hall, Heming Concert Hall'),
    facts: [
      { title: t('人数', 'Size'), text: t('每次四个班，最多 180 人', 'Four classes, at most 180 pupils') },
      {
        title: t('费用', 'Cost'),
        text: t('公立学校免费；路途远的班级补贴车费', 'Free for state schools; coach fares are helped with'),
      },
      { title: t('时长', 'Length'), text: t('10:00 至 11:45', '10:00 to 11:45') },
    ],
    steps: [
      {
        title: t('来之前：一课', 'Before: a lesson'),
        text: t(
          '乐团乐手到校上一节课，或由老师使用我们的教案与录音。',
          'A player visits the school, or the teacher uses our plan and recordings.',
        ),
      },
      {
        title: t('在厅里：一个上午', 'In the hall: a morning'),
        text: t(
          '学生分坐在台上、台后与观众席，每二十分钟换一个位置，听同一段音乐怎样变。',
          'Pupils sit on the stage, behind it and in the hall, and change every twenty minutes: the same bars, heard from three places.',
        ),
      },
      {
        title: t('回去后：一封信', 'After: a letter'),
        text: t(
          '每个班给一位乐手写信，信一定有回音。',
          'Each class writes to one player, and each letter is answered.',
        ),
      },
    ],
    leaders: ['xu-huaiyuan', 'he-linfeng', 'jiang-yue'],
    sources: workshops(today, [
      {
        id: 'school',
        weeks: [1, 2, 4, 8, 9, 11, 14, 16, 18, 22, 24, 26],
        weekday: 4,
        time: '10:00',
        minutes: 105,
        themes: [
          t('四个音怎样造一座房子（贝多芬）', 'How four notes build a house (Beethoven)'),
          t('河流是怎样写下来的（斯美塔那与冼星海）', 'Writing down a river (Smetana and Xian Xinghai)'),
          t('指挥的手在说什么', 'What a conductor’s hands say'),
          t('听得见的天气', 'Weather that can be heard'),
        ],
      },
    ]),
    html: html(
      [
        '这不是“高雅艺术进校园”的另一个名字。学生来到厅里，看到的是工作：有人迟半拍，有人问弓法，指挥停下来改主意。老师们说，最安静的往往是乐团停下来的那几秒。',
        '教案按语文、数学、科学与音乐四科编写，一课四十五分钟，不要求老师会读谱。比如科学课量一量各个座位到舞台的距离，算出声音要走多久，再到厅里用掌声验证。',
        '听障与视障的孩子坐在低音提琴旁边的木台上，可以摸到振动；我们有手语老师与触摸座位图。需要时请在预约里写明，我们会先打电话。',
      ],
      [
        'Pupils who come to the hall see work: somebody is half a beat late, somebody asks about a bowing, the conductor stops and changes his mind. Teachers say that the quietest moment is often the one when the orchestra stops.',
        'The lesson plans are for language, mathematics, science and music; each takes forty-five minutes and none asks the teacher to read a score. In science, for example, pupils measure from seat to stage, work out how long a sound takes, and test it in the hall with a clap.',
        'Children who hear or see less well sit on the wooden platform beside the double basses, where the sound can be felt. There are signers and a plan of the hall in relief. Please say so in your request and we ring you first.',
      ],
    ),
  },
  {
    id: 'student-rehearsals',
    title: t('学生排练席', 'Student rehearsals'),
    kicker: t('16 至 26 岁，凭学生证', 'Sixteen to twenty-six, with a student card'),
    audiences: ['students'],
    ages: { from: 16, to: 26 },
    standfirst: t(
      '首演当天上午的总排练，坐在合唱席，正对指挥。带上总谱，或者什么都不带。',
      'The dress rehearsal on the morning of the first night, from the choir seats, facing the conductor. Bring a score, or nothing.',
    ),
    art: { seed: 'rehearsal', key: 'F major', motif: 'pulse', mood: 'lyric' },
    entry: 'free',
    place: t(
      '和鸣音乐厅　合唱席，由艺术家入口进入',
      'Choir seats, Heming Concert Hall, by the artists’ entrance',
    ),
    facts: [
      { title: t('人数', 'Size'), text: t('每场 80 席，先到先坐', 'Eighty seats, first come, first seated') },
      { title: t('费用', 'Cost'), text: t('免费，凭学生证', 'Free with a student card') },
      {
        title: t('时长', 'Length'),
        text: t('约三小时，中间休息可以离开', 'About three hours; you may leave at the break'),
      },
    ],
    steps: [
      {
        title: t('09:40　艺术家入口', '09:40 at the artists’ entrance'),
        text: t(
          '出示学生证，领一支铅笔和座位牌。请把手机调成静音，排练不录音。',
          'Show your card and take a pencil and a seat tag. Phones stay silent; rehearsals are not recorded.',
        ),
      },
      {
        title: t('10:00　总排练', '10:00 dress rehearsal'),
        text: t(
          '有时从头到尾，有时一个小节来回十遍。',
          'Sometimes straight through, sometimes one bar ten times over.',
        ),
      },
      {
        title: t('休息时　问一个问题', 'At the break: one question'),
        text: t(
          '一位乐手会坐到合唱席来，回答写在纸条上的问题。',
          'A player comes up to the choir seats and answers questions written on slips of paper.',
        ),
      },
    ],
    leaders: ['gu-jingxing', 'xu-huaiyuan', 'su-yanqiu'],
    sources: [
      'mahler-5',
      'sibelius-vc',
      'verdi-requiem',
      'debussy-lamer',
      'beethoven-5',
      'bruckner-4',
      'shostakovich-5',
      'stravinsky-firebird',
      'bartok-concerto',
      'strauss-alpine',
      'tchaikovsky-6',
    ].map(programId => ({ kind: 'rehearsal' as const, programId, time: '10:00' })),
    html: html(
      [
        '音乐会上听到的是答案，排练里听到的是问题。一个乐句为什么要在这里吸气？第二小提琴为什么突然比第一小提琴更响？这些问题在晚上会消失，上午却摆在台面上。',
        '音乐、作曲、戏剧、建筑与物理专业的学生常来，中文系的也不少。我们不讲解，也不布置作业，只请大家在休息前安静，在休息时开口。',
        '同一天晚上还有余票时，排练席的同学可以在票房以 60 元购买任意座位，凭座位牌，一人一张。',
      ],
      [
        'A concert gives answers; a rehearsal is made of questions. Why breathe here? Why are the second violins suddenly louder than the firsts? By evening these have gone, but in the morning they lie on the table.',
        'Students of music, composition and theatre come, and of architecture, physics and literature. Nothing is explained and nothing is set as homework. All that we ask for is quiet until the break, and questions during it.',
        'Where seats are left that evening, those who came in the morning may buy any of them at the counter for ¥60, one each, with the seat tag.',
      ],
    ),
  },
  {
    id: 'listening-evenings',
    title: t('听懂今晚', 'Hearing tonight'),
    kicker: t('所有人，16 岁以上', 'Everyone from sixteen'),
    audiences: ['adults', 'students'],
    ages: { from: 16, to: null },
    standfirst: t(
      '开演前四十五分钟的曲前谈，加上每月一晚的读谱课。不需要识谱，只需要愿意多听一遍。',
      'Talks three quarters of an hour before the concert, and one evening a month with a score. No reading of music is asked for, only the wish to listen twice.',
    ),
    art: { seed: 'talks', key: 'D minor', motif: 'neume', mood: 'lyric' },
    entry: 'free',
    place: t('和鸣音乐厅　小厅', 'Chamber Hall, Heming Concert Hall'),
    facts: [
      {
        title: t('曲前谈', 'Talks'),
        text: t('30 分钟，凭当晚门票入场', 'Thirty minutes, with your ticket for the evening'),
      },
      {
        title: t('读谱课', 'Score evenings'),
        text: t('90 分钟，免费，请预约', 'Ninety minutes, free; please ask for a place'),
      },
      { title: t('人数', 'Size'), text: t('读谱课每次 40 人', 'Forty at a score evening') },
    ],
    steps: [
      {
        title: t('弹一个和弦', 'One chord'),
        text: t(
          '沈知微坐在钢琴前，从今晚最要紧的那个和弦讲起。',
          'Shen Zhiwei sits at the piano and begins with the chord on which the evening turns.',
        ),
      },
      {
        title: t('听两个版本', 'Two recordings'),
        text: t(
          '同一页总谱，两种速度。举手说说，哪一种更像在走路。',
          'One page of score at two speeds. Hands up: which of them walks?',
        ),
      },
      {
        title: t('带走一句话', 'One sentence to keep'),
        text: t(
          '每次只讲一件事，好让您在厅里认得出它。',
          'One thing only each time, so that you know it when it comes.',
        ),
      },
    ],
    leaders: ['shen-zhiwei', 'gu-jingxing', 'ye-zhaoning'],
    sources: [
      ...[
        'mahler-5',
        'sibelius-vc',
        'mozart-40',
        'verdi-requiem',
        'debussy-lamer',
        'bruckner-4',
        'zhu-10',
        'haydn-94',
      ].map(programId => ({ kind: 'talk' as const, programId, before: TALK_BEFORE })),
      ...workshops(today, [
        {
          id: 'score',
          weeks: [1, 5, 9, 13, 17, 21, 25, 29],
          weekday: 2,
          time: '19:00',
          minutes: 90,
          themes: [
            t('读谱课：马勒怎样写“远处”', 'Score evening: how Mahler writes “far away”'),
            t('读谱课：海顿的玩笑', 'Score evening: Haydn’s jokes'),
            t('读谱课：印象派的弦乐怎样分部', 'Score evening: dividing the strings in Debussy'),
            t('读谱课：朱践耳的一行诗', 'Score evening: one line of verse by Zhu Jian’er'),
          ],
        },
      ]),
    ],
    html: html(
      [
        '“听懂”不是一种考试成绩。听懂今晚，意思是三十分钟之后，您会在第二乐章里认出一个人，知道他从哪里来，为什么犹豫。',
        '曲前谈凭当晚门票入场，不对号，请从小厅东门进。内容会录成文字，第二天放在音乐会页面上。',
        '读谱课每月一次，发给每人一页谱。不识谱也没有关系：我们看的是线条往哪里走，哪里挤，哪里空。迟到可以从后门进，讲到一半离开也不失礼。',
      ],
      [
        'To understand is not to pass an examination. It means that half an hour later you recognise somebody in the second movement, and know where they came from and why they hesitate.',
        'Talks are open to all who hold a ticket for the evening; seats are not numbered, and the east door of the Chamber Hall is the way in. A summary stands on the concert’s page the next day.',
        'Once a month there is an evening with one page of score for each. You need not read music: we look at where the lines go, where they crowd and where they leave room. Latecomers use the back door, and leaving half-way is no offence.',
      ],
    ),
  },
];

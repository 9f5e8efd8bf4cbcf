import { adult, ensemble, place, type ShowContent, show, student, weekly } from './build.ts';

/** Workshops and courses for grown-ups. */
export const learners: readonly ShowContent[] = [
  show({
    id: 'show-podium',
    kind: 'workshop',
    title: ['站上指挥台', 'Stand on the podium'],
    standfirst: [
      '贝多芬第五的前二十一小节，四十位乐手，轮到您起拍。',
      'The first twenty-one bars of Beethoven’s Fifth, forty players, and your upbeat.',
    ],
    text: [
      [
        '上午分组练习手势与呼吸，下午每人六分钟与乐团合作，结束后拿到自己的录像。',
        'Gesture and breathing in groups in the morning; six minutes each with the orchestra in the afternoon, and a film of it to take home.',
      ],
      [
        '需要能读懂高音谱号。指挥棒可以自带，也可以借用。',
        'You should read the treble clef. Bring a baton or borrow one.',
      ],
    ],
    art: { key: 'C minor', motif: 'fan', mood: 'dark' },
    room: 'rehearsal',
    ages: ['16 岁以上', 'From 16'],
    minutes: 300,
    types: [place(680), student(380)],
    capacity: 10,
    limit: 1,
    program: 'beethoven-5',
    dates: [{ week: 4, weekday: 6, time: '10:00', mark: 'few' }, ...weekly([9, 14], 6, '10:00')],
  }),
  show({
    id: 'show-timpani',
    kind: 'workshop',
    title: ['定音鼓一小时', 'An hour with the timpani'],
    standfirst: [
      '四面鼓，一根踏板，怎样打得轻比怎样打得响更难。',
      'Four drums and a pedal. Playing softly is harder than playing loud.',
    ],
    text: [
      [
        '首席定音鼓从调音讲起：耳朵贴近鼓皮，哼一个音，踩下踏板，直到鼓替您哼出来。',
        'The principal begins with tuning: an ear to the skin, a hummed note, the pedal, until the drum hums it back.',
      ],
      [
        '最后半小时打一段布鲁克纳的渐强，从几乎没有到整间屋子。',
        'The last half hour is one Bruckner crescendo, from almost nothing to the whole room.',
      ],
    ],
    art: { key: 'E major', motif: 'pulse', mood: 'dark' },
    room: 'studio',
    ages: ['12 岁以上', 'From 12'],
    minutes: 60,
    types: [place(200), student(120)],
    capacity: 8,
    limit: 2,
    dates: weekly([1, 2, 5, 10], 3, '19:00'),
  }),
  show({
    id: 'show-reed',
    kind: 'workshop',
    title: ['自制一片簧片', 'Make a reed'],
    standfirst: [
      '一截芦苇，一把刀，三个小时，带走一片能响的双簧管哨片。',
      'A piece of cane, a knife and three hours, and you leave with an oboe reed that speaks.',
    ],
    text: [
      [
        '双簧管乐手一生有一半时间在削哨片。您会明白为什么演出前他们总低着头。',
        'Oboists spend half their lives at this. You will see why they look down before a concert.',
      ],
      [
        '工具有刃，请听老师的话；围裙由我们准备。',
        'The tools are sharp, so please listen to the teacher; aprons are here.',
      ],
    ],
    art: { key: 'Bb major', motif: 'lissajous', mood: 'lyric' },
    room: 'studio',
    ages: ['16 岁以上', 'From 16'],
    minutes: 180,
    types: [place(320, ['含材料', 'Materials included'])],
    capacity: 6,
    limit: 2,
    dates: [{ week: 2, weekday: 7, time: '14:00', mark: 'few' }, ...weekly([7, 13], 7, '14:00')],
  }),
  show({
    id: 'show-score-day',
    kind: 'workshop',
    title: ['会读总谱的一天', 'A day with the score'],
    standfirst: [
      '从五条线到二十八行，一天之后，您能在音乐会上跟着总谱走到最后一页。',
      'From five lines to twenty-eight staves: after one day you can follow a score to its last page.',
    ],
    text: [
      [
        '上午看莫扎特第四十，下午看德彪西《大海》。图书馆的谱务会拿出演出用谱，上面有每一位指挥的铅笔字。',
        'Mozart’s Fortieth in the morning, Debussy’s La mer in the afternoon. The librarian brings out the performing parts with every conductor’s pencil marks.',
      ],
      [
        '需要认得音符，不需要会弹琴。午餐包括在内。',
        'You should know the notes; you need not play. Lunch is included.',
      ],
    ],
    art: { key: 'G minor', motif: 'neume', mood: 'lyric' },
    room: 'library',
    ages: ['成人', 'Adults'],
    minutes: 360,
    types: [place(420), student(220)],
    capacity: 14,
    limit: 2,
    dates: weekly([3, 12], 6, '10:00'),
  }),
  show({
    id: 'show-six-evenings',
    kind: 'course',
    title: ['六个夜晚听懂交响曲', 'Six evenings with the symphony'],
    standfirst: [
      '海顿、贝多芬、舒伯特、勃拉姆斯、马勒、肖斯塔科维奇，一晚一部。',
      'Haydn, Beethoven, Schubert, Brahms, Mahler, Shostakovich: one evening each.',
    ],
    text: [
      [
        '不讲术语，先听。每晚只抓住一件事：一个停顿，一次转调，一件只响一次的乐器。六个晚上之后，您会多出六双耳朵。',
        'Listening before terms. Each evening takes hold of one thing: a silence, a change of key, an instrument that sounds once. After six evenings you have six new pairs of ears.',
      ],
      [
        '每周二晚七点，钢琴与录音并用。缺席一次可以看笔记。',
        'Tuesdays at seven, with piano and recordings. If you miss one there are notes.',
      ],
    ],
    art: { key: 'Eb major', motif: 'harmonics', mood: 'lyric' },
    room: 'library',
    ages: ['成人', 'Adults'],
    minutes: 90,
    types: [place(720, ['六次课', 'Six evenings']), student(360)],
    capacity: 40,
    limit: 2,
    dates: [
      { week: 2, weekday: 2, time: '19:00', sessions: 6 },
      { week: 12, weekday: 2, time: '19:00', sessions: 6 },
    ],
  }),
  show({
    id: 'show-city-choir',
    kind: 'course',
    title: ['城市合唱课', 'The city choir'],
    standfirst: [
      '八次排练，一次登台。不考试，只要愿意开口。',
      'Eight rehearsals and one performance. No audition; you only have to open your mouth.',
    ],
    text: [
      [
        '合唱指挥从呼吸教起，第八周与乐团一起唱勃拉姆斯《命运之歌》的最后一页。',
        'The chorus master starts with breathing; in the eighth week you sing the last page of Brahms’s Schicksalslied with the orchestra.',
      ],
      [
        '每周四晚，四个声部都缺人，男低音尤其欢迎。',
        'Thursday evenings. Every voice is wanted, basses above all.',
      ],
    ],
    art: { key: 'Eb major', motif: 'pipes', mood: 'bright' },
    room: 'rehearsal',
    ages: ['18 岁以上', 'From 18'],
    minutes: 120,
    types: [place(560, ['八次排练', 'Eight rehearsals']), student(280)],
    capacity: 90,
    limit: 2,
    dates: [{ week: 3, weekday: 4, time: '19:00', sessions: 8 }],
  }),
  show({
    id: 'show-chamber-coaching',
    kind: 'course',
    title: ['业余室内乐指导', 'Chamber music coaching'],
    standfirst: [
      '带上您的三重奏或四重奏，三个周日下午，由乐团声部首席指导。',
      'Bring your trio or quartet for three Sunday afternoons with principals of the orchestra.',
    ],
    text: [
      [
        '每组每次五十分钟，其余时间旁听别人的课。最后一次在前厅演奏，请家人来听。',
        'Fifty minutes for each group each time, and the rest spent listening to the others. The last Sunday ends with a concert in the foyer; families welcome.',
      ],
      ['没有组合的人可以报名旁听席。', 'Without a group you may come and listen.'],
    ],
    art: { key: 'D minor', motif: 'fhole', mood: 'lyric' },
    room: 'studio',
    ages: ['14 岁以上', 'From 14'],
    minutes: 240,
    types: [ensemble(1200), place(90, ['旁听', 'To listen'])],
    capacity: 28,
    limit: 4,
    dates: [{ week: 5, weekday: 7, time: '13:00', sessions: 3 }],
  }),
  show({
    id: 'show-preludes',
    kind: 'course',
    title: ['演前三十分钟', 'Thirty minutes before'],
    standfirst: [
      '四场演前导赏的联票：坐进排练厅，弹几个和弦，再去听音乐会。',
      'A pass for four introductions: a few chords at the piano, and then the concert.',
    ],
    text: [
      [
        '柏源在钢琴前拆开当晚的曲子，只拆一个地方。听众说，最难的是讲完之后等他合上琴盖。',
        'Bo Yuan takes the evening’s music apart at one place only. The hardest part, people say, is waiting for him to close the lid.',
      ],
      ['不含音乐会门票。', 'Concert tickets are not included.'],
    ],
    art: { key: 'F minor', motif: 'keys', mood: 'dark' },
    room: 'rehearsal',
    ages: ['成人', 'Adults'],
    minutes: 30,
    types: [adult(120), student(60)],
    capacity: 100,
    dates: [{ week: 1, weekday: 5, time: '18:30', sessions: 4 }],
  }),
];

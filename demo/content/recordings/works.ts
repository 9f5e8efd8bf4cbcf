import type { Cast, Work } from './build.ts';

/** Works of which something is rendered, and what there is to say of each movement while it sounds. */

export const beethoven5: Work = {
  id: 'op-67',
  composer: 'beethoven',
  title: ['c小调第五交响曲“命运”', 'Symphony No. 5 in C minor'],
  catalogue: 'Op. 67',
  notes: [
    [
      '一八〇八年十二月二十二日，维也纳河畔剧院，四个小时，没有暖气。第五与第六交响曲在同一晚首演，次序还排反了。',
      'Vienna, 22 December 1808, in the theatre by the river Wien: four hours without heating. The Fifth and the Sixth were first heard on the same evening, with their numbers the other way round.',
    ],
  ],
  movements: [
    {
      title: ['第一乐章　有活力的快板', 'I. Allegro con brio'],
      media: 'beethoven-symphony-5-1',
      notes: [
        [
          '开头没有旋律，只有一个节奏：三短一长。弦乐与单簧管齐奏，调性要到第七小节才真正说清楚。',
          'It begins with no melody, only a rhythm: three short, one long. Strings and clarinets play in unison, and the key is not certain until the seventh bar.',
        ],
        [
          '圆号喊出四个音，第二主题才敢唱。听低音：那个节奏一次也没有离开过。',
          'Four notes from the horns, and then the second theme dares to sing. Listen to the basses: the rhythm never leaves.',
        ],
        [
          '再现部停住了，一支双簧管独自走完一小句。全曲只有这里有人叹气。',
          'In the recapitulation everything stops, and an oboe walks through one small phrase alone. It is the only sigh in the movement.',
        ],
      ],
    },
    { title: ['第二乐章　流动的行板', 'II. Andante con moto'] },
    { title: ['第三乐章　快板', 'III. Allegro'] },
    { title: ['第四乐章　快板', 'IV. Allegro'] },
  ],
};

export const beethoven7: Work = {
  id: 'op-92',
  composer: 'beethoven',
  title: ['A大调第七交响曲', 'Symphony No. 7 in A major'],
  catalogue: 'Op. 92',
  notes: [
    [
      '一八一三年首演那晚，听众要求把第二乐章再奏一遍。两百年过去，这个要求还在。',
      'At the first performance in 1813 the audience asked for the second movement again. Two hundred years later they still do.',
    ],
  ],
  movements: [
    { title: ['第一乐章　稍慢，活泼地', 'I. Poco sostenuto – Vivace'] },
    {
      title: ['第二乐章　小快板', 'II. Allegretto'],
      media: 'beethoven-symphony-7-2',
      notes: [
        [
          '一个木管和弦，像有人推开门。然后是同一个节奏，一长两短两长，由中提琴与大提琴走起来。',
          'A chord in the winds, as if somebody had opened a door. Then one rhythm, long short-short long long, set walking by the violas and cellos.',
        ],
        [
          '每走一遍多一个声部。第二小提琴接过节奏时，下面的大提琴开始唱一条自己的歌。',
          'Each time round there is one more voice. When the second violins take the rhythm, the cellos below begin a song of their own.',
        ],
        [
          '转入A大调，单簧管与大管让一切暖起来。低音还在走路：它没有忘。',
          'A major, and clarinets and bassoons warm everything. The basses keep walking. They have not forgotten.',
        ],
      ],
    },
    { title: ['第三乐章　急板', 'III. Presto'] },
    { title: ['第四乐章　有活力的快板', 'IV. Allegro con brio'] },
  ],
};

export const brandenburg3: Work = {
  id: 'bwv-1048',
  composer: 'bach',
  title: ['G大调第三勃兰登堡协奏曲', 'Brandenburg Concerto No. 3 in G major'],
  catalogue: 'BWV 1048',
  notes: [
    [
      '三把小提琴、三把中提琴、三把大提琴，九个人，没有一个配角。中间的柔板只写了两个和弦，总谱没有再说什么，这里也不替它说。',
      'Three violins, three violas, three cellos: nine players and no supporting parts. Of the Adagio between the two movements Bach wrote two chords; the score says no more, and nothing is added to it here.',
    ],
  ],
  movements: [
    {
      title: ['第一乐章', 'I. [Allegro]'],
      media: 'bach-brandenburg-3-1',
      notes: [
        [
          '开头的三个音几乎就是全部材料：下去一步，再回来。往后每一小节都从它长出来。',
          'The first three notes are nearly all there is: a step down and back. Every later bar grows from them.',
        ],
        [
          '听它在九个人之间传：小提琴说完，中提琴接，大提琴已经在等。',
          'Follow it from player to player: the violins finish, the violas take it up, and the cellos are waiting.',
        ],
      ],
    },
    {
      title: ['第三乐章　快板', 'III. Allegro'],
      media: 'bach-brandenburg-3-3',
      notes: [
        [
          '一支吉格舞曲，十二八拍。十六分音符从头跑到尾，谁也不许先停。',
          'A gigue in twelve-eight. The semiquavers run from the first bar to the last, and nobody may stop first.',
        ],
      ],
    },
  ],
};

export const brandenburg3finale: Work = { ...brandenburg3, movements: brandenburg3.movements.slice(1) };

export const brahms3: Work = {
  id: 'brahms-op90',
  composer: 'brahms',
  title: ['F大调第三交响曲', 'Symphony No. 3 in F major'],
  catalogue: 'Op. 90',
  notes: [
    [
      '一八八三年夏天写于威斯巴登。四个乐章都在轻声中结束，这在交响曲里几乎没有先例。',
      'Written at Wiesbaden in the summer of 1883. All four movements end quietly, which hardly any symphony had done before.',
    ],
  ],
  movements: [
    { title: ['第一乐章　有活力的快板', 'I. Allegro con brio'] },
    { title: ['第二乐章　行板', 'II. Andante'] },
    {
      title: ['第三乐章　稍快的小快板', 'III. Poco allegretto'],
      media: 'brahms-symphony-3-3',
      notes: [
        [
          '大提琴先唱。这条旋律每次回来都换一个人：小提琴、圆号、双簧管，没有一次是全体。',
          'The cellos sing first. Each time the melody returns somebody else has it: violins, horn, oboe, and never everybody.',
        ],
        [
          '中段的木管像在另一间屋子里说话，弦乐用切分轻轻应着。',
          'In the middle the winds seem to talk in another room, and the strings answer off the beat.',
        ],
        [
          '圆号把主题吹回来的那八小节，是许多号手报考乐团时要吹的。',
          'The eight bars in which the horn brings the theme back are asked for at many an audition.',
        ],
      ],
    },
    { title: ['第四乐章　快板', 'IV. Allegro'] },
  ],
};

export const gaelic: Work = {
  id: 'beach-op32',
  composer: 'beach',
  title: ['e小调“盖尔”交响曲', 'Symphony in E minor, “Gaelic”'],
  catalogue: 'Op. 32',
  notes: [
    [
      '一八九六年在波士顿首演，是第一部由美国女性写成并出版的交响曲。她二十九岁，作曲几乎全靠自学。',
      'First played in Boston in 1896: the first symphony by an American woman to be published. She was twenty-nine and had taught herself to compose almost alone.',
    ],
  ],
  movements: [
    { title: ['第一乐章　热烈的快板', 'I. Allegro con fuoco'] },
    {
      title: ['第二乐章　西西里舞曲风，快板', 'II. Alla siciliana – Allegro vivace'],
      media: 'beach-gaelic-symphony-2',
      notes: [
        [
          '双簧管唱一支爱尔兰歌《一片小小的田野》，圆号先替它铺好路。',
          'An oboe sings an Irish song, “The Little Field of Barley”; the horn has prepared the way.',
        ],
        [
          '忽然快起来：同一条旋律被拆成小片，在弦乐里飞。慢乐章与谐谑曲在这里是一回事。',
          'Suddenly it is fast: the same melody in fragments, flying through the strings. Slow movement and scherzo are one.',
        ],
        [
          '歌最后回来，速度也回来，像是什么都没有发生。',
          'At the end the song comes back, and its tempo with it, as if nothing had happened.',
        ],
      ],
    },
    { title: ['第三乐章　慢板，富有表情', 'III. Lento con molto espressione'] },
    { title: ['第四乐章　极快的快板', 'IV. Allegro di molto'] },
  ],
};

export const printemps: Work = {
  id: 'matin-de-printemps',
  composer: 'boulanger',
  title: ['《一个春天的早晨》', 'D’un matin de printemps'],
  catalogue: '',
  notes: [
    [
      '莉莉·布朗热去世前两个月完成的管弦乐版，那年她二十四岁。谱上没有一处像告别。',
      'Lili Boulanger finished this orchestral version two months before her death, at twenty-four. Nothing on the page takes leave.',
    ],
  ],
  movements: [
    {
      title: ['一个春天的早晨', 'D’un matin de printemps'],
      media: 'boulanger-matin-de-printemps',
      notes: [
        [
          '长笛带着一个短促的舞步进来，下面弦乐一直在拨。节拍轻得像没有重拍。',
          'The flute comes in with a short dancing figure over plucked strings. The beat is so light that it hardly has a first.',
        ],
        [
          '中间慢下来，像有云经过；光一回来，舞步也回来。',
          'In the middle it slows, as if a cloud went over. The light comes back, and the dance with it.',
        ],
      ],
    },
  ],
};

export const serenade: Work = {
  id: 'wolf-italian-serenade',
  composer: 'wolf',
  title: ['《意大利小夜曲》', 'Italian Serenade'],
  catalogue: '',
  notes: [
    [
      '一八八七年五月的三天里写成，七分钟的玩笑，四个人都要会开。',
      'Written in three days of May 1887: a joke of seven minutes, in which all four must be funny.',
    ],
  ],
  movements: [
    {
      title: ['极活泼地', 'Molto vivo'],
      media: 'wolf-italian-serenade',
      notes: [
        [
          '像有人在窗下拨吉他，其实是弦乐四重奏。大提琴装作男主角，别人都在笑他。',
          'It sounds like a guitar below a window, and is a string quartet. The cello plays the lover, and the others laugh at him.',
        ],
      ],
    },
  ],
};

export const quartettsatz: Work = {
  id: 'd-703',
  composer: 'schubert',
  title: ['c小调四重奏断章', 'Quartettsatz in C minor'],
  catalogue: 'D. 703',
  notes: [
    [
      '一八二〇年，舒伯特写完这一个乐章，又写了四十一小节行板，就停了笔。为什么停，没有人知道；这一个乐章不缺什么。',
      'In 1820 Schubert wrote this movement and forty-one bars of an Andante, and stopped. Nobody knows why. The movement itself wants nothing.',
    ],
  ],
  movements: [
    {
      title: ['很快的快板', 'Allegro assai'],
      media: 'schubert-quartettsatz-d703',
      notes: [
        [
          '四把琴从最轻处一把叠一把，十来小节堆到最响，然后塌下来。',
          'The four instruments enter one upon another from almost nothing, are at their loudest within a dozen bars, and collapse.',
        ],
        [
          '第二主题让人以为得救了。注意下面的中提琴：它还在发抖。',
          'The second theme seems a rescue. Mind the viola underneath: it is still trembling.',
        ],
      ],
    },
  ],
};

export const GU: Cast = [['gu-jingxing', 'conductor']];
export const XU: Cast = [['xu-huaiyuan', 'conductor']];
export const SOLVANG: Cast = [['henrik-solvang', 'conductor']];
export const ORSAY: Cast = [['madeleine-orsay', 'conductor']];
export const SANTANGELI: Cast = [['aurelio-santangeli', 'conductor']];
export const CHAMBER: Cast = [
  ['heming-chamber', 'group'],
  ['su-yanqiu', 'violin'],
];
export const QUARTET: Cast = [
  ['heming-quartet', 'group'],
  ['lu-mingchuan', 'cello'],
];

export const TALK = 'talk-following-the-score';

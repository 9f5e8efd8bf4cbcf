import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

export const frenchSpanish: readonly ProgramContent[] = [
  {
    id: 'saint-saens-3',
    composer: 'saint-saens',
    name: ['第三交响曲“管风琴”', 'Symphony No. 3 “Organ”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'C minor', motif: 'pipes', mood: 'lyric' },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['bo-yuan', 'organ'],
    ],
    standfirst: [
      '管风琴先在地板里发声，然后掀开屋顶。',
      'First the organ sounds in the floorboards; then it lifts the roof.',
    ],
    works: [
      work(
        'faure-op80',
        'faure',
        ['《佩利亚斯与梅丽桑德》组曲', 'Pelléas et Mélisande, suite'],
        [
          ['前奏曲', 'Prélude', 6],
          ['纺织女', 'Fileuse', 3],
          ['西西里舞曲', 'Sicilienne', 4],
          ['梅丽桑德之死', 'La Mort de Mélisande', 5],
        ],
        'Op. 80',
      ),
      piece('fp-93', 'poulenc', ['g小调管风琴协奏曲', 'Organ Concerto in G minor'], 23, 'FP 93'),
      INTERVAL,
      work(
        'saint-saens-op78',
        'saint-saens',
        ['c小调第三交响曲“管风琴”', 'Symphony No. 3 in C minor, “Organ”'],
        [
          ['柔板—中庸的快板—稍慢的柔板', 'Adagio – Allegro moderato – Poco adagio', 20],
          ['中庸的快板—急板—庄严的—快板', 'Allegro moderato – Presto – Maestoso – Allegro', 16],
        ],
        'Op. 78',
      ),
    ],
    lead: [
      '圣-桑说，他在这部作品里给出了自己所能给的一切，以后不会再这样写了。',
      'He had given everything he was able to give, said Saint-Saëns of this work, and would never do such a thing again.',
    ],
    notes: [
      [
        '1886年，应伦敦爱乐协会之约，圣-桑写下第三交响曲，并亲自指挥首演。同年夏天李斯特去世，总谱出版时题献“纪念弗朗茨·李斯特”。',
        'The Philharmonic Society of London commissioned it in 1886 and Saint-Saëns conducted the first performance himself. Liszt died that summer, and the printed score is dedicated to his memory.',
      ],
      [
        '表面上只有两个乐章，其实每个都含有两个。主题像“震怒之日”的变形，不断换上新的衣裳：不安的十六分音符，众赞歌，最后是凯旋的赋格。',
        'There seem to be two movements, but each contains two. The theme, a cousin of the Dies irae, keeps changing its clothes: restless semiquavers, a chorale, at last a triumphant fugue.',
      ],
      [
        '慢板里管风琴以低音轻轻垫着弦乐，几乎是身体先感觉到；两台钢琴的琶音闪过之后，那个C大调和弦便不需要任何解说了。',
        'In the Poco adagio the organ supports the strings so softly that the body feels it before the ear. After a shimmer of piano arpeggios comes that chord of C major, which needs no note.',
      ],
    ],
  },
  {
    id: 'debussy-lamer',
    composer: 'debussy',
    name: ['大海', 'La Mer'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'Db major', motif: 'waves', mood: 'lyric', rough: 0.8 },
    artists: [['madeleine-orsay', 'conductor']],
    standfirst: [
      '从黎明到正午，海没有一刻是同一个样子。',
      'From dawn to noon the sea is never the same for a moment.',
    ],
    works: [
      piece('l-86', 'debussy', ['《牧神午后前奏曲》', 'Prélude à l’après-midi d’un faune'], 10, 'L. 86'),
      work(
        'ravel-mother-goose',
        'ravel',
        ['《鹅妈妈》组曲', 'Ma mère l’Oye, suite'],
        [
          ['睡美人的帕凡舞曲', 'Pavane de la Belle au bois dormant', 2],
          ['小拇指', 'Petit Poucet', 3],
          ['瓷娃娃女皇', 'Laideronnette, impératrice des pagodes', 4],
          ['美女与野兽的对话', 'Les entretiens de la Belle et de la Bête', 4],
          ['仙境花园', 'Le jardin féerique', 4],
        ],
        'M. 60',
      ),
      INTERVAL,
      work(
        'l-109',
        'debussy',
        ['《大海》，三首交响素描', 'La Mer, three symphonic sketches'],
        [
          ['海上从黎明到中午', 'De l’aube à midi sur la mer', 9],
          ['海浪的嬉戏', 'Jeux de vagues', 7],
          ['风与海的对话', 'Dialogue du vent et de la mer', 8],
        ],
        'L. 109',
      ),
      piece('la-valse', 'ravel', ['《圆舞曲》', 'La Valse'], 12, 'M. 72'),
    ],
    lead: [
      '德彪西写《大海》时多半不在海边；他说，记忆比现实更有用。',
      'Debussy wrote much of La Mer far from any coast; memories, he said, served him better than the real thing.',
    ],
    notes: [
      [
        '初版总谱封面用了葛饰北斋的《神奈川冲浪里》。三个乐章不讲故事，只有光、水与风在乐队里彼此变化；萨蒂打趣说，他最喜欢十一点差一刻的那一段。',
        'The first edition carried a detail of Hokusai’s Great Wave. Its three movements tell no story: light, water and wind change places in the orchestra. Satie joked that he liked best the bit at a quarter to eleven.',
      ],
      [
        '第一乐章中段，大提琴分成四部，每部两把，忽然唱出一段涌浪般的旋律；结尾的铜管众赞歌像正午的太阳。',
        'In the first movement the cellos divide, two to a part, and roll in like a swell; the brass chorale at the end is the sun at noon.',
      ],
      [
        '《牧神》开头的长笛独奏一口气滑下又滑上，布列兹说现代音乐由此醒来。拉威尔的《圆舞曲》则让维也纳的舞会在旋转中碎裂。',
        'The flute that opens the Faune slides down and up in one breath, and Boulez said that modern music awoke with it. In Ravel’s La Valse the Viennese ball turns until it breaks.',
      ],
    ],
  },
  {
    id: 'ravel-bolero',
    composer: 'ravel',
    name: ['波莱罗', 'Boléro'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'A major', motif: 'crescendo', mood: 'lyric', number: 18 },
    artists: [
      ['madeleine-orsay', 'conductor'],
      ['rafael-montoro', 'guitar'],
    ],
    standfirst: [
      '一支旋律，一个鼓点，十五分钟的渐强。',
      'One tune, one drum, a crescendo of fifteen minutes.',
    ],
    works: [
      piece('espana', 'chabrier', ['《西班牙》狂想曲', 'España'], 6),
      work(
        'aranjuez',
        'rodrigo',
        ['《阿兰胡埃斯协奏曲》', 'Concierto de Aranjuez'],
        [
          ['有精神的快板', 'Allegro con spirito', 6],
          ['柔板', 'Adagio', 11],
          ['优雅的快板', 'Allegro gentile', 5],
        ],
      ),
      INTERVAL,
      work(
        'tricorne-2',
        'falla',
        ['《三角帽》第二组曲', 'The Three-Cornered Hat, suite No. 2'],
        [
          ['邻居之舞', 'The Neighbours’ Dance', 3],
          ['磨坊主之舞', 'The Miller’s Dance', 3],
          ['终曲之舞', 'Final Dance', 6],
        ],
      ),
      work(
        'rapsodie-espagnole',
        'ravel',
        ['《西班牙狂想曲》', 'Rapsodie espagnole'],
        [
          ['夜之前奏曲', 'Prélude à la nuit', 4],
          ['马拉加舞曲', 'Malagueña', 2],
          ['哈巴涅拉舞曲', 'Habanera', 3],
          ['集市', 'Feria', 7],
        ],
        'M. 54',
      ),
      piece('bolero', 'ravel', ['《波莱罗》', 'Boléro'], 15, 'M. 81'),
    ],
    lead: [
      '拉威尔说：“我只写过一部杰作，就是《波莱罗》，可惜里面没有音乐。”',
      'I have written only one masterpiece, said Ravel, and that is Boléro; unfortunately there is no music in it.',
    ],
    notes: [
      [
        '小军鼓以同一节奏敲了一百六十九遍，两段旋律轮流出现，每次换一件乐器：长笛、单簧管、大管、高音单簧管、柔音双簧管，直到全体。调性始终是C大调，只在最后忽然移到E大调，又跌回来。',
        'The snare drum plays its rhythm a hundred and sixty-nine times. Two strains alternate, each time on another instrument, until all are in. The key is C major throughout; only at the very end it lurches into E, and falls back.',
      ],
      [
        '法国人笔下的西班牙往往比西班牙更浓。夏布里埃旅行归来写下《西班牙》，法雅听了说，没有一个西班牙人能把霍塔舞写得这样地道。',
        'Frenchmen have often made Spain more Spanish than it is. Chabrier came home from a journey with España, and Falla declared that no Spaniard had caught the jota so well.',
      ],
      [
        '罗德里戈自幼失明。阿兰胡埃斯宫的花园他从未见过，只听过水声与鸟鸣。英国管与吉他的对话，许多人相信是写给未出世的孩子。',
        'Rodrigo was blind from childhood. He never saw the palace gardens of Aranjuez, only heard their water and birds. The dialogue of cor anglais and guitar is often said to mourn a child that was never born.',
      ],
    ],
  },
  {
    id: 'messiaen-turangalila',
    composer: 'messiaen',
    name: ['图伦加利拉交响曲', 'Turangalîla-Symphonie'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'F# major', motif: 'pulse', mood: 'heroic' },
    artists: [
      ['madeleine-orsay', 'conductor'],
      ['tomas-arriaga', 'piano'],
      ['claire-vasseur', 'ondes'],
    ],
    standfirst: [
      '十个乐章，一首关于爱、时间与鸟鸣的颂歌。',
      'Ten movements: a hymn to love, time and birdsong.',
    ],
    works: [
      work(
        'turangalila',
        'messiaen',
        ['《图伦加利拉交响曲》', 'Turangalîla-Symphonie'],
        [
          ['引子', 'Introduction', 6],
          ['爱之歌一', 'Chant d’amour 1', 8],
          ['图伦加利拉一', 'Turangalîla 1', 5],
          ['爱之歌二', 'Chant d’amour 2', 11],
          ['群星之血的欢乐', 'Joie du sang des étoiles', 6],
          ['爱之睡眠的花园', 'Jardin du sommeil d’amour', 12],
          ['图伦加利拉二', 'Turangalîla 2', 4],
          ['爱的展开', 'Développement de l’amour', 12],
          ['图伦加利拉三', 'Turangalîla 3', 5],
          ['终曲', 'Final', 8],
        ],
      ),
    ],
    lead: [
      '“图伦加利拉”来自梵文，梅西安说它同时是爱之歌、欢乐颂、时间、运动、节奏、生与死。',
      'The title joins two Sanskrit words; to Messiaen it meant at once love song, hymn to joy, time, movement, rhythm, life and death.',
    ],
    notes: [
      [
        '1949年伯恩斯坦在波士顿指挥首演。编制极大：独奏钢琴、马特诺琴、成排的键盘打击乐，像一座在印度尼西亚与巴黎之间搭起的乐园。',
        'Leonard Bernstein conducted the first performance in Boston in 1949. The forces are huge: solo piano, ondes Martenot and a row of tuned percussion make a paradise built between Java and Paris.',
      ],
      [
        '几个循环主题贯穿始终：长号的“雕像主题”沉重而骇人，单簧管的“花朵主题”轻柔，和弦组成的“爱的主题”则在第六乐章完全绽放，十二分钟里只有弦乐、马特诺琴与钢琴的鸟鸣。',
        'Cyclic themes run through it: the terrifying “statue” of the trombones, the gentle “flower” of two clarinets, and a theme of love that opens fully in the sixth movement, where for twelve minutes there are only strings, ondes and the piano’s birds.',
      ],
      [
        '第五乐章是一场不肯停下的狂欢，钢琴独奏最后几乎飞起来。请不要担心数不清节奏：梅西安希望您感到的是丰盛。',
        'The fifth movement is a revel that will not stop, and the pianist all but takes off. Do not worry about counting the rhythms: what Messiaen wished you to feel is abundance.',
      ],
    ],
  },
];

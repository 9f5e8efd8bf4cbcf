import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

export const northEast: readonly ProgramContent[] = [
  {
    id: 'dvorak-9',
    composer: 'dvorak',
    name: ['第九交响曲“自新大陆”', 'Symphony No. 9 “From the New World”'],
    type: 'symphonic',
    series: 'subscription',
    art: {
      key: 'E minor',
      motif: 'neume',
      mood: 'lyric',
      theme: [
        [4, 3],
        [7, 1],
        [7, 4],
        [4, 3],
        [2, 1],
        [0, 4],
        [2, 2],
        [4, 2],
        [7, 2],
        [4, 2],
        [2, 6],
      ],
    },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['lu-mingchuan', 'cello'],
    ],
    standfirst: [
      '写给新大陆的信，寄信人却在想家。',
      'A letter from the New World by someone who was thinking of home.',
    ],
    works: [
      work(
        'elgar-op85',
        'elgar',
        ['e小调大提琴协奏曲', 'Cello Concerto in E minor'],
        [
          ['柔板—中板', 'Adagio – Moderato', 8],
          ['缓板—很快的快板', 'Lento – Allegro molto', 5],
          ['柔板', 'Adagio', 5],
          ['快板', 'Allegro', 12],
        ],
        'Op. 85',
      ),
      INTERVAL,
      work(
        'dvorak-op95',
        'dvorak',
        ['e小调第九交响曲“自新大陆”', 'Symphony No. 9 in E minor, “From the New World”'],
        [
          ['柔板—很快的快板', 'Adagio – Allegro molto', 12],
          ['广板', 'Largo', 13],
          ['谐谑曲：极活泼的', 'Scherzo: Molto vivace', 8],
          ['火热的快板', 'Allegro con fuoco', 11],
        ],
        'Op. 95',
      ),
    ],
    lead: [
      '1892年，德沃夏克到纽约任教；他听黑人灵歌，读《海华沙之歌》，在公寓里想念波希米亚的鸽子。',
      'In 1892 Dvořák came to New York to teach; he listened to spirituals, read Hiawatha, and missed his pigeons in Bohemia.',
    ],
    notes: [
      [
        '广板里的英国管旋律后来被填词成《回家》，许多人以为那是民歌。其实是德沃夏克自己写的，只是写得像一直就在那里。',
        'The cor anglais tune of the Largo was later given the words “Goin’ Home”, and many take it for a folk song. Dvořák wrote it; it only sounds as if it had always been there.',
      ],
      [
        '每个乐章都会记起前一个乐章的主题，到终曲全部汇合。全曲只有一次镲的敲击，轻轻的，在末乐章里，很容易错过。',
        'Each movement remembers the themes of those before it, and in the finale all meet. The cymbals have a single stroke in the whole work, quiet and easily missed, in the last movement.',
      ],
      [
        '上半场是埃尔加1919年的告别之作。战争结束了，他熟悉的世界也结束了；大提琴以四个和弦开口，像推开一扇沉重的门。',
        'Before the interval stands Elgar’s farewell of 1919. The war was over, and so was the world that he knew; the cello opens with four chords, like a heavy door.',
      ],
    ],
  },
  {
    id: 'dvorak-cello',
    composer: 'dvorak',
    name: ['b小调大提琴协奏曲', 'Cello Concerto in B minor'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'B minor', motif: 'bow', mood: 'lyric' },
    artists: [
      ['henrik-solvang', 'conductor'],
      ['ilse-brandvik', 'cello'],
    ],
    standfirst: [
      '大提琴在乐队的中央说话，说的是乡愁。',
      'A cello speaks from the middle of the orchestra, and it speaks of home.',
    ],
    works: [
      piece('vltava', 'smetana', ['交响诗《沃尔塔瓦河》', 'Vltava (The Moldau)'], 12, 'JB 1:112'),
      work(
        'dvorak-op104',
        'dvorak',
        ['b小调大提琴协奏曲', 'Cello Concerto in B minor'],
        [
          ['快板', 'Allegro', 15],
          ['不太慢的柔板', 'Adagio, ma non troppo', 12],
          ['中庸的快板', 'Allegro moderato', 13],
        ],
        'Op. 104',
      ),
      INTERVAL,
      work(
        'dvorak-op88',
        'dvorak',
        ['G大调第八交响曲', 'Symphony No. 8 in G major'],
        [
          ['有活力的快板', 'Allegro con brio', 10],
          ['柔板', 'Adagio', 10],
          ['优雅的小快板', 'Allegretto grazioso', 6],
          ['从容的快板', 'Allegro ma non troppo', 10],
        ],
        'Op. 88',
      ),
    ],
    lead: [
      '勃拉姆斯读完总谱后说：要是早知道大提琴协奏曲能写成这样，我自己也会写一首。',
      'Had he known that one could write such a cello concerto, Brahms is said to have remarked, he would have written one himself.',
    ],
    notes: [
      [
        '协奏曲写于德沃夏克在美国的最后一个冬天。慢乐章里引用了他早年的歌《让我独自一人》，那是妻姐约瑟菲娜最爱的歌，而她正在布拉格病着。',
        'The concerto belongs to Dvořák’s last American winter. Its slow movement quotes his song “Leave me alone”, a favourite of his sister-in-law Josefina, who lay ill in Prague.',
      ],
      [
        '他回国后不久，约瑟菲娜去世。德沃夏克改写了结尾：将要结束时音乐停下来，歌的旋律由独奏小提琴轻轻送回，然后才是最后的一跃。他不许任何人在此加入华彩。',
        'She died soon after his return, and he rewrote the ending. On the brink of the close the music halts, a solo violin brings back the song, and only then comes the last leap. He forbade any cadenza.',
      ],
      [
        '斯美塔那写《沃尔塔瓦河》时已经失聪；两支长笛是两股源头，汇成大河，流过狩猎、婚礼与月夜，直到布拉格。',
        'Smetana was deaf when he completed Vltava. Two flutes are its two springs; they join into a river that passes a hunt, a wedding and moonlight on its way to Prague.',
      ],
    ],
  },
  {
    id: 'tchaikovsky-pc1',
    composer: 'tchaikovsky',
    name: ['第一钢琴协奏曲', 'Piano Concerto No. 1'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'Bb minor', motif: 'keys', mood: 'dark' },
    artists: [
      ['aurelio-santangeli', 'conductor'],
      ['shen-zhiwei', 'piano'],
    ],
    standfirst: ['那个著名的开头，从此再也没有回来。', 'The famous opening, which never comes back.'],
    works: [
      piece(
        'th-42',
        'tchaikovsky',
        ['幻想序曲《罗密欧与朱丽叶》', 'Romeo and Juliet, fantasy overture'],
        20,
        'TH 42',
      ),
      INTERVAL,
      piece('tchaikovsky-op45', 'tchaikovsky', ['《意大利随想曲》', 'Capriccio italien'], 15, 'Op. 45'),
      work(
        'tchaikovsky-op23',
        'tchaikovsky',
        ['降b小调第一钢琴协奏曲', 'Piano Concerto No. 1 in B-flat minor'],
        [
          ['不过分的快板，极庄严', 'Allegro non troppo e molto maestoso', 21],
          ['纯朴的小行板', 'Andantino semplice', 7],
          ['火热的快板', 'Allegro con fuoco', 7],
        ],
        'Op. 23',
      ),
    ],
    lead: [
      '1874年平安夜，柴可夫斯基把新协奏曲弹给鲁宾斯坦听，得到一阵沉默，然后是暴风雨般的批评。',
      'On Christmas Eve 1874 Tchaikovsky played his new concerto to Nikolai Rubinstein; there was silence, and then a storm of criticism.',
    ],
    notes: [
      [
        '他一个音也不肯改，把题献转给彪罗。次年十月协奏曲在波士顿首演，大获成功。鲁宾斯坦后来自己也成了它的演奏者。',
        'He refused to change a note and dedicated the work to Hans von Bülow, who gave the first performance in Boston in October 1875 with great success. Rubinstein, in time, played it himself.',
      ],
      [
        '圆号四声之后，钢琴的和弦从琴键两端拍下，弦乐唱出宽广的旋律；奇怪的是，这支旋律此后再未出现。第一乐章真正的主题来自一位乌克兰盲歌手。',
        'After four notes of the horns the piano strikes chords from end to end of the keyboard while the strings sing a broad tune, which, oddly, is never heard again. The true first theme comes from a blind singer in Ukraine.',
      ],
      [
        '《罗密欧与朱丽叶》同样几经修改。仇恨用切分的和弦，爱情用英国管与中提琴；最后定音鼓的心跳停住了。',
        'Romeo and Juliet too went through several versions. Hatred has its syncopated chords, love the cor anglais and the violas; at the end a heartbeat in the timpani stops.',
      ],
    ],
  },
  {
    id: 'tchaikovsky-6',
    composer: 'tchaikovsky',
    name: ['第六交响曲“悲怆”', 'Symphony No. 6 “Pathétique”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'B minor', motif: 'harmonics', mood: 'dark', number: 6 },
    artists: [['xu-huaiyuan', 'conductor']],
    standfirst: ['一部在寂静中熄灭的交响曲。', 'A symphony that goes out in silence.'],
    works: [
      work(
        'tchaikovsky-op48',
        'tchaikovsky',
        ['C大调弦乐小夜曲', 'Serenade for Strings in C major'],
        [
          ['小奏鸣曲形式的乐曲', 'Pezzo in forma di sonatina', 9],
          ['圆舞曲', 'Valse', 4],
          ['悲歌', 'Élégie', 8],
          ['终曲（俄罗斯主题）', 'Finale (Tema russo)', 8],
        ],
        'Op. 48',
      ),
      INTERVAL,
      work(
        'tchaikovsky-op74',
        'tchaikovsky',
        ['b小调第六交响曲“悲怆”', 'Symphony No. 6 in B minor, “Pathétique”'],
        [
          ['柔板—从容的快板', 'Adagio – Allegro non troppo', 18],
          ['优雅的快板', 'Allegro con grazia', 8],
          ['极活泼的快板', 'Allegro molto vivace', 9],
          ['终曲：哀伤的柔板', 'Finale: Adagio lamentoso', 11],
        ],
        'Op. 74',
      ),
    ],
    lead: [
      '首演九天之后，作曲家去世；从此没有人能把这部交响曲与告别分开。',
      'Nine days after its first performance the composer was dead, and ever since nobody has been able to hear this symphony apart from farewell.',
    ],
    notes: [
      [
        '大管在最低处开口，第一乐章里那支著名的旋律像回忆一样来临，又被一声巨响打断。第二乐章是一支五拍子的圆舞曲，脚步总差一拍。',
        'A bassoon speaks from the depths; the famous melody of the first movement arrives like a memory and is broken by a crash. The second movement is a waltz in five, always one step short.',
      ],
      [
        '第三乐章的进行曲如此辉煌，听众几乎总想鼓掌。可是柴可夫斯基把胜利放在了前面，终乐章是缓慢的。',
        'The march of the third movement is so brilliant that audiences can hardly keep from applause. But Tchaikovsky put the triumph before the end, and the finale is slow.',
      ],
      [
        '末乐章的开头，旋律由第一、第二小提琴逐音交替奏出，没有一个声部真的拉过我们听见的那条线。最后只剩低音提琴的脉搏，越来越轻。',
        'At the start of that finale the melody is shared note by note between first and second violins, so that nobody actually plays the line we hear. At last only the pulse of the double basses is left, fading.',
      ],
    ],
  },
  {
    id: 'rachmaninoff-pc2',
    composer: 'rachmaninoff',
    name: ['第二钢琴协奏曲', 'Piano Concerto No. 2'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'C minor', motif: 'keys', mood: 'heroic' },
    artists: [
      ['aurelio-santangeli', 'conductor'],
      ['shen-zhiwei', 'piano'],
    ],
    standfirst: ['钟声由远及近，一个人重新开始写作。', 'Bells draw near, and a man begins to compose again.'],
    works: [
      work(
        'rachmaninoff-op18',
        'rachmaninoff',
        ['c小调第二钢琴协奏曲', 'Piano Concerto No. 2 in C minor'],
        [
          ['中板', 'Moderato', 11],
          ['绵延的柔板', 'Adagio sostenuto', 12],
          ['诙谐的快板', 'Allegro scherzando', 12],
        ],
        'Op. 18',
      ),
      INTERVAL,
      work(
        'rachmaninoff-op45',
        'rachmaninoff',
        ['《交响舞曲》', 'Symphonic Dances'],
        [
          ['不快的快板', 'Non allegro', 12],
          ['有活力的行板（圆舞曲速度）', 'Andante con moto (Tempo di valse)', 10],
          ['很慢的缓板—甚活泼的快板', 'Lento assai – Allegro vivace', 13],
        ],
        'Op. 45',
      ),
    ],
    lead: [
      '第一交响曲惨败之后，拉赫玛尼诺夫三年几乎写不出一个音。',
      'After the disaster of his First Symphony, Rachmaninoff could hardly write a note for three years.',
    ],
    notes: [
      [
        '1900年，他接受达尔医生的治疗，医生每天对他重复：你会写出协奏曲，而且写得很好。协奏曲完成后题献给了这位医生。',
        'In 1900 he went to Dr Nikolai Dahl, who told him day after day that he would write his concerto and that it would be excellent. The finished work is dedicated to the doctor.',
      ],
      [
        '钢琴独自奏出八个和弦，像由远及近的钟；主题交给弦乐，钢琴在下面起伏。慢乐章从c小调悄悄滑进遥远的E大调，长笛与单簧管接力歌唱。',
        'The piano begins alone with eight chords, like a bell that draws near; then the strings take the theme and the piano surges beneath. The slow movement slips from C minor into distant E major, where flute and clarinet sing in turn.',
      ],
      [
        '《交响舞曲》是他最后的作品，写于1940年的长岛。萨克斯管唱着俄罗斯式的旋律，末段“震怒之日”与东正教圣咏相搏，他在总谱末尾写下：“感谢你，主。”',
        'The Symphonic Dances of 1940, written on Long Island, were his last work. A saxophone sings a Russian tune; at the end the Dies irae wrestles with an Orthodox chant, and on the last page he wrote his thanks to God.',
      ],
    ],
  },
  {
    id: 'shostakovich-5',
    composer: 'shostakovich',
    name: ['第五交响曲', 'Symphony No. 5'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'D minor', motif: 'discs', mood: 'heroic', number: 5 },
    artists: [['xu-huaiyuan', 'conductor']],
    standfirst: [
      '胜利的结尾里，有一个不断重复的A。',
      'In its triumphant ending one note, A, is repeated over and over.',
    ],
    works: [
      piece('shostakovich-op96', 'shostakovich', ['《节日序曲》', 'Festive Overture'], 6, 'Op. 96'),
      work(
        'prokofiev-op25',
        'prokofiev',
        ['D大调第一交响曲“古典”', 'Symphony No. 1 in D major, “Classical”'],
        [
          ['快板', 'Allegro', 4],
          ['小广板', 'Larghetto', 4],
          ['加沃特舞曲', 'Gavotta', 2],
          ['终曲：极活泼的', 'Finale: Molto vivace', 4],
        ],
        'Op. 25',
      ),
      INTERVAL,
      work(
        'shostakovich-op47',
        'shostakovich',
        ['d小调第五交响曲', 'Symphony No. 5 in D minor'],
        [
          ['中板', 'Moderato', 16],
          ['小快板', 'Allegretto', 5],
          ['广板', 'Largo', 14],
          ['从容的快板', 'Allegro non troppo', 11],
        ],
        'Op. 47',
      ),
    ],
    lead: [
      '1937年，一位三十一岁的作曲家必须用一部交响曲回答一个时代的质问。',
      'In 1937 a composer of thirty-one had to answer his times with a symphony.',
    ],
    notes: [
      [
        '前一年，《真理报》的一篇社论让他的歌剧从舞台上消失。他收回了第四交响曲，用四个月写下第五，在列宁格勒首演，掌声持续了半个多小时。',
        'The year before, an article in Pravda had swept his opera from the stage. He withdrew the Fourth Symphony, wrote the Fifth within months, and in Leningrad the applause went on for half an hour and more.',
      ],
      [
        '第一乐章的主题在弦乐之间跳跃着对峙；广板里没有一件铜管，弦乐分成八部，许多人在首演时哭了。',
        'The first movement’s theme leaps in angry canon between the strings. The Largo uses no brass at all and divides the strings into eight parts; at the first performance many people wept.',
      ],
      [
        '结尾的大调是凯旋，还是被命令的欢呼？指挥们的速度各不相同，答案也各不相同。今晚请您自己听。',
        'Is the major close a triumph, or rejoicing on command? Conductors choose different tempos and so give different answers. Tonight the judgement is yours.',
      ],
    ],
  },
  {
    id: 'stravinsky-firebird',
    composer: 'stravinsky',
    name: ['火鸟组曲', 'The Firebird Suite'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'B major', motif: 'lissajous', mood: 'dark' },
    artists: [['madeleine-orsay', 'conductor']],
    standfirst: [
      '一根羽毛，一座魔法花园，和黎明时的圆号。',
      'A feather, an enchanted garden, and a horn at daybreak.',
    ],
    works: [
      work(
        'petrushka-1947',
        'stravinsky',
        ['舞剧《彼得鲁什卡》（1947年版）', 'Petrushka (1947 version)'],
        [
          ['谢肉节集市', 'The Shrovetide Fair', 10],
          ['彼得鲁什卡的小屋', 'Petrushka’s Room', 4],
          ['摩尔人的小屋', 'The Moor’s Room', 7],
          ['谢肉节集市（傍晚）', 'The Shrovetide Fair (towards evening)', 13],
        ],
      ),
      INTERVAL,
      piece('lyadov-op62', 'lyadov', ['《魔湖》', 'The Enchanted Lake'], 7, 'Op. 62'),
      work(
        'firebird-1919',
        'stravinsky',
        ['《火鸟》组曲（1919年版）', 'The Firebird, suite (1919 version)'],
        [
          ['引子—火鸟之舞', 'Introduction – Dance of the Firebird', 5],
          ['公主们的环舞', 'Round Dance of the Princesses', 5],
          ['卡什切王的魔舞', 'Infernal Dance of King Kashchei', 5],
          ['摇篮曲', 'Berceuse', 4],
          ['终曲', 'Finale', 3],
        ],
      ),
    ],
    lead: [
      '1910年巴黎首演之前，佳吉列夫指着二十八岁的作曲家说：好好看看他，他就要出名了。',
      'Before the Paris première of 1910 Diaghilev pointed at the composer, who was twenty-eight that month, and said: take a good look, he is about to be famous.',
    ],
    notes: [
      [
        '这个委约原本属于里亚多夫，他写得太慢。今晚我们也听他的《魔湖》，七分钟里几乎什么都没有发生，水面却一直在变。',
        'The commission had first been meant for Lyadov, who was too slow. Tonight we also hear his Enchanted Lake: for seven minutes next to nothing happens, and yet the water never stops changing.',
      ],
      [
        '人间用自然音，魔界用半音，斯特拉文斯基把师父里姆斯基的手法推到了底。魔舞的重击之后，摇篮曲由大管唱出，圆号接着吹起黎明。',
        'People sing in plain scales and magic in chromatic ones: Stravinsky took his teacher Rimsky’s device to the limit. After the blows of the infernal dance a bassoon sings the lullaby, and a horn brings the dawn.',
      ],
      [
        '《彼得鲁什卡》写于次年：C大调与升F大调叠在一起，成了木偶的叫喊。他从此不再是谁的学生。',
        'Petrushka came a year later: C major and F-sharp major sounded together become the cry of a puppet. From then on he was nobody’s pupil.',
      ],
    ],
  },
  {
    id: 'bartok-concerto',
    composer: 'bartok',
    name: ['乐队协奏曲', 'Concerto for Orchestra'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'F minor', motif: 'discs', mood: 'lyric', number: 5 },
    artists: [
      ['henrik-solvang', 'conductor'],
      ['lin-wanqiu', 'piano'],
    ],
    standfirst: ['乐队里的每个人，今晚都是独奏者。', 'Tonight everyone in the orchestra is a soloist.'],
    works: [
      piece('galanta', 'kodaly', ['《加兰塔舞曲》', 'Dances of Galánta'], 16),
      work(
        's-124',
        'liszt',
        ['降E大调第一钢琴协奏曲', 'Piano Concerto No. 1 in E-flat major'],
        [
          ['庄严的快板', 'Allegro maestoso', 6],
          ['近似柔板', 'Quasi adagio', 5],
          ['活泼的小快板', 'Allegretto vivace', 4],
          ['兴奋的庄严快板', 'Allegro marziale animato', 4],
        ],
        'S. 124',
      ),
      INTERVAL,
      work(
        'sz-116',
        'bartok',
        ['《乐队协奏曲》', 'Concerto for Orchestra'],
        [
          ['引子', 'Introduzione', 10],
          ['成对的游戏', 'Giuoco delle coppie', 7],
          ['悲歌', 'Elegia', 7],
          ['中断的间奏曲', 'Intermezzo interrotto', 4],
          ['终曲', 'Finale', 10],
        ],
        'Sz. 116',
      ),
    ],
    lead: [
      '1943年夏，病床上的巴托克收到一份委约；几周后他起身写作，体温下降，音符上升。',
      'In the summer of 1943 a commission was brought to Bartók’s sickbed; within weeks he was up and writing, his fever falling as the notes rose.',
    ],
    notes: [
      [
        '曲名说得很清楚：每个声部都会走到前面。第二乐章里木管与小号成双登场，大管隔六度，双簧管隔三度，单簧管隔七度，一对有一对的性格。',
        'The title means what it says: every section comes forward. In the second movement the winds enter in pairs, bassoons in sixths, oboes in thirds, clarinets in sevenths, each couple with a character of its own.',
      ],
      [
        '第四乐章中，一支温柔的匈牙利旋律被一段粗鲁的进行曲打断，那是他在病中从收音机里听到的肖斯塔科维奇。长号滑音大笑，旋律又若无其事地回来。',
        'In the fourth a tender Hungarian tune is interrupted by a vulgar march, which he had heard in a Shostakovich symphony on the radio. Trombones laugh in slides, and the tune returns as if nothing had happened.',
      ],
      [
        '李斯特的协奏曲四个部分一气呵成，三角铁竟有独奏，当年的评论家因此挖苦它是“三角铁协奏曲”。',
        'Liszt’s concerto runs its four parts into one and gives a solo to the triangle, for which a Viennese critic mocked it as a triangle concerto.',
      ],
    ],
  },
  {
    id: 'sibelius-vc',
    composer: 'sibelius',
    name: ['d小调小提琴协奏曲', 'Violin Concerto in D minor'],
    type: 'symphonic',
    series: 'guests',
    art: { key: 'D minor', motif: 'fhole', mood: 'lyric' },
    artists: [
      ['henrik-solvang', 'conductor'],
      ['vera-lindenheim', 'violin'],
    ],
    standfirst: ['冰面之上，一把小提琴独自开始。', 'Above the ice a violin begins alone.'],
    works: [
      piece('sibelius-op26', 'sibelius', ['《芬兰颂》', 'Finlandia'], 8, 'Op. 26'),
      work(
        'sibelius-op47',
        'sibelius',
        ['d小调小提琴协奏曲', 'Violin Concerto in D minor'],
        [
          ['中庸的快板', 'Allegro moderato', 16],
          ['很慢的柔板', 'Adagio di molto', 8],
          ['不太过分的快板', 'Allegro, ma non tanto', 8],
        ],
        'Op. 47',
      ),
      INTERVAL,
      work(
        'sibelius-op43',
        'sibelius',
        ['D大调第二交响曲', 'Symphony No. 2 in D major'],
        [
          ['小快板', 'Allegretto', 10],
          ['行板，但自由的速度', 'Tempo andante, ma rubato', 14],
          ['极活泼的', 'Vivacissimo', 6],
          ['终曲：中庸的快板', 'Finale: Allegro moderato', 14],
        ],
        'Op. 43',
      ),
    ],
    lead: [
      '西贝柳斯少年时想当小提琴家，终究没有当成；他把那个梦写成了唯一一部协奏曲。',
      'As a boy Sibelius wanted to be a violinist and never became one; he wrote the dream into his only concerto.',
    ],
    notes: [
      [
        '弦乐加了弱音器，轻得像冰上的薄雾，独奏在第四小节进入，仿佛早已在别处唱着。第一乐章的华彩放在中央，取代了通常的发展部。',
        'Muted strings are as thin as mist on ice; the soloist enters in the fourth bar as if the song had long been going on elsewhere. The great cadenza stands in the middle of the movement, in the place of a development.',
      ],
      [
        '1904年的初稿并不成功，次年的修订版由理查·施特劳斯指挥，才成为今天的样子。有位评论家把末乐章称作“北极熊的波洛奈兹”。',
        'The first version of 1904 did not please; the revision, conducted by Richard Strauss the next year, is the work we know. A critic called the finale a polonaise for polar bears.',
      ],
      [
        '第二交响曲在意大利开始酝酿，却在芬兰完成。三个上行的音是它的种子，到终乐章展开成一片开阔的D大调。',
        'The Second Symphony was begun in Italy and finished in Finland. Three rising notes are its seed, and in the finale they open into a wide D major.',
      ],
    ],
  },
];

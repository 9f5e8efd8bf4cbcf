import { h, list, p, quote, stories } from './story.ts';

export const orchestra = stories('orchestra', [
  {
    id: 'news-basses',
    daysAgo: 2,
    author: 'tao',
    title: ['八把低音提琴过马路', 'Eight double basses cross the road'],
    text: [
      '从排练厅到音乐厅一百二十米，乐务组走了四十分钟。',
      'It is 120 metres from the rehearsal room to the hall, and it took forty minutes.',
    ],
    caption: ['八条粗弦，八个影子。', 'Eight thick strings and eight shadows.'],
    art: { seed: 'basses', key: 'A minor', motif: 'bow', mood: 'lyric' },
    programs: ['brahms-4', 'bruckner-4'],
    artists: ['gu-jingxing'],
    body: [
      p(
        '每逢换厅排练，听松路上都会出现一支奇怪的队伍：八只比人还高的琴箱，八个人推着，前后各有一位乐务举着小旗。路口的交警已经认得他们，绿灯会多留几秒。',
        'Whenever a rehearsal moves house, an odd procession appears on Tingsong Road: eight cases taller than the people who push them, with a stagehand and a small flag in front and behind. The traffic officer at the crossing knows them by now, and lets the green light last a little longer.',
      ),
      p(
        '最老的一把琴年纪比乐团还大，低音声部叫它“外公”。外公怕风，所以永远走在队伍中间；外公也怕台阶，因此队伍要绕到西门，比别人多走五十米。',
        'The oldest of them is older than the orchestra, and the section calls it Grandfather. Grandfather dislikes wind, so it always travels in the middle. Grandfather dislikes steps too, so everyone goes round by the west door, fifty metres more.',
      ),
      h('低音是怎样被听见的', 'How a bass is heard'),
      p(
        '大音乐厅的舞台是一块架空的松木地板，低音提琴的尾钉扎在上面，整块地板就成了第二只音箱。乐务组在地板下面铺过毡子，又撤掉了，因为声部的人说“脚底听不见了”。',
        'The stage of the Grand Hall is a floor of pine over a hollow, and the end-pins of the basses stand in it, so that the whole floor sounds along. The stage crew once laid felt beneath it and took it out again: the players complained that their feet could no longer hear.',
      ),
      p(
        '勃拉姆斯第四交响曲最后的三十段变奏，低音一直在下面走同样的八小节。若您买的是舞台后方的座位，请留意他们的左手：全曲最难的一处，是看上去什么也没有发生的那一段。',
        'In the thirty variations that close Brahms’s Fourth the bass goes on walking the same eight bars. From the seats behind the stage you can watch their left hands: the hardest passage of all is the one in which nothing seems to happen.',
      ),
    ],
  },
  {
    id: 'news-chorus',
    daysAgo: 18,
    author: 'house',
    title: ['和鸣合唱团招募男低音', 'The Heming Chorus is looking for basses'],
    text: [
      '不要求视谱，要求每周二、四晚上准时。',
      'No sight-reading asked for; punctuality on Tuesdays and Thursdays is.',
    ],
    caption: ['九十位歌手，一次呼吸。', 'Ninety singers and one breath.'],
    art: { seed: 'chorus', key: 'G minor', motif: 'fan', mood: 'heroic', number: 10 },
    programs: ['verdi-requiem', 'beethoven-9', 'xian-yellow-river'],
    artists: ['heming-chorus', 'ye-zhaoning'],
    body: [
      p(
        '为准备威尔第《安魂曲》、贝多芬第九交响曲与《黄河大合唱》，和鸣合唱团招募男低音六名、男高音四名。合唱团现有九十人，一半是职业歌者，一半是医生、教师、程序员和一位退休的列车长。',
        'For Verdi’s Requiem, Beethoven’s Ninth and the Yellow River Cantata the Heming Chorus invites six basses and four tenors. It has ninety members: half are professional singers, the others doctors, teachers, programmers and one retired train conductor.',
      ),
      h('面试内容', 'At the audition'),
      list(
        [
          '一首自选歌曲，不限语言，可以清唱',
          'A song of your choice in any language, without accompaniment if you like',
        ],
        ['跟唱四小节旋律', 'Four bars to sing back'],
        ['与指挥叶昭宁聊十分钟', 'Ten minutes of talk with the conductor, Ye Zhaoning'],
      ),
      p(
        '“我听的不是嗓子，是耳朵。”叶昭宁说，“能听见旁边的人，才谈得上一起唱。”入选者先参加六次试排，再由声部长和指挥共同决定。',
        '“I do not listen to the voice but to the ears,” says Ye Zhaoning. “Whoever hears his neighbour can sing with him.” Those who are chosen come to six trial rehearsals, and then the section leader and the conductor decide together.',
      ),
      p(
        '报名请将姓名与声部发至 tickets@heming.example，我们会在一周内回复面试时间。排练在每周二、四晚七点，热茶从不缺席。',
        'Please write to tickets@heming.example with your name and voice, and we will reply with a time within a week. Rehearsals are on Tuesdays and Thursdays at seven; the hot tea is never late.',
      ),
    ],
  },
  {
    id: 'news-leader',
    daysAgo: 25,
    author: 'xia',
    title: ['苏砚秋：首席的第一件工作是调音', 'Su Yanqiu: a leader’s first duty is the tuning'],
    text: [
      '站起来，等安静，请双簧管给一个A。她说这十秒钟最长。',
      'Stand up, wait for silence, ask the oboe for an A: the longest ten seconds, she says.',
    ],
    caption: ['一条弓，一个A。', 'One bow and one A.'],
    art: { seed: 'leader', key: 'A major', motif: 'fhole', mood: 'bright' },
    programs: ['mahler-5', 'mendelssohn-4', 'bach-brandenburg'],
    artists: ['su-yanqiu', 'heming-chamber'],
    body: [
      p(
        '灯光暗下，首席走上台，先不坐。苏砚秋做这件事已经九个乐季，仍然觉得站着等安静的那十秒钟最长。“观众以为我们在对音，其实是在对耳朵。双簧管给出的那个A，是今天晚上大家共同的地面。”',
        'The lights go down, the leader comes on, and does not sit. Su Yanqiu has done this for nine seasons and still finds that the ten seconds of standing and waiting are the longest. “People think we tune the instruments. We tune our ears. The A from the oboe is the floor on which all of us will stand tonight.”',
      ),
      h('弓法是一种语言', 'Bowing is a language'),
      p(
        '在首席的房间里，整面墙都是谱子。每一部作品上演前两个月，她先为第一小提琴写好弓法，再交给其他弦乐声部长商量。哪里上弓，哪里下弓，决定一句话从哪里吸气。布鲁克纳要长，海顿要短，马勒的同一页上两样都要。',
        'One wall of her room is full of parts. Two months before a work is played she writes the bowings for the first violins, and then the other string principals discuss them. Where a bow goes up and where it goes down decides where a sentence breathes. Bruckner wants it long, Haydn short, and Mahler both on the same page.',
      ),
      p(
        '本季她三次站到乐队前面：莫扎特第三小提琴协奏曲、布鲁赫第一小提琴协奏曲，以及与室内乐团一起演奏的勃兰登堡协奏曲，那一场没有指挥，所有人站着，互相看着拉完。',
        'Three times this season she stands in front: in Mozart’s Third Concerto, in Bruch’s First, and in the Brandenburg Concertos with the chamber players, where there is no conductor and everyone stands and watches everyone.',
      ),
      p(
        '排练结束，她总是最后一个离开舞台。首席要等所有人收好琴，再把自己的谱子合上，这条规矩没有写在任何地方。',
        'When a rehearsal is over she is the last to go. A leader waits until everyone has packed, and then closes her own part; the rule is written nowhere.',
      ),
      quote(
        '独奏时我在说话，坐回去以后，我在替大家听。',
        'As a soloist I speak. Back in my chair I listen for the others.',
        '苏砚秋，乐团首席',
        'Su Yanqiu, leader of the orchestra',
      ),
    ],
  },
  {
    id: 'news-quartet',
    daysAgo: 31,
    author: 'tao',
    title: ['和鸣四重奏十五周年：四个人的房间', 'Fifteen years of the Heming Quartet: a room for four'],
    text: [
      '他们说，争论最多的是《二泉映月》的停顿。',
      'What they argue about most, they say, are the silences in Abing.',
    ],
    caption: ['《二泉映月》，主色孔雀。', 'Moon Reflected in the Second Spring: its colour is peacock.'],
    art: { seed: 'liu-erquan', key: 'Eb minor', motif: 'qin', mood: 'lyric' },
    programs: ['liu-erquan', 'schubert-trout'],
    artists: ['heming-quartet'],
    body: [
      p(
        '十五年来，和鸣弦乐四重奏在室内乐厅演出了近二百场，曲目从海顿到今天的委约新作。四位成员都坐在乐团弦乐的首席席位上，白天奏交响曲，晚上回到四个人的房间。',
        'In fifteen years the Heming Quartet has given almost two hundred concerts in the Chamber Hall, from Haydn to works written for it. All four sit at front desks of the orchestra: symphonies by day, and in the evening a room for four.',
      ),
      p(
        '那间没有窗的排练室在地下一层，墙上有一只停了的钟。第二小提琴说，他们争论最多的不是速度，而是《二泉映月》里的停顿：“停得短了是礼貌，停得长了是表演，正好的那一次，大家都忘了自己在数拍子。”',
        'The rehearsal room has no windows, and a clock on its wall that has stopped. They argue less about tempo, says the second violin, than about the silences in Moon Reflected in the Second Spring: “Too short is polite, too long is theatre. When it is right, everyone has forgotten to count.”',
      ),
      p(
        '周年音乐会的曲目由听众投票选出：海顿“皇帝”、《二泉映月》与德沃夏克“美国”。三首作品，三个民族的歌，都写在四把琴上。演出后四人照例留在台口，直到最后一个问题问完。',
        'The anniversary programme was chosen by the audience: Haydn’s “Emperor”, Moon Reflected in the Second Spring, and Dvořák’s “American”: songs of three peoples on four instruments. Afterwards the four stay at the edge of the stage, as always, until the last question has been asked.',
      ),
      p(
        '他们还保留着第一场的节目单，那晚观众四十一人，其中十二位是家属。第二小提琴说，如今满座的夜晚，他仍然会在第一排找那十二张脸。找到一张，心就定一分。',
        'They still keep the programme of their first evening, when forty-one people came and twelve of those were family. Even on a full night, says the second violin, he looks for those twelve faces along the first row, and with each one that he finds he grows a little calmer.',
      ),
    ],
  },
  {
    id: 'news-tour',
    daysAgo: 46,
    author: 'xia',
    title: ['巡演手记：五座城市，五种寂静', 'Touring notes: five cities and five kinds of silence'],
    text: [
      '同一部勃拉姆斯，在每个厅里都要重新学一遍怎样停。',
      'The same Brahms has to learn anew in each hall how to stop.',
    ],
    caption: ['路线是一支旋律。', 'A route is a melody.'],
    art: { seed: 'tour', key: 'E minor', motif: 'waves', mood: 'serene', rough: 0.6 },
    programs: ['brahms-4', 'dvorak-9'],
    artists: ['gu-jingxing', 'lin-wanqiu'],
    body: [
      p(
        '十二天，五座城市，三吨行李。乐团带着勃拉姆斯第四交响曲与舒曼钢琴协奏曲出门，每到一处，舞台组早到一天，乐队早到三小时，音乐总监早到五分钟，先在空厅里拍一下手。',
        'Twelve days, five cities, three tonnes of luggage. The orchestra took Brahms’s Fourth and Schumann’s Piano Concerto on the road. Everywhere the crew came a day ahead, the players three hours, and the music director five minutes: he claps once into the empty hall.',
      ),
      h('拍一下手，听什么', 'What one hears in a clap'),
      p(
        '第一座厅的余音有两秒半，第四乐章开头的长号可以放心地轻；第三座厅是剧院，余音不到一秒，同样的力度听起来像在道歉。顾景行改的不是音量，而是句子之间的空隙：干的厅里停短些，湿的厅里等余音落地再说下一句。',
        'The first hall rings for two and a half seconds, and the trombones that open the finale can safely be soft. The third is a theatre with less than one, where the same dynamic sounds like an apology. What Gu Jingxing changes is not the volume but the gaps: shorter in a dry hall, and in a wet one long enough for the sound to land.',
      ),
      p(
        '钢琴家林晚秋每晚弹一架不同的琴。她的办法是排练前先不弹舒曼，只弹一条很慢的音阶，弹到琴愿意告诉她自己怕什么为止。',
        'Every night Lin Wanqiu met another piano. Before rehearsing she played no Schumann at all, only a very slow scale, until the instrument was willing to say what it was afraid of.',
      ),
      p(
        '返场曲是投票决定的，五晚五首，没有重复。最后一晚回到家里，加演了德沃夏克的慢乐章。有听众写信来说，那是她第一次在音乐厅里听见自己的呼吸。',
        'The encores were voted for, five nights and no repetition. On the last, at home, it was the slow movement of Dvořák’s Ninth. A listener wrote to say that for the first time in a concert hall she had heard herself breathe.',
      ),
    ],
  },
  {
    id: 'news-academy',
    daysAgo: 58,
    author: 'house',
    title: [
      '乐团学院新学年招考：小提琴与圆号各两席',
      'Orchestra academy: two places each for violin and horn',
    ],
    text: [
      '两年，跟着声部长坐在乐队里，毕业不保证留团，但保证被听见。',
      'Two years beside a principal: no promise of a job, but a promise to be heard.',
    ],
    caption: ['圆号的四圈铜管。', 'Four turns of brass.'],
    art: { seed: 'academy', key: 'F major', motif: 'horn', mood: 'bright', number: 4 },
    programs: ['bruckner-4', 'strauss-alpine'],
    artists: ['gu-jingxing', 'su-yanqiu'],
    body: [
      p(
        '乐团学院每年招收二十六岁以下的年轻乐手，学制两年。学员每季参加不少于十二套曲目，坐在声部长旁边，也单独上课、排室内乐、学着写一页给听众看的曲目介绍。',
        'Each year the academy takes players under twenty-six for two years. They play in at least twelve programmes a season beside a principal, have lessons, rehearse chamber music, and learn to write one page about a work that a listener would want to read.',
      ),
      h('考什么', 'What is asked'),
      list(
        [
          '小提琴：莫扎特任一协奏曲第一乐章，勃拉姆斯第四、门德尔松“意大利”片段',
          'Violin: the first movement of a Mozart concerto; excerpts from Brahms’s Fourth and the “Italian”',
        ],
        [
          '圆号：莫扎特第四协奏曲第一乐章，布鲁克纳第四、《阿尔卑斯交响曲》片段',
          'Horn: the first movement of Mozart’s Fourth Concerto; excerpts from Bruckner’s Fourth and An Alpine Symphony',
        ],
        [
          '第一轮隔帘演奏，评委不知道台上是谁',
          'The first round is played behind a screen: the panel does not know who plays',
        ],
      ),
      p(
        '过去六年从学院毕业的二十一人中，九人留在本团，其余在各地乐团与学校。学院不收学费，每月发生活补贴，考试当日的路费凭票报销。',
        'Of the twenty-one who finished in the last six years nine stayed, and the others play or teach elsewhere. There are no fees; there is a monthly grant, and we pay your fare on the day of the audition.',
      ),
    ],
  },
  {
    id: 'news-score-ode',
    daysAgo: 43,
    author: 'house',
    title: ['动谱：《欢乐颂》先由低音唱出来', 'Moving score: the Ode to Joy begins in the basses'],
    text: [
      '人声开口之前，乐队已经把这支旋律唱了四遍。',
      'Before a voice is heard the orchestra has sung the tune four times.',
    ],
    caption: [
      '贝多芬第九交响曲，D大调终乐章，主色朱砂。',
      'The finale of Beethoven’s Ninth, in D: its colour is cinnabar.',
    ],
    art: { seed: 'beethoven-9', key: 'D major', motif: 'fan', mood: 'heroic', number: 9 },
    programs: ['beethoven-9'],
    artists: ['heming-chorus', 'gu-jingxing'],
    score: 'ode-to-joy',
    body: [
      p(
        '贝多芬第九交响曲的终乐章等了很久才让人声进来。在那之前，大提琴与低音提琴在没有伴奏的安静里奏出一支旋律，几乎全是级进，从不跳得比三度更远，连没有学过音乐的人也能一次唱对。',
        'The finale of Beethoven’s Ninth makes the voices wait. First the cellos and basses play a melody in unaccompanied quiet. It moves almost entirely by step, hardly ever leaps, and can be sung rightly the first time by people who have never learnt music.',
      ),
      p(
        '然后中提琴接过去，大管在旁边添一条自己的线，小提琴第三次，全乐队第四次。动谱里您会看到同一支旋律怎样一层一层变宽，颜色多了，旋律却没有改动一个音。',
        'Then the violas take it over while a bassoon adds a line of its own; the violins are third, the whole orchestra fourth. In the moving score you see one melody grow wider layer by layer: there are more colours, and not a note of the tune has changed.',
      ),
    ],
  },
]);

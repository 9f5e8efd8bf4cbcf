import { h, p, quote, stories } from './story.ts';

export const education = stories('education', [
  {
    id: 'news-school',
    daysAgo: 13,
    author: 'xia',
    title: [
      '排练开放日：六所学校的孩子坐进了乐队',
      'Open rehearsal: children of six schools sit in the orchestra',
    ],
    text: [
      '不在观众席，而在第二小提琴与中提琴之间。',
      'Not in the stalls, but between second violins and violas.',
    ],
    caption: ['一百二十把椅子，放在乐手中间。', 'A hundred and twenty chairs among the players.'],
    art: { seed: 'school', key: 'G major', motif: 'tiles', mood: 'bright' },
    programs: ['haydn-94', 'britten-guide'],
    artists: ['xu-huaiyuan'],
    body: [
      p(
        '上周三上午，一百二十名学生走进排练厅，椅子就放在乐手中间。指挥许怀远请他们先闭上眼睛，猜旋律从哪里传来。猜对的人可以睁开眼，看看是谁在拉；结果没有一个孩子愿意睁开。',
        'Last Wednesday a hundred and twenty pupils came into the rehearsal room and found their chairs among the players. Xu Huaiyuan asked them to shut their eyes and guess where the tune came from. Whoever was right might look. Not one of them wanted to.',
      ),
      p(
        '“我以为声音是从指挥那里出来的。”一位四年级学生说，“原来低音提琴一响，地板也在响。”坐在定音鼓旁边的男孩全程把手掌贴在鼓腔上，离开时在登记簿上写：今天我用手听了贝多芬。',
        '“I thought the sound came out of the conductor,” said a girl of ten. “But when the basses play, the floor plays too.” A boy beside the timpani kept his palm on the copper throughout, and wrote in the book when he left: today I heard Beethoven with my hand.',
      ),
      h('怎样报名', 'How to come'),
      p(
        '排练开放日每月一次，面向全市中小学免费，由学校老师报名，每次六所学校、每校二十人。我们会提前两周把曲目和一页导赏寄到学校，孩子们不需要准备，只需要穿走路不响的鞋。',
        'Open rehearsals take place once a month, are free for schools of the city, and are booked by teachers: six schools each time, twenty pupils from each. Two weeks ahead we send the programme and one page about it. Nothing need be prepared; only please wear shoes that do not squeak.',
      ),
      p(
        '有特殊需要的班级可以选择人数减半的安静场：灯光不变，门一直开着，随时可以出去走一走再回来。',
        'Classes with special needs may choose a quiet session with half the number: the lights stay as they are, the door stays open, and anyone may go for a walk and come back.',
      ),
      p(
        '下一次开放日的曲目是海顿“惊愕”。老师们可以放心，那个和弦我们会提前告诉坐在定音鼓旁边的同学。',
        'The next one has Haydn’s “Surprise”. Teachers need not worry: we shall warn whoever sits beside the timpani.',
      ),
    ],
  },
  {
    id: 'news-sign',
    daysAgo: 22,
    author: 'house',
    title: ['亲子音乐会首次提供手语讲解', 'Family concerts now have a sign-language interpreter'],
    text: [
      '讲故事的人有两位：一位用声音，一位用手。',
      'There are two storytellers: one uses her voice, the other her hands.',
    ],
    caption: [
      '《青少年管弦乐指南》，G大调，主色雌黄。',
      'The Young Person’s Guide, in G: its colour is orpiment.',
    ],
    art: { seed: 'britten-guide', key: 'G major', motif: 'tiles', mood: 'bright' },
    programs: ['britten-guide', 'carnival-animals'],
    artists: ['wen-lingyi', 'xu-huaiyuan'],
    body: [
      p(
        '从本季起，每一场亲子音乐会都有手语讲解。讲述者温令仪站在舞台左侧，手语译员站在右侧，两人同时开始，同时停下，中间是乐队。灯光特意为手留了一束暖光。',
        'From this season every family concert is interpreted in sign language. The storyteller Wen Lingyi stands at the left of the stage and the interpreter at the right; they begin together and stop together, with the orchestra between them, and a warm light is kept for the hands.',
      ),
      p(
        '排练花的时间比预想的多。“大管走路”怎样打？“小号亮得像早晨”怎样打？聋人顾问建议不要翻译乐器的名字，而去翻译它的脾气。于是大管成了一位提着灯笼慢慢走的老人，全场都看懂了。',
        'It took longer to rehearse than anyone had thought. How does one sign a bassoon that walks, or a trumpet as bright as morning? A deaf adviser suggested translating not the names of the instruments but their tempers. So the bassoon became an old man walking slowly with a lantern, and everybody understood.',
      ),
      p(
        'A区前两排为使用手语的家庭预留，座位下装有可以感到低音的木板。请致电票务热线预订，票价与同区相同。',
        'The first two rows of block A are kept for families who use sign language, with wooden boards beneath the seats that carry the bass. Please ring the box office to book them; the price is that of the block.',
      ),
    ],
  },
  {
    id: 'news-composers',
    daysAgo: 37,
    author: 'tao',
    title: [
      '十七岁以下作曲工作坊：写给八件乐器的三分钟',
      'Composers under seventeen: three minutes for eight instruments',
    ],
    text: [
      '四十二份总谱，八首上台，所有人都收到了乐手的回信。',
      'Forty-two scores, eight performances, and a letter from the players to everyone.',
    ],
    caption: ['第一稿总是太满。', 'A first draft is always too full.'],
    art: { seed: 'composers', key: 'Eb major', motif: 'keys', mood: 'bright' },
    programs: ['carnival-animals'],
    artists: ['heming-chamber', 'lin-wanqiu'],
    body: [
      p(
        '题目只有一句：写给八件乐器，三分钟，请让最安静的那件乐器也有一句话说。今年收到四十二份总谱，最小的作者九岁，写的是雨水沿着三种不同的屋檐落下。',
        'The task was one sentence: for eight instruments, three minutes, and let the quietest of them have something to say. Forty-two scores came in this year. The youngest author is nine and wrote about rain on three different kinds of roof.',
      ),
      h('第一稿总是太满', 'A first draft is too full'),
      p(
        '室内乐团的乐手用两个周末把四十二份总谱全部视奏了一遍。钢琴家林晚秋坐在作者身边，常问的问题只有一个：“这里你最想让人听见谁？”多数人回答之后，会自己拿起橡皮。',
        'Over two weekends the chamber players sight-read every one of them. Lin Wanqiu sat beside the authors and mostly asked a single question: “Whom do you want us to hear here?” Having answered it, most of them reached for the eraser.',
      ),
      p(
        '八首作品将在《动物狂欢节》之前演出，作者的名字与圣-桑印在同一页上。没有入选的三十四人也都收到一封信，由将要演奏那件乐器的人来写，说明哪一小节最好，哪一小节吹不出来，为什么。',
        'Eight pieces will be played before The Carnival of the Animals, and their authors’ names are printed on the same page as Saint-Saëns’s. The other thirty-four each got a letter from someone who plays the instrument: which bar is best, which bar cannot be played, and why.',
      ),
      p(
        '工作坊明年三月再次开放，题目会在除夕公布。没有学过记谱也可以参加，录音、图画或者一张画满箭头的纸，我们都看得懂。',
        'The workshop opens again in March, and the task will be announced at New Year. You need not know notation: a recording, a drawing, or a sheet of paper full of arrows will do, and we shall understand.',
      ),
      quote(
        '他在第十二小节给了低音提琴一个休止，我等了三十年才有人这样写。',
        'In bar twelve he gives the double bass a rest. I have waited thirty years for someone to write that.',
        '来自一封回信',
        'From one of the letters',
      ),
    ],
  },
  {
    id: 'news-talks',
    daysAgo: 50,
    author: 'house',
    title: ['曲前谈改到舞台上：开演前四十五分钟，不需要预备知识', 'Pre-concert talks move onto the stage'],
    text: [
      '坐在乐手的椅子上听，二十分钟，凭当晚的票。',
      'Sit in a player’s chair and listen for twenty minutes, with the evening’s ticket.',
    ],
    caption: ['谱台上的一盏灯。', 'A lamp on a music stand.'],
    art: { seed: 'talks', key: 'D minor', motif: 'neume', mood: 'lyric' },
    programs: ['bartok-concerto', 'shostakovich-5'],
    body: [
      p(
        '曲前谈从前在前厅举行，杯碟的声音总比讲话的人响。本季起我们搬到舞台上：听众坐在乐手的椅子上，主讲人站在指挥的位置，钢琴弹出今晚要听的三个片段。',
        'The talks used to be held in the foyer, where the cups were louder than the speaker. From this season they are on the stage: the audience takes the players’ chairs, the speaker stands where the conductor will, and a piano plays three passages from the evening.',
      ),
      p(
        '时间是开演前四十五分钟，长二十分钟，凭当晚的票参加，座位先到先得，满一百人为止。我们请主讲人遵守两条规矩：不说“众所周知”，不用一个当晚听不见的词。',
        'They begin forty-five minutes before the concert and last twenty. Your ticket admits you, first come, up to a hundred people. Speakers keep two rules: never say “as everyone knows”, and use no word that cannot be heard that night.',
      ),
      p(
        '行动不便的朋友由西侧升降台上台，请提前十分钟告诉场务。讲座的文字稿散场时可以在前厅领取。',
        'If stairs are difficult, a platform on the west side lifts you to the stage; please tell a steward ten minutes ahead. The text of the talk can be had in the foyer afterwards.',
      ),
    ],
  },
  {
    id: 'news-score-haydn',
    daysAgo: 29,
    author: 'house',
    title: ['动谱：海顿的“惊愕”为什么每次都吓人', 'Moving score: why Haydn’s surprise still works'],
    text: [
      '先用十五小节让您放心，再用一个和弦反悔。',
      'Fifteen bars to make you trust him, and one chord to take it back.',
    ],
    caption: [
      '海顿第九十四交响曲，G大调，主色雌黄。',
      'Haydn’s Ninety-fourth, in G: its colour is orpiment.',
    ],
    art: { seed: 'haydn-94', key: 'G major', motif: 'pulse', mood: 'heroic' },
    programs: ['haydn-94'],
    artists: ['xu-huaiyuan'],
    score: 'haydn-94',
    body: [
      p(
        '第二乐章的主题简单得像童谣：两个两个地走，八小节，弦乐断奏。然后从头再来一遍，轻得只剩下拨弦。听众把身子往前倾，想听清楚一点，就在这时候全乐队奏出一个最强的和弦。',
        'The theme of the slow movement is as simple as a nursery rhyme: it walks two by two for eight bars of detached strings. Then it is repeated so softly that almost nothing is left. The audience leans forward to hear, and at that moment the whole orchestra plays a fortissimo chord.',
      ),
      p(
        '知道了还会吓一跳吗？会的。因为惊吓不在那个和弦，而在它前面的安静。亲子场的孩子们给它起名叫“敲门”，每次都提前捂住耳朵，又从指缝里听。',
        'Does it still work when one knows? It does, because the fright is not in the chord but in the quiet before it. At family concerts the children call it the knock. They cover their ears in advance, and listen between their fingers.',
      ),
      p('您也可以试试看，现在就把音量调大一点。', 'Try it yourself, with the volume up a little.'),
    ],
  },
  {
    id: 'news-score-mozart',
    daysAgo: 52,
    author: 'house',
    title: ['动谱：莫扎特第四十，一声叹息是怎样写成的', 'Moving score: how Mozart writes a sigh'],
    text: [
      '两个音，下行半音，重复三次，一部交响曲就开始了。',
      'Two notes, a semitone down, three times over, and a symphony has begun.',
    ],
    caption: [
      '莫扎特第四十交响曲，g小调，主色雌黄。',
      'Mozart’s Fortieth, in G minor: its colour is orpiment.',
    ],
    art: { seed: 'mozart-40', key: 'G minor', motif: 'neume', mood: 'lyric' },
    programs: ['mozart-40'],
    artists: ['xu-huaiyuan', 'lin-wanqiu'],
    score: 'mozart-40',
    body: [
      p(
        '第四十交响曲没有前奏。中提琴先在下面急促地分奏，像一个人已经说了很久的话，小提琴才插进来：降E到D，一个下行的半音。这是歌剧里叹气的写法，莫扎特让它连叹三声，然后往上跳了一个六度。',
        'The Fortieth has no introduction. Divided violas are already hurrying below, like someone who has long been speaking, when the violins come in with E flat and D, a semitone down. In opera that is how one writes a sigh. Mozart sighs three times, and then leaps up a sixth.',
      ),
      p(
        '请在动谱里留意那一跳之后：旋律用整整两小节才走下来。跳得急，落得慢，这就是它听起来又焦急又温柔的缘故。乐谱上没有一个强音记号。',
        'Watch what follows the leap in the moving score: the melody takes two whole bars to come down again. It jumps quickly and lands slowly, and that is why it sounds both anxious and tender. There is no forte anywhere in these bars.',
      ),
    ],
  },
]);

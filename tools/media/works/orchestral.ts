import { t, type Work } from './work.ts';

const BEETHOVEN = t('贝多芬', 'Ludwig van Beethoven');
const BACH = t('巴赫', 'Johann Sebastian Bach');
const BRANDENBURG = {
  composer: BACH,
  work: 'bach-brandenburg-3',
  workTitle: t('G大调第三勃兰登堡协奏曲，BWV 1048', 'Brandenburg Concerto No. 3 in G major, BWV 1048'),
};
const CHORDS = t('引入和弦', 'Opening chord');

export const beethoven51: Work = {
  composer: BEETHOVEN,
  work: 'beethoven-symphony-5',
  workTitle: t('c小调第五交响曲“命运”，Op. 67', 'Symphony No. 5 in C minor, Op. 67'),
  title: t('第一乐章　有活力的快板', 'I. Allegro con brio'),
  settings: { follow: '729226', pace: 1.12 },
  themes: {
    a: t('动机，四个音', 'The motto, four notes'),
    b: t('副部主题', 'Second theme'),
    c: t('双簧管独白', 'Oboe cadenza'),
    d: t('尾声的新旋律', 'New melody of the coda'),
    e: t('尾声，应答', 'Coda, call and answer'),
  },
  form: [
    ['1', t('呈示部', 'Exposition')],
    ['59', t('副部', 'Second group')],
    ['125', t('展开部', 'Development')],
    ['248', t('再现部', 'Recapitulation')],
    ['303', t('副部再现', 'Second group returns')],
    ['374', t('尾声', 'Coda')],
  ],
};

export const beethoven72: Work = {
  composer: BEETHOVEN,
  work: 'beethoven-symphony-7',
  workTitle: t('A大调第七交响曲，Op. 92', 'Symphony No. 7 in A major, Op. 92'),
  title: t('第二乐章　小快板', 'II. Allegretto'),
  // Between the recording that it follows, nine minutes, and Beethoven's own mark of 76.
  settings: { pace: 1.1 },
  // “Cresc. poco a poco” stands there in print.
  growths: [['59', '67']],
  themes: {
    x: CHORDS,
    a: t('行进主题与对题', 'The tread and its countermelody'),
    b: t('大调段落，单簧管', 'Major-key episode, clarinet'),
  },
  form: [
    ['1', t('引入', 'Introduction')],
    ['3', t('主题与变奏', 'Theme and variations')],
    ['102', t('A 大调段落', 'Episode in A major')],
    ['150', t('主题再现', 'Theme returns')],
    ['183', t('赋格段', 'Fugato')],
    ['225', t('大调段落再现', 'Episode returns')],
    ['243', t('尾声', 'Coda')],
  ],
};

export const brandenburg31: Work = {
  ...BRANDENBURG,
  title: t('第一乐章', 'I. [Allegro]'),
  settings: { length: 0.82, bend: 0.8 },
  themes: {
    a: t('利都奈罗主题', 'Ritornello theme'),
    b: t('三声部接应', 'Passing among the three'),
    c: t('分组对答', 'Groups in dialogue'),
    d: t('独奏音型', 'Solo figuration'),
    e: t('上行音型', 'Rising figure'),
    f: t('持续音上的段落', 'Passage over a pedal'),
  },
  form: [
    ['1', t('利都奈罗', 'Ritornello')],
    ['9', t('第一插段', 'First episode')],
    ['47', t('第二插段', 'Second episode')],
    ['78', t('新主题进入', 'A new subject enters')],
    ['126', t('利都奈罗再现', 'Ritornello returns')],
  ],
};

export const brandenburg33: Work = {
  ...BRANDENBURG,
  title: t('第三乐章　快板', 'III. Allegro'),
  settings: { pace: 1.08, length: 0.8, bend: 0.7, hand: 1 },
  themes: {
    a: t('模仿主题', 'Theme in imitation'),
    b: t('十六分音符接力', 'Running figure, handed on'),
    c: t('第一小提琴的跑句', 'First violin’s runs'),
    d: t('收束', 'Closing figure'),
  },
  form: [
    ['1', t('前半', 'First half')],
    ['13', t('后半', 'Second half')],
  ],
};

export const beach2: Work = {
  composer: t('艾米·比奇', 'Amy Beach'),
  work: 'beach-gaelic-symphony',
  workTitle: t('e小调“盖尔”交响曲，Op. 32', 'Symphony in E minor, “Gaelic”, Op. 32'),
  title: t('第二乐章　西西里舞曲风，快板', 'II. Alla siciliana – Allegro vivace'),
  themes: {
    a: t('西西里舞曲，爱尔兰歌调', 'Siciliana, an Irish song'),
    trans: t('过渡', 'Transition'),
    b: t('快板主题', 'Theme of the Allegro'),
    c: t('快板第二主题', 'Second idea of the Allegro'),
    "c'": t('第二主题变形', 'Second idea, altered'),
    "a'": t('西西里舞曲变形', 'Siciliana, altered'),
    X: t('展开与连接', 'Working-out and links'),
  },
  form: [
    ['1', t('西西里舞曲', 'Siciliana')],
    ['20', t('活泼的快板', 'Allegro vivace')],
    ['169', t('西西里舞曲再现', 'Siciliana returns')],
    ['196', t('尾声', 'Coda')],
  ],
};

export const boulanger: Work = {
  composer: t('莉莉·布朗热', 'Lili Boulanger'),
  work: 'boulanger-matin-de-printemps',
  workTitle: t('《一个春天的早晨》', 'D’un matin de printemps'),
  title: t('一个春天的早晨', 'D’un matin de printemps'),
  themes: {
    x: t('引入', 'Opening'),
    a: t('春天的主题', 'Spring theme'),
    b: t('神秘的乐思', 'Mysterious idea'),
    c: t('宽广的旋律', 'Broad melody'),
  },
  form: [
    ['1', t('主题，长笛', 'Theme, flute')],
    ['50', t('中段', 'Middle section')],
    ['98', t('主题重来', 'Theme again')],
    ['192', t('结尾', 'Close')],
  ],
};

export const brahms33: Work = {
  composer: t('勃拉姆斯', 'Johannes Brahms'),
  work: 'brahms-symphony-3',
  workTitle: t('F大调第三交响曲，Op. 90', 'Symphony No. 3 in F major, Op. 90'),
  title: t('第三乐章　稍快的小快板', 'III. Poco allegretto'),
  // The score has no metronome mark; as it is usually played, about six minutes.
  settings: { tempo: 42 },
  themes: {
    a: t('主题', 'Main theme'),
    b: t('主题的应句', 'Answer to the theme'),
    c: t('中段，木管', 'Middle section, woodwind'),
    d: t('中段，弦乐', 'Middle section, strings'),
    e: t('尾声', 'Coda'),
  },
  form: [
    ['1', t('主部', 'First part')],
    ['55', t('中段', 'Middle section')],
    ['101', t('主部再现，圆号', 'First part returns, horn')],
    ['153', t('尾声', 'Coda')],
  ],
};

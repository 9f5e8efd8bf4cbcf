import { t } from './work.ts';

/** Spoken in English by a machine, sentence by sentence; the captions are written in both languages. */
export const TALK = {
  id: 'talk-following-the-score',
  title: t('怎样跟着总谱听', 'How to follow the score'),
  host: t('数字音乐厅', 'Digital concert hall'),
  sentences: [
    t(
      '欢迎。这是一段简短的导听，由合成语音朗读。',
      'Welcome. This is a short guide, read by a synthetic voice.',
    ),
    t(
      '总谱把所有人在同一时刻演奏的内容写在一页上。',
      'A full score shows, on one page, what everyone plays at the same moment.',
    ),
    t(
      '从左往右是时间，从上往下是乐器。',
      'Time runs from left to right, and the instruments stand from top to bottom.',
    ),
    t(
      '最上面是木管，然后是铜管和定音鼓，弦乐在最下面。',
      'The woodwind are at the top, then the brass and the timpani, and the strings at the foot of the page.',
    ),
    t(
      '音乐响起时，正在演奏的小节会亮起，谱页会自己翻。',
      'While the music sounds, the bar that is being played lights up, and the page turns by itself.',
    ),
    t('不必每个音都看。', 'You need not read every note.'),
    t(
      '先看形状：线条往上走，声音也往上走；音符越密，音乐越快。',
      'Look at the shapes first. When the line climbs, the sound climbs, and where the notes crowd together the music is quick.',
    ),
    t('然后找主旋律。', 'Then look for the melody.'),
    t(
      '舞台图上会亮起正在奏主旋律的声部，它在总谱里的那一行也会标出。',
      'On the plan of the stage, the section that has it is lit, and its line is marked in the score.',
    ),
    t(
      '主旋律常常换人：长笛开了头，单簧管接下去，小提琴把它唱完。',
      'The melody often changes hands. A flute may begin it, a clarinet carries it on, and the violins sing it to the end.',
    ),
    t(
      '如果跟丢了，就等下一次强音，或者按任意一个小节，从那里重新听。',
      'If you lose your place, wait for the next loud chord, or press any bar to listen again from there.',
    ),
    t(
      '听过两三遍，您会发现自己已经提前翻到了下一页。',
      'After the second or third time, you may find that you have turned the page before the music does.',
    ),
    t('祝您听得愉快。', 'Enjoy your listening.'),
  ],
} as const;

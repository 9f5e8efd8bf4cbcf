import { t } from '#server/catalogue/text.ts';
import type { ScoreDoc as Score, ScoreNote } from '#server/catalogue/types-news.ts';

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const PITCH = /^([a-g])([#b]?)(\d)$/;

/** c4 is 60. */
function midi(name: string): number {
  const [, step = '', sign = '', octave = ''] = PITCH.exec(name) ?? [];
  const base = STEPS[step];
  if (base === undefined) throw new Error(`scores: no such pitch ${name}`);
  return 12 * (Number(octave) + 1) + base + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

/**
 * A line of notes one after another: `g4:1 r:.5 e4+g4+c5:2*.9` is a pitch or a chord or a rest, its beats, and its
 * loudness where it is not the line's own.
 */
export function line(start: number, loud: number, text: string): ScoreNote[] {
  let at = start;
  return text
    .trim()
    .split(/\s+/)
    .flatMap(token => {
      const [pitches = '', rest = '1'] = token.split(':');
      const [beats = '1', own] = rest.split('*');
      const length = Number(beats);
      const from = at;
      at += length;
      if (!(length > 0)) throw new Error(`scores: no such length ${token}`);
      if (pitches === 'r') return [];
      return pitches
        .split('+')
        .map((p): ScoreNote => [from, length, midi(p), own === undefined ? loud : Number(own)]);
    });
}

/** Waltz accompaniment: a bass note, then two chords, the second beat a little early as in Vienna. */
const waltz = (start: number, bars: readonly (readonly [bass: string, chord: string])[]): ScoreNote[] =>
  bars.flatMap(([bass, chord], i) => {
    const at = start + i * 3;
    return [
      ...line(at, 0.5, `${bass}:.8`),
      ...line(at + 0.92, 0.3, `${chord}:.55`),
      ...line(at + 2, 0.3, `${chord}:.6`),
    ];
  });

/** Openings of works in the public domain, written out for three parts at most. */
export const scores: readonly Score[] = [
  {
    id: 'beethoven-5',
    tempo: 208,
    beats: 64,
    parts: {
      melody: [
        ...line(1, 0.95, 'g4:1 g4:1 g4:1 eb4:5 r:1 f4:1 f4:1 f4:1 d4:7'),
        ...line(21, 0.55, 'r:4 r:4 r:4 g5:1 g5:1 g5:1 eb5:5 r:4 r:4 g5:1 g5:1 g5:1 d5:5'),
        ...line(57, 0.95, 'g5:1 g5:1 f5:1 d5+b4:4'),
      ],
      inner: [
        ...line(21, 0.45, 'g4:1 g4:1 g4:1 eb4:5 r:4 r:4'),
        ...line(25, 0.5, 'ab4:1 ab4:1 ab4:1 g4:5 r:4'),
        ...line(37, 0.5, 'g4:1 g4:1 g4:1 d4:5'),
        ...line(41, 0.5, 'ab4:1 ab4:1 ab4:1 g4:9'),
        ...line(53, 0.7, 'eb5:1 eb5:1 d5:1 c5:4'),
      ],
      bass: [
        ...line(1, 0.9, 'g3:1 g3:1 g3:1 eb3:5 r:1 f3:1 f3:1 f3:1 d3:7'),
        ...line(24, 0.35, 'c3:12 r:1 b2:12 r:1'),
        ...line(53, 0.75, 'c3:4 r:0.5 d3:2 g2:4'),
      ],
    },
    captions: [
      {
        at: 0,
        text: t(
          '四个音：三短一长。全体弦乐与单簧管齐奏。',
          'Four notes, three short and one long, by all the strings with clarinets.',
        ),
      },
      {
        at: 9,
        text: t(
          '低一级，再说一次。长音更长，像在等回答。',
          'Again, a step lower. The long note is longer, as if waiting for an answer.',
        ),
      },
      {
        at: 21,
        text: t(
          '忽然轻下来：第二小提琴、中提琴、第一小提琴依次接过四个音。',
          'Suddenly soft: second violins, violas and first violins take the four notes in turn.',
        ),
      },
      {
        at: 37,
        text: t(
          '和声换了，节奏没有换。低音一直停在同一个地方。',
          'The harmony changes, the rhythm does not. The bass stays where it is.',
        ),
      },
      {
        at: 53,
        text: t(
          '声音聚拢，停在一个没有说完的和弦上。',
          'The sound gathers, and stops on a chord that leaves the sentence open.',
        ),
      },
    ],
  },
  {
    id: 'dvorak-9',
    tempo: 58,
    beats: 34,
    parts: {
      melody: [
        ...line(0, 0.6, 'f4:1.5 ab4:.5 ab4:2 f4:1.5 eb4:.5 db4:2 eb4:1 f4:1 ab4:1.5 f4:.5 eb4:4'),
        ...line(16, 0.65, 'f4:1.5 ab4:.5 ab4:2 f4:1.5 eb4:.5 db4:2 eb4:1 f4:1 eb4:1.5 db4:.5 db4:4'),
      ],
      inner: [
        ...line(0, 0.22, 'db4+ab3:4 bb3+f3:4 ab3+c4:4 gb3+bb3:2 ab3+c4:2'),
        ...line(16, 0.22, 'db4+ab3:4 bb3+f3:4 gb3+bb3:2 ab3+c4:2 f3+ab3:6'),
      ],
      bass: [...line(0, 0.3, 'db3:4 gb2:4 ab2:4 ab2:4'), ...line(16, 0.3, 'db3:4 gb2:4 ab2:4 db2:6')],
    },
    captions: [
      {
        at: 0,
        text: t('英国管独奏，弦乐加弱音器在下面铺开。', 'The cor anglais alone, over muted strings.'),
      },
      {
        at: 8,
        text: t(
          '旋律几乎只有五个音，没有一处半音。',
          'The tune has hardly more than five pitches, and no semitone anywhere.',
        ),
      },
      {
        at: 14,
        text: t(
          '一口气到这里，在长音的末尾悄悄换气。',
          'One breath as far as this; the next is taken at the end of the long note.',
        ),
      },
      { at: 16, text: t('再来一遍，结尾往家的方向落。', 'Once more, and this time it falls towards home.') },
      {
        at: 27,
        text: t(
          '停在主音上，和弦等它散去。',
          'It rests on the keynote, and the chord waits until it has gone.',
        ),
      },
    ],
  },
  {
    id: 'blue-danube',
    tempo: 168,
    beats: 96,
    parts: {
      melody: [
        ...line(0, 0.6, 'd4:1 d4:1 f#4:1 a4:1 a4:2'),
        ...line(11, 0.6, 'd4:1 d4:1 f#4:1 a4:1 a4:2'),
        ...line(23, 0.6, 'c#4:1 c#4:1 e4:1 b4:1 b4:2'),
        ...line(35, 0.6, 'c#4:1 c#4:1 e4:1 b4:1 b4:2'),
        ...line(47, 0.65, 'd4:1 d4:1 f#4:1 a4:1 d5:2'),
        ...line(59, 0.7, 'd4:1 d4:1 f#4:1 a4:1 d5:2'),
        ...line(71, 0.75, 'e4:1 e4:1 g4:1 b4:3 r:1 g#4:1 a4:1 f#5:4 d5:1 f#4:1 f#4:2 e4:1 b4:2 a4:1 d4:2'),
      ],
      inner: [
        ...line(6, 0.45, 'a5+f#5:1 r:.5 a5+f#5:1'),
        ...line(18, 0.45, 'a5+f#5:1 r:.5 g5+e5:1'),
        ...line(30, 0.45, 'b5+g5:1 r:.5 b5+g5:1'),
        ...line(42, 0.45, 'b5+g5:1 r:.5 a5+f#5:1'),
        ...line(54, 0.5, 'd6+a5:1 r:.5 d6+a5:1'),
        ...line(66, 0.5, 'd6+a5:1 r:.5 b5+g5:1'),
      ],
      bass: waltz(3, [
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+g3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['g2', 'd3+b3'],
        ['g2', 'd3+b3'],
        ['g2', 'd3+b3'],
        ['d3', 'f#3+a3'],
        ['d3', 'f#3+a3'],
        ['a2', 'e3+g3'],
        ['a2', 'e3+c#4'],
        ['d3', 'f#3+a3'],
      ]),
    },
    captions: [
      { at: 0, text: t('三个上行的音，一个和弦。', 'Three rising notes and a chord.') },
      { at: 6, text: t('等一下，高处有人应答。', 'Wait: somebody answers from above.') },
      {
        at: 15,
        text: t(
          '低处的伴奏：第一拍在地上，第二拍总是早一点。',
          'The accompaniment: the first beat on the ground, the second always a little early.',
        ),
      },
      { at: 23, text: t('换一个和弦，还是同样的等待。', 'Another chord, and the same waiting.') },
      { at: 59, text: t('终于放开了，一口气走到高处。', 'At last it lets go, and climbs in one breath.') },
      { at: 84, text: t('转一圈，回到原来的地方。', 'One turn round, and back where we stood.') },
    ],
  },
  {
    id: 'ode-to-joy',
    tempo: 132,
    beats: 66,
    parts: {
      bass: [
        ...line(0, 0.4, 'f#2:1 f#2:1 g2:1 a2:1 a2:1 g2:1 f#2:1 e2:1 d2:1 d2:1 e2:1 f#2:1 f#2:1.5 e2:.5 e2:2'),
        ...line(16, 0.4, 'f#2:1 f#2:1 g2:1 a2:1 a2:1 g2:1 f#2:1 e2:1 d2:1 d2:1 e2:1 f#2:1 e2:1.5 d2:.5 d2:2'),
        ...line(32, 0.35, 'd3:2 a2:2 d3:2 c#3:2 b2:2 g2:2 a2:4 d3:2 a2:2 d3:2 c#3:2 b2:2 g2:2 a2:2 d2:4'),
      ],
      inner: [
        ...line(
          32,
          0.5,
          'f#3:1 f#3:1 g3:1 a3:1 a3:1 g3:1 f#3:1 e3:1 d3:1 d3:1 e3:1 f#3:1 f#3:1.5 e3:.5 e3:2',
        ),
        ...line(48, 0.5, 'd4:2 c#4:2 d4:2 a3:2 b3:2 d4:2 c#4:2 d4:4'),
      ],
      melody: [
        ...line(48, 0.7, 'f#4:1 f#4:1 g4:1 a4:1 a4:1 g4:1 f#4:1 e4:1 d4:1 d4:1 e4:1 f#4:1 e4:1.5 d4:.5 d4:4'),
      ],
    },
    captions: [
      {
        at: 0,
        text: t('大提琴与低音提琴，没有伴奏，很轻。', 'Cellos and basses, unaccompanied and very soft.'),
      },
      {
        at: 8,
        text: t('几乎全是相邻的音：谁都能唱。', 'Nearly all neighbouring notes: anyone can sing it.'),
      },
      {
        at: 16,
        text: t('第二句只改了结尾，回到主音。', 'The second phrase changes only its ending, and comes home.'),
      },
      {
        at: 32,
        text: t(
          '中提琴接过旋律，下面多了一条缓步的低音。',
          'The violas take it over, with a slow bass walking below.',
        ),
      },
      {
        at: 48,
        text: t('小提琴进来，同一支旋律高了一个八度。', 'Violins: the same tune, an octave higher.'),
      },
    ],
  },
  {
    id: 'haydn-94',
    tempo: 92,
    beats: 36,
    parts: {
      melody: [
        ...line(0, 0.45, 'c5:.5 r:.5 c5:.5 r:.5 e5:.5 r:.5 e5:.5 r:.5 g5:.5 r:.5 g5:.5 r:.5 e5:1.5 r:.5'),
        ...line(8, 0.45, 'f5:.5 r:.5 f5:.5 r:.5 d5:.5 r:.5 d5:.5 r:.5 b4:.5 r:.5 b4:.5 r:.5 g4:1.5 r:.5'),
        ...line(16, 0.2, 'c5:.4 r:.6 c5:.4 r:.6 e5:.4 r:.6 e5:.4 r:.6 g5:.4 r:.6 g5:.4 r:.6 e5:1 r:1'),
        ...line(24, 0.18, 'c5:.4 r:.6 c5:.4 r:.6 f#5:.4 r:.6 f#5:.4 r:.6 g5:.4 r:.6 g5+d5+b4:1*1'),
        ...line(32, 0.35, 'g4:.5 r:.5 g4:.5 r:.5 c5:1.5 r:.5'),
      ],
      inner: [
        ...line(16, 0.14, 'e4:.3 r:1.7 e4:.3 r:1.7 c4:.3 r:1.7 c4:.3 r:1.7'),
        ...line(29, 1, 'd4+g4+b4:1*1'),
      ],
      bass: [
        ...line(0, 0.35, 'c3:.5 r:3.5 e3:.5 r:3.5 f3:.5 r:3.5 g3:.5 r:3.5'),
        ...line(16, 0.16, 'c3:.3 r:3.7 e3:.3 r:3.7 a2:.3 r:1.7 d3:.3 r:.7'),
        ...line(29, 1, 'g2+g1:1*1'),
        ...line(32, 0.3, 'g2:.5 r:1.5 c3:1.5'),
      ],
    },
    captions: [
      { at: 0, text: t('弦乐断奏，两个两个地走。', 'Detached strings, walking two by two.') },
      { at: 8, text: t('同样的步子走下来。', 'The same steps, downwards.') },
      {
        at: 16,
        text: t(
          '再来一遍，更轻，只剩拨弦。请把耳朵凑近。',
          'Again, softer, only plucked. Come closer and listen.',
        ),
      },
      { at: 29, text: t('全乐队最强奏，连定音鼓在内。', 'The whole orchestra, fortissimo, with timpani.') },
      { at: 31, text: t('然后像什么也没有发生过。', 'And then as if nothing had happened.') },
    ],
  },
  {
    id: 'mozart-40',
    tempo: 200,
    beats: 66,
    parts: {
      melody: [
        ...line(3, 0.5, 'eb5:.5 d5:.5 d5:1 eb5:.5 d5:.5 d5:1 eb5:.5 d5:.5 d5:1 bb5:2 r:1'),
        ...line(14, 0.5, 'bb5:.5 a5:.5 g5:1 g5:.5 f5:.5 eb5:1 eb5:.5 d5:.5 c5:1 c5:2 r:1'),
        ...line(25, 0.5, 'd5:.5 c5:.5 c5:1 d5:.5 c5:.5 c5:1 d5:.5 c5:.5 c5:1 a5:2 r:1'),
        ...line(36, 0.5, 'a5:.5 g5:.5 f#5:1 f#5:.5 eb5:.5 d5:1 d5:.5 c5:.5 bb4:1 bb4:2 r:1'),
        ...line(48, 0.6, 'bb5:1 a5:2 c6:1 f#5:2 a5:1 g5:2 d5:1 bb5:2 a5:3 r:1'),
      ],
      inner: line(
        0,
        0.18,
        Array.from({ length: 24 }, (_, i): string =>
          i < 12 ? 'bb3+g3:.5 g3:.5 bb3+g3:.5 g3:.5' : 'c4+a3:.5 a3:.5 c4+a3:.5 a3:.5',
        )
          .concat(Array.from({ length: 8 }, () => 'd4+bb3:.5 bb3:.5 d4+a3:.5 a3:.5'))
          .join(' '),
      ),
      bass: [
        ...line(0, 0.3, 'g2:3 r:1 g2:3 r:1 g2:3 r:1 g2:3 r:1 g2:3 r:1 g2:3 r:1'),
        ...line(24, 0.3, 'f#2:3 r:1 f#2:3 r:1 d2:3 r:1 d2:3 r:1 g2:3 r:1 g2:3 r:1'),
        ...line(48, 0.3, 'd3:3 r:1 d3:3 r:1 g2:3 r:1 d2:4'),
      ],
    },
    captions: [
      {
        at: 0,
        text: t('中提琴先在下面急促地分奏。', 'Divided violas are hurrying below before anything begins.'),
      },
      {
        at: 3,
        text: t('降E到D，一个下行的半音：叹息，三次。', 'E flat to D, a semitone down: a sigh, three times.'),
      },
      { at: 9, text: t('跳上一个六度，再慢慢走下来。', 'A leap of a sixth, and a slow way down.') },
      { at: 25, text: t('低一级，重说一遍。', 'The same again, a step lower.') },
      {
        at: 48,
        text: t(
          '小提琴与木管一问一答，停在属和弦上。',
          'Violins and winds in question and answer, and a halt on the dominant.',
        ),
      },
    ],
  },
];

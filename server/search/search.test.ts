import fc from 'fast-check';
import CHARACTERS from 'opencc-js/dict/TSCharacters';
import { describe, expect, it } from 'vitest';
import { distance, forgiven } from './distance.ts';
import { SearchIndex } from './index.ts';
import { excerpt, marked, spansOf } from './marked.ts';
import { chineseNumber, inChinese, indexTerms, normal, termsOf } from './normal.ts';
import { matchPinyin, readingOf, soundsLike } from './pinyin.ts';
import { nicknames } from './providers/nicknames.ts';
import type { Searchable } from './searchable.ts';
import { simplified } from './simplified.ts';

describe('the text that is searched', () => {
  it.each([
    ['貝多芬', '贝多芬'],
    ['第九十四交响曲', '第 94 交响曲'],
    ['第九十四交响曲', '第 94 交响曲'],
    ['Op. 67', 'op67'],
    ['op.67', 'op67'],
    ['作品67', 'op67'],
    ['作品第67号', 'op67 号'],
    ['BWV 1007', 'bwv1007'],
    ['ＢＷＶ１００７', 'bwv1007'],
    ['KV 550', 'k550'],
    ['K.550', 'k550'],
    ['Hob. I:94', 'hobi94'],
    ['Beethoven’s Fifth', 'beethovens 5'],
    ['Dvořák', 'dvorak'],
    ['薇拉\u2060·\u2060林登海姆', '薇拉林登海姆'],
    ['Gu\u00a0Jing\u00adxing', 'gu jingxing'],
  ])('%s is %s', (text, wanted) => expect(normal(text)).toBe(wanted));

  it('leaves out what says nothing, unless it is all there is', () => {
    expect(termsOf('the Symphony No. 5').map(t => t.text)).toEqual(['symphony', '5']);
    expect(termsOf('the').map(t => t.text)).toEqual(['the']);
    expect(termsOf('　…！')).toEqual([]);
  });

  it('reads and writes Chinese numbers alike', () => {
    for (let n = 1; n < 100; n++) expect(chineseNumber(inChinese(n)), inChinese(n)).toBe(n);
    expect(chineseNumber('一百零四')).toBe(104);
    expect(chineseNumber('马')).toBeNaN();
  });

  it('simplifies one character for one, so that places stay', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect([...simplified(text)]).toHaveLength([...text].length);
      }),
    );
  });
});

describe('names', () => {
  const words = (text: string) => indexTerms(text, true).map(t => t.text);
  it('are one with and without marks, hyphens and spaces', () => {
    for (const name of ['圣-桑', '圣·桑', '圣・桑', '圣•桑', '聖桑', '圣桑'])
      expect(words(name), name).toContain('圣桑');
    for (const name of ['Saint-Saëns', 'saint saens', 'SaintSaens', 'Saint‑Saëns'])
      expect(words(name), name).toContain('saintsaens');
    expect(words('Vaughan Williams')).toEqual(['vaughan', 'williams', 'vaughanwilliams']);
    expect(words('古斯塔夫·马勒')).toEqual(['古斯塔夫马勒', '古斯塔夫', '马勒']);
  });
  it('traditional characters are as simplified ones: all of the table, and what is written both ways', () => {
    for (const [a, b] of [
      ['聖桑', '圣桑'],
      ['蕭邦', '萧邦'],
      ['鍾', '钟'],
      ['鐘', '钟'],
      ['裡', '里'],
      ['裏', '里'],
      ['爲', '为'],
      ['為', '为'],
      ['臺灣', '台湾'],
      ['台灣', '台湾'],
      ['著名', '着名'],
      ['樂團', '乐团'],
      ['龘靐', '龘靐'],
    ] as const)
      expect(simplified(a), a).toBe(simplified(b));
    for (const pair of CHARACTERS.split('|')) {
      const [traditional = '', plain = ''] = pair.split(' ');
      expect(simplified(traditional), pair).toBe(simplified(plain));
    }
  });
});

describe('pinyin', () => {
  it.each([
    ['查良镛', 'zhaliangyong'],
    ['朴树', 'piaoshu'],
    ['缪天瑞', 'miaotianrui'],
    ['万俟卨', 'moqixie'],
    ['盖叫天', 'gejiaotian'],
    ['单田芳', 'shantianfang'],
    ['仇英', 'qiuying'],
    ['解晓东', 'xiexiaodong'],
    ['区寄', 'ouji'],
    ['尉迟恭', 'yuchigong'],
    ['厦门', 'xiamen'],
    ['重庆', 'chongqing'],
    ['音乐厅', 'yinyueting'],
    ['长江', 'changjiang'],
    ['陶喆', 'taozhe'],
    ['李堃', 'likun'],
    ['王珺', 'wangjun'],
    ['张玥', 'zhangyue'],
    ['吕思清', 'lvsiqing'],
    ['吕思清', 'lusiqing'],
    ['吕思清', 'lyusiqing'],
    ['任', 'ren'],
    ['曾', 'zeng'],
    ['乐嘉', 'yuejia'],
    ['翟', 'zhai'],
  ])('%s is spelt %s', (name, letters) => {
    expect(matchPinyin(letters, readingOf(name))).toMatchObject({ from: 0, to: [...name].length });
  });
  const spells = (letters: string, run: string) => matchPinyin(letters, readingOf(run))?.quality ?? 0;
  it('is found in full, by initials, begun, and mixed; the fuller the better', () => {
    expect(spells('beiduofen', '贝多芬')).toBeGreaterThan(spells('bdf', '贝多芬'));
    expect(spells('bdf', '贝多芬')).toBeGreaterThan(0);
    expect(spells('beiduof', '贝多芬')).toBeGreaterThan(0);
    expect(spells('jiaoxiang', '第五交响曲')).toBeGreaterThan(0);
    expect(spells('yinyuehui', '音乐会')).toBeGreaterThan(0);
    expect(spells('bach', '巴赫')).toBe(0);
    expect(spells('xq', '第五交响曲')).toBe(0);
  });
  it('knows what sounds the same', () => {
    expect(soundsLike(readingOf('马乐'), readingOf('古斯塔夫马勒'))).toEqual({ from: 4, to: 6 });
    expect(soundsLike(readingOf('贝多芬'), readingOf('马勒'))).toBeNull();
  });
  it('comes to an end for any letters, however many ways there are', () => {
    const run = readingOf('啊安昂奥'.repeat(8));
    fc.assert(
      fc.property(fc.stringMatching(/^[ano]{24}$/), letters => {
        const found = matchPinyin(letters, run);
        expect(found === null || found.to > found.from).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('typing faults', () => {
  /** The textbook's table, without a limit. */
  function plain(a: string, b: string): number {
    const d = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number): number => d[i]?.[j] ?? 0;
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          cost = Math.min(cost, at(i - 2, j - 2) + 1);
        (d[i] as number[])[j] = cost;
      }
    return at(a.length, b.length);
  }
  const word = fc.stringMatching(/^[abc]{0,9}$/);
  it('are counted as the textbook does, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(distance(a, b, limit)).toBe(Math.min(plain(a, b), limit + 1));
      }),
    );
  });
  it('are forgiven by the length of the word', () => {
    expect([3, 4, 6, 7, 20].map(forgiven)).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('marks', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('马勒　第五交响曲', 'Mahler: <b>Symphony</b> No. 5', 'Dvořák’s 第九', '馬勒', 'ﬁne ½ …'),
  );
  const words = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('马勒', 'mahler', 'symphony', '5', 'op67', '.*', '(', '[', 'dvorak'),
    ),
    { maxLength: 4 },
  );
  it('never change the text: its pieces make it again', () => {
    fc.assert(
      fc.property(text, words, (t, w) => {
        const pieces = marked(t, w);
        expect(pieces.map(p => p.text).join('')).toBe(t);
        expect(pieces.every(p => p.text !== '')).toBe(true);
      }),
    );
  });
  it('stand on the word, whatever its accents, script or case', () => {
    const hits = (t: string, ...w: string[]) => spansOf(t, w).map(([from, to]) => t.slice(from, to));
    expect(hits('Antonín Dvořák: Symphony', 'dvorak')).toEqual(['Dvořák']);
    expect(hits('馬勒第五', '马勒')).toEqual(['馬勒']);
    expect(hits('Quartet, Op. 67 No. 2', 'op67')).toEqual(['Op. 67']);
    expect(hits('Mahler and Mahlerian', 'mahler')).toEqual(['Mahler', 'Mahler']);
    expect(hits('Op. 15 and 5', '5')).toEqual(['5']);
    expect(hits('Emahler', 'mahler')).toEqual([]);
  });
  it('an excerpt is where the words are', () => {
    const long = `${'A sentence about something else. '.repeat(12)}Here Mahler comes in. ${'And more. '.repeat(30)}`;
    const cut = excerpt(long, ['mahler'], 120);
    expect(cut).toContain('Mahler');
    expect(cut.length).toBeLessThan(140);
    expect(excerpt('short', ['x'], 120)).toBe('short');
  });
});

describe('nicknames', () => {
  it('are made of composer, number and genre', () => {
    const of = (id: string, zh: string, title: string, en = '') =>
      nicknames(id, { zh, en: zh }, { zh: title, en });
    expect(of('beethoven', '贝多芬', 'c小调第五交响曲“命运”')).toEqual(
      expect.arrayContaining(['贝五', '贝5', '贝多芬五', '贝五交响曲', '命运交响曲']),
    );
    expect(of('sibelius', '西贝柳斯', 'd小调小提琴协奏曲')).toEqual(expect.arrayContaining(['西小协']));
    expect(of('dvorak', '德沃夏克', 'e小调第九交响曲“自新大陆”')).toEqual(
      expect.arrayContaining(['德九', '新世界']),
    );
    expect(of('verdi', '威尔第', '《安魂曲》')).toEqual([]);
    expect(of('x', 'Latin', '第一交响曲')).toEqual([]);
  });
});

describe('the index', () => {
  const item = (id: string, zh: string, en: string, more: Partial<Searchable> = {}): Searchable => ({
    group: 'pages',
    id,
    link: 'home',
    title: { zh, en },
    text: { zh: '', en: '' },
    note: { zh: '', en: '' },
    prior: 0,
    ...more,
  });
  const index = new SearchIndex([
    item('five', '马勒　第五交响曲', 'Mahler: Symphony No. 5'),
    item('nine', '马勒　第九交响曲', 'Mahler: Symphony No. 9'),
    item('note', '一则消息', 'A note', { text: { zh: '有人提到马勒。', en: 'Somebody mentions Mahler.' } }),
  ]);
  const ids = (q: string) => index.search(q).hits.map(h => h.item.id);
  it('puts the title before the text, and wants every word', () => {
    expect(ids('mahler').at(-1)).toBe('note');
    expect(ids('mahler')).toHaveLength(3);
    expect(ids('mahler 9')).toEqual(['nine']);
  });
  it('takes what has most of the words when none has all', () => {
    expect(ids('mahler symphony eleven')).toEqual(expect.arrayContaining(['five', 'nine']));
  });
  it('looks for the first words of a long question only, each once', () => {
    const long = Array.from({ length: 60 }, (_, i) => `qq${String.fromCharCode(97 + (i % 26))}`).join(' ');
    expect(ids(`mahler mahler mahler 9 ${long}`)).toEqual([]);
    expect(ids(`mahler ${'mahler '.repeat(40)}9`)).toEqual(['nine']);
  });
  it('survives any question', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), q => void index.search(q)));
  });
});

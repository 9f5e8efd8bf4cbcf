import { t, type Work } from './work.ts';

export const serenade: Work = {
  composer: t('沃尔夫', 'Hugo Wolf'),
  work: 'wolf-italian-serenade',
  workTitle: t('《意大利小夜曲》', 'Italian Serenade'),
  title: t('极活泼地', 'Molto vivo'),
};

export const quartettsatz: Work = {
  composer: t('舒伯特', 'Franz Schubert'),
  work: 'schubert-quartettsatz',
  workTitle: t('c小调四重奏断章，D. 703', 'Quartettsatz in C minor, D. 703'),
  title: t('很快的快板', 'Allegro assai'),
  // The exposition is played once.
  repeats: false,
};

const LARK = {
  composer: t('海顿', 'Joseph Haydn'),
  work: 'haydn-quartet-op64-5',
  workTitle: t('D大调弦乐四重奏“云雀”，Op. 64 No. 5', 'String Quartet in D major, “The Lark”, Op. 64 No. 5'),
  repeats: false,
};
export const lark: Readonly<Record<string, Work>> = {
  'haydn-quartet-op64-5-1': { ...LARK, title: t('第一乐章　中庸的快板', 'I. Allegro moderato') },
  'haydn-quartet-op64-5-2': { ...LARK, title: t('第二乐章　如歌的柔板', 'II. Adagio cantabile') },
  'haydn-quartet-op64-5-3': { ...LARK, title: t('第三乐章　小步舞曲', 'III. Menuet: Allegretto') },
  'haydn-quartet-op64-5-4': { ...LARK, title: t('第四乐章　终曲，活泼地', 'IV. Finale: Vivace') },
};

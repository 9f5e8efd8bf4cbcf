import { t, type Work } from './work.ts';

export const serenade: Work = {
  composer: t('沃尔夫', 'Hugo Wolf'),
  work: 'wolf-italian-serenade',
  workTitle: t('《意大利小夜曲》', 'Italian Serenade'),
  title: t('极活泼地', 'Sehr lebhaft'),
};

export const quartettsatz: Work = {
  composer: t('舒伯特', 'Franz Schubert'),
  work: 'schubert-quartettsatz',
  workTitle: t('c 小调弦乐四重奏断章，D 703', 'Quartettsatz in C minor, D 703'),
  title: t('极快的快板', 'Allegro assai'),
  // The exposition is played once.
  repeats: false,
};

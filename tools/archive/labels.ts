import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';

const ORCHESTRAS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'New York Philharmonic': ['纽约爱乐乐团', 'New York Philharmonic'],
  'New York Symphony': ['纽约交响乐团', 'New York Symphony'],
  'Stadium-NY Philharmonic': ['纽约爱乐体育场乐团', 'Stadium Philharmonic'],
  'New/National Symphony Orchestra': ['国家交响乐团（纽约）', 'National Symphony Orchestra, New York'],
  'Musicians from the New York Philharmonic': [
    '纽约爱乐乐团乐手',
    'Musicians from the New York Philharmonic',
  ],
  'Members of NY Philharmonic': ['纽约爱乐乐团成员', 'Members of the New York Philharmonic'],
  'Members of NY Symphony': ['纽约交响乐团成员', 'Members of the New York Symphony'],
  'New York Philharmonic Ensembles': ['纽约爱乐室内乐组合', 'New York Philharmonic Ensembles'],
  'New York Philharmonic Chamber Ensemble': ['纽约爱乐室内乐团', 'New York Philharmonic Chamber Ensemble'],
  'New York Philharmonic Brass': ['纽约爱乐铜管组', 'New York Philharmonic Brass'],
  'NYP Ensemble': ['纽约爱乐组合', 'New York Philharmonic ensemble'],
  'NYPO Ensemble': ['纽约爱乐组合', 'New York Philharmonic ensemble'],
  '': ['演出团体不详', 'Orchestra unknown'],
};
export function orchestraName(raw: string): Bilingual {
  const [zh, en] = ORCHESTRAS[raw] ?? [raw, raw];
  return t(zh, en);
}

const EVENTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'Subscription Season': ['定期音乐会', 'subscription season'],
  'Stadium Concert': ['体育场音乐会', 'stadium concert'],
  Tour: ['巡演', 'tour'],
  "Young People's Concert": ['青少年音乐会', 'young people’s concert'],
  'Student Concert': ['学生音乐会', 'student concert'],
  Special: ['特别音乐会', 'special concert'],
  Runout: ['近郊演出', 'run-out concert'],
  'Private Concert': ['私人音乐会', 'private concert'],
  Chamber: ['室内乐', 'chamber concert'],
  'Non-Subscription': ['非定期音乐会', 'non-subscription concert'],
  Nightcap: ['深夜音乐会', 'Nightcap'],
  Parks: ['公园音乐会', 'parks concert'],
  Community: ['社区音乐会', 'community concert'],
  Festival: ['音乐节', 'festival'],
  Gala: ['庆典音乐会', 'gala'],
  Holiday: ['节日音乐会', 'holiday concert'],
  Residency: ['驻留演出', 'residency'],
  Promenade: ['逍遥音乐会', 'promenade'],
  Radio: ['广播音乐会', 'radio concert'],
  'Pension Fund Benefit': ['养老基金义演', 'pension fund benefit'],
  Benefit: ['义演', 'benefit'],
  "Very Young People's Concert": ['幼儿音乐会', 'very young people’s concert'],
  'Contact!': ['“接触”新音乐', 'Contact!'],
  'Insight Series': ['导赏系列', 'Insight Series'],
  'Open Rehearsal': ['公开排练', 'open rehearsal'],
};
export function eventName(raw: string): Bilingual {
  // A kind that the table lacks is a concert in Chinese, and keeps its own name in English.
  const [zh, en] = EVENTS[raw] ?? ['音乐会', raw];
  return t(zh, en);
}

export const venueName = (raw: string): Bilingual =>
  raw === '' ? t('场馆不详', 'Venue unknown') : t(raw, raw);

import { t } from '../text.ts';
import type { Both } from '../types.ts';

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
  '': ['演出团体不详', 'Orchestra unknown'],
};
export function orchestraName(raw: string): Both {
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
};
export function eventName(raw: string): Both {
  const [zh, en] = EVENTS[raw] ?? [raw, raw];
  return t(zh, en);
}

export const venueName = (raw: string): Both => (raw === '' ? t('场馆不详', 'Venue unknown') : t(raw, raw));

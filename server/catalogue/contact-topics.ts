import type { Topic } from '#domain/contract/contact.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from './text.ts';

export const TOPIC_NAMES: Readonly<Record<Topic, Bilingual>> = {
  tickets: t('购票与退票', 'Tickets and refunds'),
  groups: t('团体购票', 'Groups'),
  access: t('无障碍服务', 'Access'),
  education: t('学校与家庭', 'Schools and families'),
  support: t('支持与赞助', 'Giving and sponsorship'),
  hire: t('租用音乐厅', 'Hiring the hall'),
  press: t('媒体采访', 'Press'),
  artistic: t('节目与委约', 'Programmes and commissions'),
  jobs: t('加入我们', 'Working with us'),
  other: t('其他', 'Something else'),
};

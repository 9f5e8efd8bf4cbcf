import { brand } from '#brand';
import type { Topic } from '#domain/contract/contact.ts';
import type { DepartmentDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';
import { gatesText, STEP_FREE } from '../doors.ts';

type Pair = readonly [zh: string, en: string];
const OFFICE: Pair = ['周一至周五　9:30–17:30', 'Monday to Friday, 9:30–17:30'];
const mailbox = (name: string): string => `${name}@${brand.email.split('@')[1]}`;

const department = (
  id: string,
  name: Pair,
  text: Pair,
  person: Pair,
  extension: string,
  topics: readonly Topic[],
  days: number,
  hours = OFFICE,
): Omit<DepartmentDoc, 'order'> => ({
  id,
  name: t(...name),
  text: t(...text),
  person: t(...person),
  phone: extension === '' ? brand.phone : `${brand.phone}-${extension}`,
  email: mailbox(id),
  hours: t(...hours),
  topics,
  days,
});

const list = [
  department(
    'tickets',
    ['票务与观众服务', 'Box office and audience'],
    [
      `购票、退换、团体票、遗失物品。演出当晚，1 号门内的服务台开到散场后半小时。${gatesText.zh}`,
      `Tickets, refunds, groups, and lost property. On concert evenings the desk inside gate 1 stays open until half an hour after the end. ${gatesText.en}`,
    ],
    ['佟雨嘉', 'Tong Yujia'],
    '',
    ['tickets', 'groups', 'other'],
    1,
    [`每日　${brand.phoneHours}`, `Daily, ${brand.phoneHours}`],
  ),
  department(
    'access',
    ['无障碍服务', 'Access'],
    [
      `轮椅席与陪同席、感应线圈、字幕与导览、${STEP_FREE.zh}接引。请提前一天告诉我们您几点到。`,
      `Wheelchair spaces, companions, hearing loop, captions, and someone to meet you at ${STEP_FREE.en.toLowerCase()}. Please tell us a day ahead when you will arrive.`,
    ],
    ['鲍清越', 'Bao Qingyue'],
    '2',
    ['access'],
    1,
    [`每日　${brand.phoneHours}`, `Daily, ${brand.phoneHours}`],
  ),
  department(
    'education',
    ['艺术教育', 'Education'],
    [
      '排练开放日、学校工作坊、亲子音乐会、学院附属课程。',
      'Open rehearsals, workshops in schools, family concerts, and courses of the academy.',
    ],
    ['祝安琪', 'Zhu Anqi'],
    '3',
    ['education'],
    2,
  ),
  department(
    'support',
    ['发展与合作', 'Development'],
    [
      '个人捐赠、企业理事会、基金会与遗赠。每一笔善款的用途都有回信。',
      'Gifts, the corporate council, the foundation, and legacies. Every gift is answered with what it made possible.',
    ],
    ['蓝若溪', 'Lan Ruoxi'],
    '4',
    ['support'],
    2,
  ),
  department(
    'press',
    ['新闻与出版', 'Press and publications'],
    [
      '采访、评论票、图片与录音授权。演出前 48 小时以上的申请，当天答复。',
      'Interviews, press tickets, rights to pictures and recordings. Requests made 48 hours before a concert are answered the same day.',
    ],
    ['谷一鸣', 'Gu Yiming'],
    '5',
    ['press'],
    1,
  ),
  department(
    'artistic',
    ['艺术企划', 'Artistic planning'],
    [
      '节目、委约、客席与来稿。我们读每一份总谱，三个月内回复。',
      'Programmes, commissions, guests, and scores that are sent to us. We read every score and reply within three months.',
    ],
    ['厉明远', 'Li Mingyuan'],
    '6',
    ['artistic'],
    5,
  ),
  department(
    'hall',
    ['音乐厅运营', 'Hall operations'],
    [
      '场租、录音档期、管风琴练习时段、会议与导览预约。',
      'Hire, recording dates, practice hours on the organ, meetings, and booking of tours.',
    ],
    ['沙立行', 'Sha Lixing'],
    '7',
    ['hire'],
    3,
  ),
  department(
    'people',
    ['人事与学院', 'People and academy'],
    [
      '乐手考试、学院招生、职员与志愿者。考试曲目与录音要求见加入我们。',
      'Auditions, places in the academy, staff and volunteers. Repertoire and recording rules stand under Join us.',
    ],
    ['应舒怀', 'Ying Shuhuai'],
    '8',
    ['jobs'],
    3,
  ),
];

/** Who answers what; the first one answers everything else. */
export const departments: readonly DepartmentDoc[] = list.map((d, i) => ({ ...d, order: i + 1 }));

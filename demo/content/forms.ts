import type { FormDoc, FormFieldDoc } from '#server/catalogue/form-types.ts';
import { t } from '#server/catalogue/text.ts';

/** A person's name: no figures, no signs of markup. */
export const A_NAME = {
  named: true,
  pattern: '[^\\d<>]+',
  patternText: t('名字里不要有数字或尖括号。', 'No figures or angle brackets in a name, please.'),
} satisfies Partial<FormFieldDoc>;

const YES_NO = [
  { value: 'Y', label: t('是', 'Yes') },
  { value: 'N', label: t('否', 'No') },
];

/** What members tell about themselves: it begins with what the box office uses, and ends with what it would like to know. */
export const forms: readonly FormDoc[] = [
  {
    id: 'person',
    title: t('个人资料', 'Personal information'),
    lead: t(
      '这些资料帮助我们称呼您、写信给您，并挑选您可能喜欢的音乐会。除称呼外都可以不填。',
      'They help us to address you, to write to you, and to suggest concerts that you may like. Only the first is needed.',
    ),
    fields: [
      {
        name: 'nickname',
        kind: 'text',
        label: t('称呼', 'What we call you'),
        hint: t('显示在网站和给您的信里。', 'It stands on the site and in our letters.'),
        required: true,
        max: 20,
        auto: 'nickname',
      },
      { name: 'fullName', kind: 'text', label: t('姓名', 'Full name'), max: 40, auto: 'name', ...A_NAME },
      {
        name: 'salutation',
        kind: 'one',
        label: t('信件抬头', 'In letters'),
        options: [
          { value: 'ms', label: t('女士', 'Ms') },
          { value: 'mr', label: t('先生', 'Mr') },
          { value: 'teacher', label: t('老师', 'By full name') },
          { value: 'none', label: t('直接称呼名字', 'By first name') },
        ],
      },
      {
        name: 'birthday',
        kind: 'date',
        label: t('生日', 'Birthday'),
        hint: t('生日当月有一份积分。', 'There are points in your month.'),
        past: true,
        auto: 'bday',
      },
      { name: 'region', kind: 'region', label: t('常住地区', 'Where you live') },
      {
        name: 'letters',
        kind: 'one',
        label: t('节目单怎样给您', 'How programmes reach you'),
        options: [
          { value: 'email', label: t('电子邮件', 'By e-mail') },
          { value: 'none', label: t('不需要', 'Not at all') },
        ],
      },
      {
        name: 'email',
        kind: 'email',
        label: t('收信邮箱', 'E-mail for letters'),
        required: true,
        auto: 'email',
        visibleWhen: { field: 'letters', is: ['email'] },
      },
      {
        name: 'likes',
        kind: 'many',
        label: t('喜欢听', 'What you like to hear'),
        max: 4,
        hint: t('最多选四项。', 'Four at most.'),
        options: [
          { value: 'symphonic', label: t('交响曲', 'Symphonies') },
          { value: 'chamber', label: t('室内乐', 'Chamber music') },
          { value: 'opera', label: t('歌剧与声乐', 'Opera and voice') },
          { value: 'chinese', label: t('中国作品', 'Chinese works') },
          { value: 'new', label: t('新作品', 'New music') },
          { value: 'family', label: t('亲子音乐会', 'Family concerts') },
        ],
      },
      { name: 'plays', kind: 'one', label: t('您演奏乐器或唱歌吗', 'Do you play or sing?'), options: YES_NO },
      {
        name: 'instrument',
        kind: 'text',
        label: t('什么乐器或声部', 'Which instrument or voice'),
        max: 40,
        visibleWhen: { field: 'plays', is: ['Y'] },
      },
      { name: 'student', kind: 'one', label: t('您是学生吗', 'Are you a student?'), options: YES_NO },
      {
        name: 'proof',
        kind: 'file',
        label: t('学生证', 'Student card'),
        hint: t(
          '图片或 PDF，不超过 4 MB，只用于核对学生票。',
          'A picture or PDF up to 4 MB; only used for student tickets.',
        ),
        accept: 'image/png,image/jpeg,image/webp,.pdf',
        visibleWhen: { field: 'student', is: ['Y'] },
      },
      {
        name: 'concerts',
        kind: 'number',
        label: t('每年大约听几场音乐会', 'Concerts that you hear in a year'),
        min: 0,
        max: 366,
      },
      {
        name: 'phone',
        kind: 'phone',
        label: t('紧急联系电话', 'Someone to call in need'),
        hint: t('只在演出现场需要帮助时使用。', 'Only used if you need help at a concert.'),
      },
      {
        name: 'access',
        kind: 'area',
        label: t('我们可以怎样帮到您', 'What would make a visit easier'),
        hint: t(
          '轮椅、助听、导盲犬、座位靠近出口……写在这里，带位员会知道。',
          'A wheelchair, hearing aids, a guide dog, a seat near the exit: the ushers will know.',
        ),
        max: 300,
      },
    ],
  },
];

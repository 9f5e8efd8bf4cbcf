import { MESSAGE_DAYS } from '#domain/rules/terms.ts';

/** Contact and joining. */
export default {
  title: '联系我们',
  lead: '每一封信都有人回。紧急的事请打电话。',
  hours: '每日 {{hours}}',
  departments: '找谁',
  person: '负责人　{{name}}',
  write: '写给{{name}}',
  form: {
    title: '写信给我们',
    lead: '工作日内回复到您的邮箱。请不要写证件号码或银行卡号。',
    topic: '关于什么',
    topicChoose: '请选择',
    message: '想说的话',
    messageHint: '如与订单有关，请写上订单号。',
    agree: `我同意乐团为答复而保存这封信，${MESSAGE_DAYS} 天后删除。`,
  },
  error: {
    topic: '请选择是关于什么。',
    message: '请至少写{{min}}个字，说明您的问题。',
    agree: '请先同意保存这封信。',
  },
  done: {
    title: '信已收到，谢谢您',
    text_other: '{{department}}会在{{count}}个工作日内回复到您的邮箱。',
    keep: '请留下上面的编号，来电时报给我们即可。',
  },
  join: {
    title: '加入我们',
    steps: '考试怎样进行',
    kind: {
      player: '乐手',
      academy: '乐团学院',
      staff: '职员',
      volunteer: '志愿者',
    },
    none: '眼下没有空缺',
    noneText: '新的岗位会先在这里公布。',
    places_other: '{{count}} 名',
    closes: '{{date}}截止',
    audition: '考试 {{date}}',
    needs: '要求',
    list: '考试曲目',
    apply: '报名',
    terms: '须知',
  },
} as const;

import { MESSAGE_DAYS } from '#domain/rules/terms.ts';

/** The form that asks the box office for something: places, membership, a gift. */
export default {
  name: '您的姓名',
  email: '邮箱',
  mobile: '手机号',
  either: '邮箱与手机，填一个即可。',
  note: '还想告诉我们什么',
  noteHintGift: '例如：希望支持的项目、署名或匿名、方便联系的时间。',
  noteHint: '例如：希望的日期、是否需要无障碍座位。',
  agree: `我同意乐团为答复而保存这些信息，${MESSAGE_DAYS} 天后删除。`,
  privacy: '隐私政策',
  send: '发送',
  sending: '正在发送',
  trap: '请留空',
  error: {
    name: '请填写姓名。',
    emailEmpty: '请填写邮箱，我们用它回复您。',
    email: '邮箱格式不正确。',
    mobile: '请检查手机号码与所选的国家或地区。',
    agree: '请先同意保存信息。',
    long: '内容过长，请略作删减。',
    again: '没有发出。您填写的内容都还在，请再试一次。',
  },
  done: {
    title: '已经收到，谢谢您',
    text: '编号 {{reference}}。{{department}}会在{{days}}个工作日内回复到您的邮箱。',
    keep: '请留下这个编号，来电时报给我们即可。',
    more: '再写一封',
  },
} as const;

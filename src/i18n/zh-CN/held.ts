export default {
  label: '为您保留的',
  pay: '待付款',
  more_other: '{{count}} 单待付款',
  until: '至 {{time}}',
  here: '您为这里选好的还保留着，保留到 {{time}}。',
  goOn: '继续付款',
} as const;

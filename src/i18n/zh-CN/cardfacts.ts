/** The page of one card that a member holds. */
export default {
  validity: '有效期',
  issued: '发卡',
  activated: '激活',
  activateBy: '请在 {{date}} 之前激活',
  until: '有效期至',
  fromActivation: '从激活那天起计算',
  left: '剩余次数',
  leftOf: '{{left}} 次（共 {{times}} 次）',
  gives: '卡片权益',
  uses: '使用记录',
  used_other: '已用 {{count}} 次',
  unused: '还没有用过',
  times_other: '{{count}} 次',
  waiting: '订单待付款',
} as const;

/** The digital halls on other pages of the site. */
export default {
  before: '来之前，先听听',
  of: '在数字音乐厅里',
  library: {
    heard: '听到一半',
    bought: '买下的',
    lent: '会员期内可听',
    given: '别人送的',
    open: '打开',
    openOf: '打开：{{title}}',
    hall: '进入数字音乐厅',
    empty: '听过的、买过的，都会放在这里。',
    until: '到{{date}}为止',
  },
  gifts: {
    title: '赠送与领取',
    lead: '买下而没有打开的录音可以送人：把赠礼码交给朋友，由对方打开。',
    give: '包成赠礼',
    copy: '复制赠礼码',
    copied: '赠礼码已复制',
    copyFailed: '没有复制成功，请手动抄写',
    taken: '{{date}}已领取',
    void: '订单已退，赠礼作废',
    code: '赠礼码',
    take: '领取',
    yours: '是您的了，现在就可以听：',
  },
} as const;

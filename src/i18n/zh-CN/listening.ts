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
} as const;

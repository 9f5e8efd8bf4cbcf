export default {
  focus: '本季焦点',
  slides: {
    previous: '上一个',
    next: '下一个',
    of: '第{{n}}个，共{{total}}个：{{title}}',
  },
  ribbon: {
    title: '{{month}}乐历',
    count_other: '半月之内，{{count}}场演出',
    none: '近期没有演出',
    full: '完整月历',
    label: '未来十六天的演出',
  },
  next: {
    title: '近期音乐会',
    all: '全部演出',
  },
  highlights: {
    title: '本季精选',
  },
  hall: {
    title: '录音与线上音乐会',
    more: '进入数字音乐厅',
  },
  news: {
    title: '新闻',
    more: '新闻中心',
    close: '关闭',
    read: '打开这篇新闻',
  },
  education: {
    title: '艺术教育',
    more: '全部系列',
  },
  club: {
    title: '会员俱乐部',
    more: '等级与权益',
    join: '免费加入',
    rule: '年度累计消费达到所示金额即可升级。',
  },
  index2: {
    title: '乐历',
    lead: '从一天开始，找到想听的那一场。',
    previous: '上个月',
    next: '下个月',
    noneThatDay: '这一天没有演出',
    pick: '选择日期',
    month_other: '{{month}}共有{{count}}场演出',
    highlights: '本季精选',
  },
} as const;

/** Ticket questions and legal texts. */
export default {
  faq: {
    title: '购票须知',
    lead: '从买票到散场，常见的问题都在这里。',
    search: '查找问题',
    placeholder: '例如：退票、儿童、停车',
    groups: '问题分类',
    found_other: '找到{{count}}个问题',
    none: '没有找到相关的问题',
    noneText: '换一个说法试试，或者直接联系我们。',
    clear: '清除查找',
    failed: '答案暂时没有载入。',
    link: '复制此问题的链接',
    copied: '链接已复制',
    copyFailed: '没能复制链接，请从地址栏复制。',
    ask: '没有找到答案？',
    askText: '票务热线 {{phone}}，每日 {{hours}}',
    email: '写信给我们',
  },
  legal: {
    title: '法律声明',
    index: '目录',
    updated: '更新于{{date}}',
    failed: '这一部分暂时没有载入。',
  },
} as const;

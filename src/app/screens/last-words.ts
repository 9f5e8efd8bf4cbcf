import type { Locale } from '#site/tree.ts';

/** What the error screen says when even the copy did not load. */
export const lastWords = {
  'zh-CN': { title: '页面没有打开', text: '网络似乎断开了，请检查连接后重新载入。', reload: '重新载入' },
  'en-US': {
    title: 'This page did not open',
    text: 'The line seems to be down. Check your connection, then reload.',
    reload: 'Reload the page',
  },
} as const satisfies Record<Locale, { title: string; text: string; reload: string }>;

import type { Locale } from '#site/tree.ts';

const zh = {
  lead: '把音乐季的文件（season.yaml、calendar.csv 等）选进来：先检查，再看会改变什么，确认后才发布。票务办公室做过的事（保留、取消、改期）不受影响。',
  notHere:
    '这里的演示连同票务系统都在您的浏览器里运行，不能读取音乐季的文件：检查、比较和发布要在服务器上做。那里的这一页可以选文件夹或压缩包。',
  folder: '选择文件夹',
  archive: '或一个 ZIP 压缩包',
  tables: '表格（可不选）',
  tablesHint:
    'calendar.csv、prices.csv；Excel 工作簿请另存为 CSV。它们替换文件夹里的同名表格；不选文件夹时，叠在目前这一版上。',
  tooLarge: (mb: number) => `打包后超过 ${mb} MB。照片很多的音乐季请由管理服务器的人用命令发布。`,
  noFolder: '请先选择文件夹、压缩包或表格。',
  check: '检查并比较',
  busy: '正在读取…',
  pictures: (n: number) => `正在处理图片，还剩 ${n} 张…`,
  faults: (n: number) => `${n} 处错误，什么也没有载入`,
  more: (n: number) => `还有 ${n} 处没有列出。`,
  notes: '说明',
  fine: (n: number) => `没有错误，${n} 篇。`,
  same: '与现在的没有不同。',
  differences: '会改变什么',
  changed: '情况刚刚有变化，现在会是这样：',
  breaches: '不能这样发布',
  why: '原因（留在记录里）',
  look: '看看发布后的网站',
  looking: (until: string) =>
    `在这个浏览器里，网站现在是这一版的预览：每一页都有标记，什么也买不了，别人看到的不变。登出、发布或到 ${until} 即结束。`,
  trees: {
    'zh-CN/pc': '中文，电脑',
    'en-US/pc': '英文，电脑',
    'zh-CN/mobile': '中文，手机',
    'en-US/mobile': '英文，手机',
  },
  endLook: '结束预览',
  publish: '发布',
  published: (v: number, n: number) =>
    `第 ${v} 版已发布。${n > 0 ? `${n} 场演出有变动，购票人会收到通知。` : ''}`,
  list: '发布过的版本',
  none: '还没有发布过。',
  number: '版本',
  at: '时间',
  who: '谁',
  reason: '原因',
  takesBack: (n: number) => `撤回第 ${n} 版`,
  undo: '撤回最后一版',
  undoLook: '先看看会怎样',
  undoGo: '撤回',
};

const en: typeof zh = {
  lead: 'Choose the season’s files (season.yaml, calendar.csv and the others). They are checked first, then you see what would change; nothing is published before you say so. What the box office did (holds, cancellations, moves) stays.',
  notHere:
    'This demonstration, box office included, runs in your browser and cannot read a season’s files: checking, comparing and publishing need a server. There, this page takes a folder or an archive.',
  folder: 'Choose the folder',
  archive: 'Or a ZIP archive',
  tables: 'Tables (optional)',
  tablesHint:
    'calendar.csv, prices.csv; save an Excel workbook as CSV. They take the place of the folder’s tables of the same name; without a folder they are laid over the season that stands.',
  tooLarge: mb =>
    `Packed, it is larger than ${mb} MB. A season with many photographs is published with the command by whoever runs the server.`,
  noFolder: 'Please choose a folder, an archive or a table first.',
  check: 'Check and compare',
  busy: 'Reading…',
  pictures: n => `Preparing pictures, ${n} left…`,
  faults: n => `${n} ${n === 1 ? 'fault' : 'faults'}; nothing was loaded`,
  more: n => `${n} more are not listed.`,
  notes: 'Notes',
  fine: n => `No fault; ${n} documents.`,
  same: 'It does not differ from what is shown now.',
  differences: 'What would change',
  changed: 'Something has changed meanwhile. It would now be:',
  breaches: 'It cannot be published like this',
  why: 'Reason (stands in the record)',
  look: 'See the site as it will be',
  looking: until =>
    `In this browser the site is now a preview of this season: each page says so, nothing can be bought, and nobody else sees it. It ends when you sign out or publish, and at ${until} in any case.`,
  trees: {
    'zh-CN/pc': 'Chinese, desktop',
    'en-US/pc': 'English, desktop',
    'zh-CN/mobile': 'Chinese, telephone',
    'en-US/mobile': 'English, telephone',
  },
  endLook: 'End the preview',
  publish: 'Publish',
  published: (v, n) =>
    `Version ${v} is published.${n > 0 ? ` ${n === 1 ? 'One evening has changed; its buyers' : `${n} evenings have changed; their buyers`} will be told.` : ''}`,
  list: 'What was published',
  none: 'Nothing was published yet.',
  number: 'Version',
  at: 'When',
  who: 'Who',
  reason: 'Why',
  takesBack: n => `takes back ${n}`,
  undo: 'Take the last one back',
  undoLook: 'See what it would do',
  undoGo: 'Take it back',
};
export type SeasonWords = typeof zh;
export const SEASON_WORDS: Readonly<Record<Locale, SeasonWords>> = { 'zh-CN': zh, 'en-US': en };

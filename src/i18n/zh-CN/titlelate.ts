/** The parts of a title's page that come after it. */
export default {
  interpretations: '另一种演绎',
  related: '接着听',
  list: {
    add: '加入我的列表',
    remove: '从我的列表移除',
    added: '已加入我的列表，在“聆听”里。',
    removed: '已从我的列表移除。',
  },
  share: { label: '分享', copied: '链接已复制。', failed: '链接没有复制成功，请从地址栏复制。' },
  answering: {
    title: '问艺术家',
    ask: '向{{name}}提问',
    elsewhere: '{{name}}在中文电脑版回答听众提问。',
  },
  credits: {
    house:
      '这里的声音由公版乐谱渲染而成，不是任何人的演奏录音；演奏者均为虚构。出处与许可写在每部作品的页面上。',
    title: '出处与许可',
    under: '，{{licence}}',
  },
  evenings: {
    seats: '看座位',
    work: '同一部作品，在音乐厅里',
    artist: '同一位艺术家，在音乐厅里',
    composer: '同一位作曲家，在音乐厅里',
    seatsOf: '看座位：{{title}}',
  },
} as const;

import { TRIAL_MINUTES } from '#domain/rules/terms.ts';

/** What the digital hall is. */
export default {
  title: '认识数字音乐厅',
  says: '声音响到哪里，谱子就翻到哪里；主旋律在谁手上，舞台上谁就亮。',
  titles: '部作品与节目',
  minutes: '分钟可以听',
  films: '部有影像',
  free: '部免费',
  begin: '从这里听起',
  way: {
    score: {
      title: '总谱跟着走',
      text: '正在响的小节有标记，到了页尾会自己翻。点任何一小节，就从那里听。',
    },
    melody: {
      title: '主旋律在谁手上',
      text: '舞台图上亮着的声部，正在唱主题；下面一条长带，是整个乐章的来龙去脉。',
    },
    two: { title: '两种演绎', text: '同一乐章，两种速度与平衡，在同一小节之间切换着听。' },
    go: { title: '去现场', text: '听到一半想去音乐厅？页面上写着下一场是哪一晚，还有哪些座位。' },
  },
  access: '怎样收听',
  accessOf: {
    free: { title: '人人可听', text: `预告，每部作品的前 ${TRIAL_MINUTES} 分钟，以及标着“免费”的全部。` },
    buy: { title: '单部购买', text: '买下以后一直归您，任何设备登录都能接着听。' },
    member: { title: '会员', text: '会员期内，直播、回放与录音全部开放。' },
    gift: { title: '送给朋友', text: '买下还没打开的，可以在用户中心包成一份礼物送出去。' },
  },
  sound: '声音从哪里来',
  sound1:
    '这是演示用的音乐厅。您听到的不是谁的演奏录音，而是由公版乐谱渲染出来的声音：力度、速度与房间，都按乐谱上的记号调过。',
  sound2: '主旋律的标注与乐谱各有来处，许可也各不相同，一一列在这里。页面上出现的演奏者都是虚构的。',
  creditsAtTitles: '每部作品的出处与许可写在它自己的页面上。',
} as const;

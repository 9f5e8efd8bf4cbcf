/** Pages of other hosts, shown inside the app. */
export default {
  title: '网页浏览',
  back: '返回',
  out: '在浏览器中打开',
  frame: '来自{{host}}的网页',
  outside: {
    title: '即将离开本站',
    text: '{{host}}不是乐团的网站，我们不能在这里显示它，也不能替它的内容负责。',
    go: '前往{{host}}',
  },
  refused: {
    title: '这个地址打不开',
    empty: '没有给出要打开的地址。',
    long: '地址过长，可能不完整。',
    scheme: '只能打开以https开头的完整网址。',
    disguised: '这个地址像是伪装成别的网站，为了您的安全没有打开。',
    malformed: '地址的写法有误。',
    home: '回到首页',
  },
  checking: '正在核对地址',
} as const;

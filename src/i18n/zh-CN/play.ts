/** The buttons that play: on pages that know nothing else of the player. */
export default {
  play: '播放',
  listen: '聆听',
  trial: '试听',
  pause: '暂停',
  loading: '正在打开',
  playName: '播放：{{name}}',
  listenName: '聆听：{{name}}',
  trialName: '试听：{{name}}',
  pauseName: '暂停：{{name}}',
} as const;

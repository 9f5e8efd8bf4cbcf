export default {
  play: 'Play',
  listen: 'Listen',
  trial: 'Listen to a part',
  pause: 'Pause',
  loading: 'Opening',
  playName: 'Play: {{name}}',
  listenName: 'Listen: {{name}}',
  trialName: 'Listen to a part: {{name}}',
  pauseName: 'Pause: {{name}}',
} as const;

export default {
  label: 'Held for you',
  pay: 'To pay',
  more_one: '{{count}} order to pay',
  more_other: '{{count}} orders to pay',
  until: 'until {{time}}',
  here: 'Your choice here is still held, until {{time}}, hall time.',
  goOn: 'Go on to pay',
} as const;

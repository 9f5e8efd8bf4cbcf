import { expect, it } from 'vitest';

/**
 * A button that looks like one is the kit's (src/ui/button.tsx). One that is text says so in words: `underlined`,
 * `hover-line`, `more`. The others, by what they are:
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'of the desk, the door and a link to pay, whose builds the kit is not in: their own style sheets say it once':
    [
      'desk/accept',
      'desk/act',
      'desk/app',
      'desk/counter',
      'desk/invoice',
      'desk/login',
      'desk/order',
      'desk/orders',
      'desk/parts',
      'desk/print',
      'desk/reports',
      'desk/season',
      'desk/season-told',
      'desk/staff',
      'desk/text-form',
      'desk/texts',
      'door/app',
      'door/counts',
      'door/result',
      'door/scanning',
      'door/search',
      'door/setup',
      'pay/pay',
    ],
  'a row, a card or a tile that is pressed as a whole': [
    'features/discounts/group-row',
    'features/discounts/group-sheet',
    'features/front-page/hero',
    'features/orchestra/section-panel',
    'features/player/side/interpretations',
    'features/player/score/strip',
    'features/player/score/sung',
    'features/player/title-list',
    'features/player/side/works',
    'features/seat-map/prices',
    'features/seat-map/seat-list',
    'pages/about-member/view',
    'pages/about-memorabilia/view',
    'pages/about-memorabilia/walk',
    'pages/confirm-order/views-mobile',
    'pages/digitalhall/seasons',
    'pages/huntunpi/view',
    'pages/map/view',
    'pages/news-video/view',
  ],
  'a mark on a drawing or a picture': [
    'features/moving-score/moving-score',
    'features/player/score/score-leaf',
    'features/programme-card/month-grid',
    'features/seat-map/basket',
    'features/seat-map/map-view',
    'pages/musicale-detail/share/actions',
  ],
  'of the frame, a bar or a menu, which gives all that is in it one look': [
    'app/shell/bar-mobile',
    'app/shell/header-pc',
    'app/shell/large-type',
    'app/shell/menu-button',
    'halls/hall-nav',
    'pages/confirm-order/mobile',
    'pages/login/mobile',
    'pages/seat/mobile',
    'pages/web-view/view',
  ],
  'text in a line that gives its links and buttons one look': [
    'features/front-page/news',
    'features/login/code-steps',
    'features/login/resend',
    'pages/musicale-ticketservice/view',
    'pages/user/addresses',
  ],
  'one thing in two looks, which are given to it': ['features/favorite/heart'],
  'shown when the kit may not have come': ['app/screens/route-error'],
};
const known = new Set(Object.values(OTHERS).flat());

const sources = import.meta.glob<string>(
  ['../../src/**/*.tsx', '!../../src/ui/**', '!../../src/**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The opening tags of plain buttons; an arrow in one of them is not its end. */
const buttons = (source: string): string[] =>
  [...source.matchAll(/<button\b(?:=>|\{[\s\S]*?\}(?=[\s>])|[^>])*>/g)].map(([tag]) => tag);
const isText = (tag: string): boolean => /\b(?:underlined|hover-line|more)\b/.test(tag);
const bare = (source: string): boolean => buttons(source).some(tag => !isText(tag));
const nameOf = (path: string): string => path.replace('../../src/', '').replace('.tsx', '');

it('a button is the kit’s, text, or says what it is', () => {
  expect(bare('<button type="button" onClick={() => go()} className="px-2">')).toBe(true);
  expect(bare('<button type="button" onClick={() => go()} className="t-sm underlined">')).toBe(false);
  const found = Object.entries(sources)
    .filter(([, source]) => bare(source))
    .map(([path]) => nameOf(path));
  expect(found.filter(name => !known.has(name))).toEqual([]);
  expect([...known].filter(name => !found.includes(name))).toEqual([]);
});

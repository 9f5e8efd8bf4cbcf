import { afterEach, expect, it } from 'vitest';
import { markPressed } from './pressed.ts';

const press = (link: HTMLElement, how: MouseEventInit = {}): void => {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
};
const link = (href: string, more = ''): HTMLElement => {
  document.body.innerHTML = `<a href="${href}" ${more}>there</a>`;
  const made = document.querySelector('a');
  if (!made) throw new Error('no link');
  made.addEventListener('click', event => event.preventDefault());
  return made;
};
const isPressed = (element: HTMLElement): boolean => 'pressed' in element.dataset;

markPressed();
afterEach(() => document.body.replaceChildren());

it('a link looks pressed until what it leads to is there', async () => {
  const way = link('/zh-CN/pc/musicale?view=calendar');
  press(way);
  expect(isPressed(way)).toBe(true);
  // A part of the page that is left may still come.
  document.body.append('late');
  await Promise.resolve();
  expect(isPressed(way)).toBe(true);
  history.pushState(null, '', '/zh-CN/pc/musicale?view=calendar');
  document.body.append('the calendar');
  await Promise.resolve();
  expect(isPressed(way)).toBe(false);
});

it('one at a time: the last', () => {
  const first = link('/one');
  const second = document.createElement('a');
  second.href = '/two';
  second.addEventListener('click', event => event.preventDefault());
  document.body.append(second);
  press(first);
  press(second);
  expect([isPressed(first), isPressed(second)]).toEqual([false, true]);
});

it.each([
  ['leads nowhere else', '', '', {}],
  ['leads down the page', '#visit', '', {}],
  ['leads to another site', 'https://other.example/', '', {}],
  ['opens another window', '/one', 'target="_blank"', {}],
  ['is pressed to open in a tab', '/one', '', { metaKey: true }],
  ['is a file', '/one', 'download="one.ics"', {}],
])('nothing for what %s', (_, href, more, how) => {
  const way = link(href, more);
  press(way, how);
  expect(isPressed(way)).toBe(false);
});

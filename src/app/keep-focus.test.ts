import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const PAGE =
  '<div><a href="#main">Skip</a><button type="button">Menu</button><input aria-label="Name"></div>';
const show = () => {
  const root = document.createElement('div');
  root.innerHTML = PAGE;
  document.body.replaceChildren(root);
  return root;
};
const takeOver = async (root: HTMLElement) => {
  root.innerHTML = PAGE;
  await Promise.resolve();
};
const focused = () => document.activeElement?.textContent;

afterEach(() => document.body.replaceChildren());

it('stands at the same control after the page was replaced', async () => {
  const root = show();
  keepFocus(root);
  root.querySelector('button')?.focus();
  await takeOver(root);
  expect(focused()).toBe('Menu');
  expect(document.activeElement).toBe(root.querySelector('button'));
});

it('knows what had the focus before it was there itself', async () => {
  const root = show();
  root.querySelector('a')?.focus();
  keepFocus(root);
  await takeOver(root);
  expect(document.activeElement).toBe(root.querySelector('a'));
});

it('leaves a focus alone that went elsewhere, and everything that comes later', async () => {
  const root = show();
  keepFocus(root);
  root.querySelector('a')?.focus();
  root.querySelector('a')?.blur();
  await new Promise(resolve => setTimeout(resolve));
  await takeOver(root);
  expect(document.activeElement).toBe(document.body);
  root.querySelector('a')?.focus();
  await takeOver(root);
  expect(document.activeElement).toBe(document.body);
});

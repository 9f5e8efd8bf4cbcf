import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#tests/wait.ts';
import { lookAhead } from './ahead.ts';
import { bringPage } from './bring.ts';
import { type PageFile, views } from './views.ts';

const stop: (() => void)[] = [];
const seen = (name: 'musicale-detail' | 'news' | 'login' | 'seat') => {
  const of = views[name] as { view: PageFile };
  const two = views[name].view as { mobile: PageFile };
  const spy = typeof of.view === 'function' ? vi.spyOn(of, 'view') : vi.spyOn(two, 'mobile');
  spy.mockResolvedValue({ default: () => null });
  stop.push(() => spy.mockRestore());
  return spy;
};
const link = (path: string): string => `<a href="/en-US/mobile/${path}"><b>on</b></a>`;
const onThinLine = (connection: object): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  stop.push(() => Reflect.deleteProperty(navigator, 'connection'));
};

beforeEach(() => {
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
    addEventListener(...args);
    stop.push(() => removeEventListener(args[0], args[1], true));
  });
  const { observe } = MutationObserver.prototype;
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...args
  ) {
    observe.apply(this, args);
    stop.push(() => this.disconnect());
  });
  document.body.innerHTML = `<main>${link('musicale-detail?id=a').repeat(3)}${link('news').repeat(2)}</main><footer>${link('login').repeat(9)}</footer>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const undo of stop.splice(0)) undo();
  document.body.innerHTML = '';
});

it('has the code of the page to which most links of this one lead', async () => {
  const [detail, news, login] = [seen('musicale-detail'), seen('news'), seen('login')];
  lookAhead();
  await waitFor(() => expect(detail).toHaveBeenCalled());
  expect(news).not.toHaveBeenCalled();
  expect(login).not.toHaveBeenCalled();
});

it.each([
  ['saves data', { saveData: true }],
  ['has little of it', { effectiveType: '2g' }],
])('brings nothing that was not touched for who %s', async (_, connection) => {
  onThinLine(connection);
  const [detail, news] = [seen('musicale-detail'), seen('news')];
  lookAhead();
  document.querySelector('a[href*="news"] b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitFor(() => expect(news).toHaveBeenCalledOnce());
  expect(detail).not.toHaveBeenCalled();
});

it('has the code of the seats on a page that sells them, wherever most links lead, and on the pages that follow', async () => {
  const [detail, seats] = [seen('musicale-detail'), seen('seat')];
  lookAhead();
  await waitFor(() => expect(detail).toHaveBeenCalledOnce());
  expect(seats).not.toHaveBeenCalled();
  const main = document.querySelector('main') as HTMLElement;
  main.insertAdjacentHTML('beforeend', link('seat?scheduleId=s&amp;programId=p'));
  main.dataset.page = 'musicale-detail';
  await waitFor(() => expect(seats).toHaveBeenCalledOnce());
  expect(detail).toHaveBeenCalledOnce();
});

it('brings nothing of the other language for the link to this page in it', async () => {
  const [seats, news] = [seen('seat'), seen('news')];
  window.history.replaceState(null, '', '/zh-CN/mobile/seat?scheduleId=s&programId=p');
  stop.push(() => window.history.replaceState(null, '', '/'));
  document.body.innerHTML = `<main>${link('seat?scheduleId=s&amp;programId=p')}${link('news').repeat(3)}</main>`;
  lookAhead();
  await waitFor(() => expect(news).toHaveBeenCalledOnce());
  expect(seats).not.toHaveBeenCalled();
});

it('brings a page that is touched first without what comes after its picture', async () => {
  const detail = seen('musicale-detail');
  const { parts = [] } = views['musicale-detail'].soon ?? {};
  const later = vi.spyOn(parts as (() => Promise<unknown>)[], 0).mockResolvedValue({});
  const link = document.querySelector<HTMLAnchorElement>('a[href*="musicale-detail"]');
  if (link) await bringPage(link);
  expect(detail).toHaveBeenCalledOnce();
  expect(later).not.toHaveBeenCalled();
  lookAhead();
  await waitFor(() => expect(later).toHaveBeenCalled());
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { program } from '#domain/contract/program.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const BANNER = /^您现在处于离线状态/;
const banner = () => screen.queryAllByRole('status').find(({ textContent }) => BANNER.test(textContent));

describe('the banner of a device that is offline (quality.md R15)', () => {
  afterEach(() => vi.restoreAllMocks());

  it('comes and goes with the browser’s own word', async () => {
    await renderPath('/zh-CN/pc/about');
    expect(banner()).toBeUndefined();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    // Its code comes when the page has come to rest.
    await waitFor(() => expect(banner()).toBeDefined());
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(banner()).toBeUndefined();
  });

  it.each([
    ['nowhere: it comes, and goes when something answers', true],
    ['to all but one call: it does not come', false],
  ])('a network that leads %s', async (_, nowhere) => {
    expectErrors();
    const { user, router } = await renderPath('/zh-CN/pc/about');
    const dead = () => HttpResponse.error();
    const site = vi.fn(() => new HttpResponse());
    office().server.use(http.head('*/robots.txt', site));
    office().server.use(nowhere ? http.all('*', dead) : http.post(`*${program.search.path}`, dead));
    await act(() => router.navigate('/zh-CN/pc/musicale'));
    await screen.findAllByRole('alert');
    if (!nowhere) {
      await waitFor(() => expect(site).toHaveBeenCalled());
      return expect(banner()).toBeUndefined();
    }
    await waitFor(() => expect(banner()).toBeDefined());
    const again = () => within(banner() as HTMLElement).getByRole('button', { name: '重试' });
    await user.click(again());
    expect(banner()).toBeDefined();
    office().server.resetHandlers();
    await user.click(again());
    await waitFor(() => expect(banner()).toBeUndefined());
  });
});

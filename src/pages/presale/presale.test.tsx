import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

describe('the packages of the season', () => {
  it('say what each holds, what it saves and until when', async () => {
    await renderPath('/zh-CN/pc/presale');
    const series = (await screen.findByRole('heading', { level: 2, name: '大师交响系列' })).closest('li');
    expect(series?.textContent).toMatch(/8 折.*6 场.*每位 ¥500 起.*每位至少省 ¥100/);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(8);
    const lawn = (await screen.findByRole('heading', { level: 2, name: '草坪之夜' })).closest(
      'li',
    ) as HTMLElement;
    expect(within(lawn).getByText(/开售$/)).toBeInstanceOf(HTMLElement);
    expect(within(lawn).getByRole('link', { name: '看看有哪些场次，草坪之夜' })).toBeInstanceOf(HTMLElement);
  });

  it('tell a member which level a package asks for', async () => {
    await renderPath('/en-US/pc/presale', { signedInAs: '13900139000' });
    const chinese = (await screen.findByRole('heading', { level: 2, name: 'Works from China' })).closest(
      'li',
    );
    expect(chinese?.textContent).toContain('For members from level “Salon” upwards');
  });

  it('can be asked for again when they did not come', async () => {
    expectErrors();
    office().server.use(http.post('*/presale/getPackList.xhtml', () => HttpResponse.error()));
    const { user } = await renderPath('/en-US/pc/presale');
    const retry = await screen.findByRole('button', { name: /again/i });
    office().server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: 'The great symphonies' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('a phone has the concerts instead, and says where packages are sold', async () => {
    const { router } = await renderPath('/zh-CN/mobile/presale');
    expect(router.state.location.pathname).toBe('/zh-CN/mobile/musicale');
    expect(await screen.findByText(/^套票.*电脑.*400 820 0920/)).toBeInstanceOf(HTMLElement);
  });
});

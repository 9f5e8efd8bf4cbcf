import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';

describe('the membership cards on sale', () => {
  it('tell what each gives and costs, and lead to the card', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/membercardList');
    expect(await screen.findByRole('heading', { level: 1, name: '会员卡' })).toBeInstanceOf(HTMLElement);
    const cards = await screen.findAllByRole('heading', { level: 2 });
    expect(cards.map(c => c.textContent)).toEqual(
      expect.arrayContaining(['和鸣之友年卡', '四场次卡', '礼品卡', '知音赞助卡']),
    );
    const times = screen.getByRole('link', { name: '购买八场次卡' }).closest('li') as HTMLElement;
    expect(within(times).getByText('8 次，每次至多 ¥480')).toBeInstanceOf(HTMLElement);
    expect(times.textContent).toContain('2,560');
    const patron = screen.getByRole('link', { name: '购买知音赞助卡' }).closest('li') as HTMLElement;
    expect(within(patron).getByText('“和鸣”及以上等级可购')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('link', { name: '购买八场次卡' }));
    expect(await screen.findByRole('heading', { level: 1, name: '购买会员卡' })).toBeInstanceOf(HTMLElement);
    expect(router.state.location.search).toBe('?cardId=times-8');
  });

  it('other trees have the club instead', async () => {
    const { router } = await renderPath('/en-US/pc/membercardList');
    expect(router.state.location.pathname).toBe('/en-US/pc/club');
  });
});

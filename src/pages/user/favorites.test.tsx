import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FavoriteType, favorites } from '#domain/contract/favorites.ts';
import { useUser } from '#stores/user.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const row = async (title: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

describe('the list of favourites', () => {
  it('shows each kind with its way on, by kind in the URL; what is gone says so', async () => {
    const { client, member } = await newMember();
    const add = (type: FavoriteType, targetId: string) => client.ok(favorites.save, { type, targetId });
    await add('program', 'mahler-5');
    await add('news', 'news-season');
    await add('person', 'gu-jingxing');
    await office().deps.store.direct.accounts.addFavorite({
      id: `f-gone-${member.memberId}`,
      memberId: member.memberId,
      type: 'recording',
      targetId: 'nothing',
      addedAt: 1,
      title: { zh: '旧录音', en: 'An old recording' },
    });
    const { user } = await renderPath('/en-US/pc/user?ind=favorite');
    expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeInstanceOf(HTMLElement);
    const concert = await row(/Mahler/);
    expect(concert.getByRole('link').getAttribute('href')).toContain('musicale-detail?id=mahler-5');
    const person = await row(/Gu Jingxing/);
    const ways = person.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(ways[0]).toContain('about-detail?id=gu-jingxing');
    // A musician tells the next evening, with its way.
    expect(person.getByText('Next:')).toBeInstanceOf(HTMLElement);
    expect(ways[1]).toContain('musicale-detail?id=');
    const gone = await row(/An old recording/);
    expect(gone.getByText('This is no longer listed.')).toBeInstanceOf(HTMLElement);
    expect(gone.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Articles1' }));
    await screen.findByRole('link', { name: 'Articles1', current: true });
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Mahler/ })).toBeNull());
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  });

  it('of a recording that was withdrawn says so, and leads to its page, which tells why', async () => {
    const { client, member } = await newMember();
    await office().deps.store.direct.accounts.addFavorite({
      id: `f-withdrawn-${member.memberId}`,
      memberId: member.memberId,
      type: 'recording',
      targetId: 'withdrawn-serenade',
      addedAt: 1,
    });
    const { user } = await renderPath('/en-US/pc/user?ind=favorite');
    const gone = await row(/the older version/);
    expect(gone.getByText('This is no longer listed.')).toBeInstanceOf(HTMLElement);
    await user.click(gone.getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: /the older version/ });
    expect(screen.getAllByText('Withdrawn')).not.toEqual([]);
    // Nobody keeps it anew.
    await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryByRole('button', { name: 'Favourite' })).toBeNull();
    const again = { type: 'recording', targetId: 'withdrawn-serenade' } as const;
    await client.ok(favorites.remove, { id: `f-withdrawn-${member.memberId}` });
    expect((await client.call(favorites.save, again)).success).toBe(false);
  });

  it('lets one go, and takes it back', async () => {
    const { client } = await newMember();
    await client.ok(favorites.save, { type: 'program', targetId: 'mahler-5' });
    const { user } = await renderPath('/zh-CN/mobile/user?ind=favorite');
    await user.click(await screen.findByRole('button', { name: /^取消收藏：/ }));
    const undo = await screen.findByRole('button', { name: /^撤销/ });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect((await client.ok(favorites.list, {})).total).toBe(0);
    await user.click(undo);
    const heart = await screen.findByRole('button', { name: /^取消收藏：/ });
    await waitFor(() => expect(document.activeElement).toBe(heart));
    expect((await client.ok(favorites.list, {})).total).toBe(1);
    // And once more, by the id that it has now.
    await user.click(heart);
    await screen.findByRole('button', { name: /^撤销/ });
    expect((await client.ok(favorites.list, {})).total).toBe(0);
  });

  it('is empty with a way on', async () => {
    await newMember();
    await renderPath('/zh-CN/pc/user?ind=favorite');
    expect(await screen.findByRole('heading', { name: '还没有收藏' })).toBeInstanceOf(HTMLElement);
  });
});

describe('hearts elsewhere', () => {
  it.each([
    ['an article', 'news', 'news-season', '/en-US/pc/news-detail/season/news-season'],
    ['a person', 'person', 'gu-jingxing', '/en-US/mobile/about-detail?id=gu-jingxing'],
  ] as const)('%s is liked by a visitor after the login', async (_, type, targetId, path) => {
    const visit = await renderPath(path);
    await visit.user.click(await screen.findByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(visit.router.state.location.pathname).toMatch(/\/login$/));
    expect(useUser.getState().redirectPath).toBe(path);
    visit.unmount();
    const { client } = await newMember();
    await renderPath(path);
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect((await client.ok(favorites.list, { type })).list[0]?.targetId).toBe(targetId);
    expect(sessionStorage.getItem('heming.wish')).toBeNull();
  });
});

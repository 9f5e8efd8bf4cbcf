import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';
import { expectErrors } from '#tests/setup.ts';

const FRONT = '/en-US/pc/digitalhall';
const TOTAL = /^\d+ titles?$/;

describe('the front of the halls', () => {
  it('shows what is on the air and the rooms, and to a visitor nothing half heard', async () => {
    await renderPath(FRONT);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Digital Concert Hall');
    expect(await screen.findByRole('link', { name: /Join the broadcast/ })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'New Year concerts' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2, name: 'Continue' })).toBeNull();
  });

  it('offers a member what was half heard, on whatever device that was', async () => {
    const { client } = await newMember();
    await client.ok(digital.open, { titleId: 'brandenburg-3' });
    await client.ok(digital.progress, {
      titleId: 'brandenburg-3',
      at: 300,
      movement: 'bach-brandenburg-3-1',
    });
    await renderPath(FRONT);
    const shelf = (await screen.findByRole('heading', { level: 2, name: 'Continue' })).closest('section');
    const [card] = within(shelf as HTMLElement).getAllByRole('link', { name: /Brandenburg Concerto No\. 3/ });
    expect(card?.getAttribute('href')).toBe('/en-US/pc/digitalhall/season-detail?id=brandenburg-3');
    expect(shelf?.textContent).toMatch(/I\. \[Allegro\], \d+ minutes? left/);
  });

  it('keeps what was chosen in its address, where each choice can be taken back', async () => {
    const { user, router } = await renderPath(`${FRONT}?composer=beethoven&form=symphony`);
    const all = Number.parseInt((await screen.findByText(TOTAL)).textContent ?? '', 10);
    await user.click(screen.getByRole('link', { name: 'Remove: Ludwig van Beethoven' }));
    await waitFor(() => expect(router.state.location.search).toBe('?form=symphony'));
    await waitFor(() =>
      expect(Number.parseInt(screen.getByText(TOTAL).textContent ?? '', 10)).toBeGreaterThan(all),
    );
    const facets = within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(facets.getAllByRole('link', { name: /^Johannes Brahms/ })[0] as HTMLElement);
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        composer: 'brahms',
        form: 'symphony',
      }),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Remove: Johannes Brahms' })).toBeDefined());
  });

  it('says that nothing was found, and gives a way back', async () => {
    const { user, router } = await renderPath(`${FRONT}?keyword=zzzzqqqq`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing found' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('link', { name: /Join the broadcast/ })).toBeDefined();
  });

  it('is honest where there are no titles', async () => {
    const front = await new Client(office().app).ok(digital.front, {});
    const none = Object.fromEntries(
      Object.entries(front).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
    );
    office().server.use(
      http.post(`*${digital.front.path}`, () =>
        HttpResponse.json({ success: true, errcode: 0, msg: '', data: { ...none, chief: { list: [] } } }),
      ),
    );
    await renderPath(FRONT);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Digital Concert Hall');
    expect(screen.getByRole('heading', { level: 2, name: 'No data' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Join the broadcast/ })).toBeNull();
    expect(screen.queryByRole('heading', { level: 2, name: 'New Year concerts' })).toBeNull();
  });

  it('says when it did not come, and comes when asked again', async () => {
    expectErrors();
    office().server.use(http.post(`*${digital.front.path}`, () => HttpResponse.error(), { once: true }));
    const { user } = await renderPath(FRONT);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Digital Concert Hall');
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: /Join the broadcast/ })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has its place while the reply is on its way', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>(done => {
      answer = done;
    });
    const { app } = office();
    office().server.use(
      http.post(`*${digital.front.path}`, async ({ request }) => {
        await held;
        return app.fetch(request);
      }),
    );
    const { user } = await renderPath('/en-US/pc/digitalhall-listen');
    const rooms = within(screen.getByRole('navigation', { name: 'Digital Concert Hall' }));
    await user.click(rooms.getByRole('link', { name: 'Front' }));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    expect(screen.queryByRole('link', { name: /Join the broadcast/ })).toBeNull();
    answer?.();
    expect(await screen.findByRole('link', { name: /Join the broadcast/ })).toBeDefined();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });
});

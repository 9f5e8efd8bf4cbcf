import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { newMember } from '#tests/buy.ts';
import { office, officeAt, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';

const MINUTE = 60_000;
const page = (id: string, airing = '') =>
  `/zh-CN/pc/digitalhall2-livedetail?id=${id}${airing && `&airing=${encodeURIComponent(airing)}`}`;
const room = async () => within(await screen.findByRole('region', { name: '音乐厅播放器' }));

/** An airing that is still to come, of those that are on the air all day. */
async function coming() {
  const { next } = await new Client(office().app, { tree: 'zh-CN/pc' }).ok(digital.live, {});
  const [airing] = next;
  if (!airing) throw new Error('nothing is on the air');
  const at = (text: string) => Date.parse(text);
  const { id, titleId } = airing;
  return {
    id,
    titleId,
    startsAt: at(airing.startsAt),
    musicAt: at(airing.musicAt),
    endsAt: at(airing.endsAt),
  };
}

describe('a live evening', () => {
  it('before it begins counts the time, and reminds', async () => {
    const airing = await coming();
    officeAt(airing.startsAt - 30 * MINUTE);
    await newMember();
    const { user } = await renderPath(page(airing.titleId, airing.id));
    expect(await screen.findByText('还没有开播')).toBeDefined();
    expect(screen.getByRole('timer', { name: '距开播还有' }).textContent).toMatch(/00.*(29|30).*\d\d/);
    const [remind] = screen.getAllByRole('button', { name: '开播提醒' });
    await user.click(remind as HTMLElement);
    await waitFor(() => expect(remind?.getAttribute('aria-pressed')).toBe('true'));
  });

  it.each([
    ['the talk', '演前谈正在进行', (a: Awaited<ReturnType<typeof coming>>) => a.startsAt + MINUTE],
    [
      'the music',
      '音乐正在进行，可以从头看起',
      (a: Awaited<ReturnType<typeof coming>>) => a.musicAt + MINUTE,
    ],
  ])('on the air says that %s is on, and is joined by a press', async (_, words, moment) => {
    const airing = await coming();
    officeAt(moment(airing));
    await renderPath(page(airing.titleId, airing.id));
    expect(await screen.findByText(words)).toBeDefined();
    expect(await (await room()).findByRole('button', { name: /^播放|^聆听/ })).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is one where it has no page of its own: the link leads to the title, with what is on and when it comes again', async () => {
    const airing = await coming();
    officeAt(airing.musicAt + MINUTE);
    await renderPath(page(airing.titleId, airing.id).replace('zh-CN/pc', 'en-US/mobile'));
    expect(await screen.findByText('The music is on; you can watch from the start')).toBeDefined();
    const player = within(await screen.findByRole('region', { name: 'Player of the concert hall' }));
    expect(player.getByText('Live: you join where the music is.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Other times' })).toBeDefined();
  });

  it('afterwards leads to its recording', async () => {
    await renderPath(page('brandenburg-3'));
    expect(await screen.findByText('这一场已经播完，录像还在。')).toBeDefined();
    expect(screen.getByRole('link', { name: '观看录像' }).getAttribute('href')).toBe(
      '/zh-CN/pc/digitalhall/season-detail?id=brandenburg-3',
    );
  });

  it('that is put off says so, and is not played', async () => {
    const airing = await coming();
    await renderPath(page(airing.titleId, airing.id), { scenario: 'live-postponed' });
    expect((await screen.findAllByText(/这场直播延期，新的时间另行通知/)).length).toBeGreaterThan(0);
    expect((await room()).queryByRole('button', { name: /^(播放|聆听|试听)/ })).toBeNull();
  });
});

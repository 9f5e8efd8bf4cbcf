import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { palette } from '#art/palette.ts';
import { BANNER_HEIGHTS } from '#domain/contract/content.ts';
import { renderUi } from '#tests/ui.tsx';
import { Banner } from './banner.tsx';
import { BANNERS } from './banner-presets.ts';
import { Calendar } from './calendar.tsx';
import { announceCalendar } from './calendar-event.ts';
import { Carousel } from './carousel.tsx';

afterEach(() => announceCalendar(false));

describe('Banner', () => {
  it('gives way to an open calendar', async () => {
    await renderUi(<Banner title="Concerts" type={8} height={480} />);
    const box = screen.getByRole('heading', { level: 1, name: 'Concerts' }).closest('.banner');
    expect(box?.getAttribute('data-height')).toBe('480');
    expect(box?.className).not.toContain('aside');
    act(() => announceCalendar(true));
    expect(box?.className).toContain('aside');
  });
  it('is as high as its name says, at the root size of the specification', async () => {
    const { readFile } = await import('node:fs/promises');
    const css = await readFile('src/styles/tokens.css', 'utf8');
    for (const height of BANNER_HEIGHTS) {
      const preset = new RegExp(`\\[data-height="${height}"\\] \\{\\s*--bn: var\\((--bn-\\d)\\);`).exec(
        css,
      )?.[1];
      const rem = Number(new RegExp(`${preset}: ([\\d.]+)rem`).exec(css)?.[1]);
      expect(Math.round(rem * 19.2), preset).toBe(height);
    }
  });
  it('has the colours of its artwork in its style sheet', async () => {
    const { readFile } = await import('node:fs/promises');
    const css = await readFile('src/ui/banner.module.css', 'utf8');
    for (const [type, { art }] of Object.entries(BANNERS)) {
      const rule = css.slice(css.indexOf(`.t${type} {`)).split('}')[0] ?? '';
      const p = palette(art);
      expect(rule).toContain(`--p-ground: ${p.ground}`);
      expect(rule).toContain(`--p-on: ${p.on}`);
      expect(rule).toContain(`--p-text: ${p.text}`);
      expect(rule).toContain(`--p-tonic: ${p.tonic}`);
    }
  });
});

describe('Carousel', () => {
  const slides = ['One', 'Two', 'Three'].map(key => ({ key, content: <a href={`/${key}`}>{key}</a> }));
  it('names its region and place, and keeps hidden slides out of reach', async () => {
    const { user } = await renderUi(<Carousel label="Highlights" slides={slides} />);
    const region = screen.getByRole('region', { name: 'Highlights' });
    const inert = () => [...region.querySelectorAll('.swiper-slide')].map(s => s.hasAttribute('inert'));
    expect(inert()).toEqual([false, true, true]);
    expect(screen.getByRole('group', { name: '1 of 3' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous slide' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(inert()).toEqual([true, false, true]);
    await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
    expect(inert()).toEqual([true, true, false]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next slide' }).disabled).toBe(true);
  });
});

describe('Calendar', () => {
  const marks = [
    { date: '2026-12-05', count: 2 },
    { date: '2026-12-30', count: 1 },
  ];
  const base = { month: '2026-12', today: '2026-12-02', marks };

  it('names days with their concerts, and has one tab stop', async () => {
    await renderUi(
      <Calendar {...base} onMonth={() => undefined} onSelect={() => undefined} selected="2026-12-05" />,
    );
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Saturday 5 December, 2 concerts', pressed: true }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wednesday 30 December, 1 concert' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wednesday 2 December, today' })).toBeTruthy();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });
  it('in Chinese', async () => {
    await renderUi(<Calendar {...base} onMonth={() => undefined} href={d => `/x?date=${d}`} />, {
      tree: 'zh-CN/pc',
    });
    expect(screen.getByRole('link', { name: '12月5日 周六，2 场演出' }).getAttribute('href')).toBe(
      '/x?date=2026-12-05',
    );
  });
  it('arrows walk the days and ask for the next month at its edge', async () => {
    const onMonth = vi.fn();
    const onSelect = vi.fn();
    const { user } = await renderUi(
      <Calendar {...base} selected="2026-12-05" onMonth={onMonth} onSelect={onSelect} />,
    );
    screen.getByRole('button', { name: /^Saturday 5/ }).focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-11');
    await user.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    await user.keyboard('{PageUp}');
    expect(onMonth).toHaveBeenCalledWith('2026-11');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onMonth).toHaveBeenLastCalledWith('2027-01');
  });
});

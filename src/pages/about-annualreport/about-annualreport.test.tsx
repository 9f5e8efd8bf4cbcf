import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';

afterEach(() => vi.restoreAllMocks());

describe('the annual report', () => {
  it('draws its figures, each with its words, and shows them as tables', async () => {
    const { user } = await renderPath('/zh-CN/pc/about-annualreport');
    const concerts = await screen.findByRole('region', { name: '演出' });
    expect(within(concerts).getByRole('img', { name: '2026 年各月演出场次，全年 142 场' })).toBeTruthy();
    await user.click(within(concerts).getByRole('button', { name: /以表格查看/ }));
    const table = within(concerts).getByRole('table');
    const last = within(table).getAllByRole('row').at(-1) as HTMLElement;
    expect(
      within(last)
        .getAllByRole('cell')
        .map(c => c.textContent),
    ).toEqual(['83', '36', '23', '142']);

    const money = screen.getByRole('region', { name: '钱从哪里来，到哪里去' });
    expect(within(money).getByRole('img', { name: /^收入 ¥127\.8 百万，其中 票房 48\.2、/ })).toBeTruthy();
    expect(within(money).getByRole('img', { name: /^支出 ¥127\.8 百万，/ })).toBeTruthy();
    await user.click(within(money).getByRole('button', { name: /以表格查看/ }));
    expect(within(money).getAllByRole('table')).toHaveLength(2);
    expect(screen.getByRole('img', { name: /^谁在听：18 岁以下 11%，/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^贝多芬/ })).toBeTruthy();
  });

  it('has a year in its link', async () => {
    const { user, router } = await renderPath('/en-US/mobile/about-annualreport');
    const years = await screen.findByRole('navigation', { name: 'Years' });
    expect(within(years).getByRole('link', { current: 'page' }).textContent).toBe('2026');
    await user.click(within(years).getByRole('link', { name: '2024' }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=2024'));
    expect(await screen.findByText(/Three hundred seats at eighty yuan/)).toBeTruthy();
  });

  it.each(['1999', 'abc', '-1', '20260'])('for %s does not exist: the published years do', async year => {
    await renderPath(`/en-US/pc/about-annualreport?year=${year}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no report for this year' }),
    ).toBeTruthy();
    const years = screen.getByRole('navigation', { name: 'Years' });
    expect(
      within(years)
        .getAllByRole('link')
        .map(a => a.textContent),
    ).toEqual(['2026', '2025', '2024']);
  });

  it('is downloaded as a PDF under its own name; a failure is said and can be tried again', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob: Blob | undefined;
    URL.createObjectURL = vi.fn((b: Blob) => {
      blob = b;
      return 'blob:report';
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download && blob) saved.push({ name: this.download, blob });
    });
    office().server.use(
      http.post('*/orchestra/getReportFile.xhtml', () => new Response('', { status: 500 }), { once: true }),
    );
    const { user } = await renderPath('/en-US/pc/about-annualreport?year=2025');
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    await user.click(button);
    expect(await screen.findByText('The file did not download. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('heming-annual-report-2025.pdf');
    expect(saved[0]?.blob.type).toBe('application/pdf');
    expect(saved[0]?.blob.size).toBeGreaterThan(5);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { palette } from '#art/palette.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { expectErrors } from '#tests/setup.ts';
import { renderUi } from '#tests/ui.tsx';
import { Art, Portrait } from './art.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Countdown } from './countdown.tsx';
import { focusHeading } from './focus-heading.ts';
import { Load } from './load.tsx';
import { Pager } from './pager.tsx';
import { Price, PriceRange } from './price.tsx';
import { Steps } from './steps.tsx';
import { EmptyState } from './string.tsx';
import { ToastHost } from './toast.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Price', () => {
  it.each([
    [<Price key="1" yuan={880} />, '¥880'],
    [<Price key="2" yuan={1492} exact />, '¥1,492.00'],
    [<Price key="3" yuan={12.5} />, '¥12.50'],
    [<Price key="4" yuan={176} neg exact />, '−¥176.00'],
    [<PriceRange key="5" min={80} max={1880} />, '¥80–1,880'],
    [<PriceRange key="6" min={80} max={80} />, '¥80'],
  ])('%#', (node, text) => {
    expect(render(node).container.textContent).toBe(text);
  });
});

describe('Breadcrumb', () => {
  const items = [{ name: 'Home', path: '/en-US/pc' }, { name: 'Back', back: true }, { name: 'Concert' }];
  it('links, a way back, and the current page under its own title', async () => {
    const { user, router } = await renderUi(<Breadcrumb items={items} title="Mahler 5" />, {
      at: ['/list', '/concert'],
    });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en-US/pc');
    expect(screen.getByText('Mahler 5').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByText('Concert')).toBeNull();
    window.history.replaceState({ idx: 1 }, '');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  });
  it('leads to the page above whoever came here first, by a redirect too', async () => {
    const { user, router } = await renderUi(<Breadcrumb items={items} />, { at: ['/concert'] });
    window.history.replaceState({ idx: 0, key: 'of-the-redirect' }, '');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc'));
  });
});

describe('Pager', () => {
  it('is links, marks the current page and leaves out what is not there', async () => {
    await renderUi(<Pager of={{ pageNo: 1 }} href={n => `/list?pageNo=${n}`} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/list?pageNo=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(5);
  });
  it('is not there for one page', async () => {
    await renderUi(<Pager of={{ pageNo: 1, total: 10 }} href={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('Steps', () => {
  it.each([
    ['zh-CN/pc', ['查看音乐会', '选择座位', '确认付款']],
    ['en-US/mobile', ['Choose a concert', 'Reserve seats', 'Confirm order']],
  ] as const)('%s: the labels of the specification', async (tree, labels) => {
    await renderUi(<Steps current={2} />, { tree });
    expect(screen.getAllByRole('listitem').map(li => li.textContent?.replace(/^\d/, ''))).toEqual(labels);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(labels[1]);
  });
  it('changes 300 ms later, and announces it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const steps = (current: 1 | 2) => (
      <TreeProvider tree={{ locale: 'en-US', layout: 'pc' }}>
        <Steps current={current} />
      </TreeProvider>
    );
    const view = render(steps(1));
    view.rerender(steps(2));
    const current = () => screen.getByRole('listitem', { current: 'step' }).textContent;
    act(() => vi.advanceTimersByTime(290));
    expect(current()).toContain('Choose a concert');
    act(() => vi.advanceTimersByTime(20));
    expect(current()).toContain('Reserve seats');
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 3: Reserve seats');
    view.unmount();
  });
  it('changes 300 ms later on the way to another page, too, and not on arriving from elsewhere', () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = (key: string, current?: 2 | 3) => (
      <TreeProvider tree={{ locale: 'en-US', layout: 'mobile' }}>
        <div key={key}>{current && <Steps current={current} />}</div>
      </TreeProvider>
    );
    const current = () => screen.getByRole('listitem', { current: 'step' }).textContent;
    const view = render(page('seat', 2));
    view.rerender(page('order', 3));
    expect(current()).toContain('Reserve seats');
    act(() => vi.advanceTimersByTime(310));
    expect(current()).toContain('Confirm order');
    expect(screen.getByRole('status').textContent).toBe('Step 3 of 3: Confirm order');
    view.rerender(page('concert'));
    view.rerender(page('seat', 2));
    expect(current()).toContain('Reserve seats');
    view.unmount();
  });
});

const Nothing = () => null;
function Loaded() {
  const { data } = useLoaderData<{ data: Promise<string> }>();
  return <Load from={data}>{text => <p>{text}</p>}</Load>;
}

describe('Load', () => {
  it('shows the skeleton, then the content', async () => {
    let resolve: (v: string) => void = () => undefined;
    const from = new Promise<string>(r => {
      resolve = r;
    });
    await renderUi(
      <Load from={from} skeleton={<p>bones</p>}>
        {data => <p>{data}</p>}
      </Load>,
    );
    expect(screen.getByText('bones')).toBeTruthy();
    await act(async () => resolve('flesh'));
    expect(screen.getByText('flesh')).toBeTruthy();
    expect(screen.queryByText('bones')).toBeNull();
  });
  it('shows content that is there soon at once, though React would keep the skeleton for 300 ms', async () => {
    let resolve: (v: string) => void = () => undefined;
    const from = new Promise<string>(r => {
      resolve = r;
    });
    await renderUi(
      <Load from={from} skeleton={<p>bones</p>}>
        {data => <p>{data}</p>}
      </Load>,
    );
    // React waits for nothing in a test that says it is one.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    resolve('flesh');
    for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
    expect(screen.getByText('flesh')).toBeTruthy();
  });
  it('leads whoever came before there was a heading to the one that comes, and nobody else', async () => {
    let resolve: (v: string) => void = () => undefined;
    const from = new Promise<string>(r => {
      resolve = r;
    });
    const late = new Promise<string>(() => undefined);
    await renderUi(
      <main>
        <Load from={from} skeleton={<p>bones</p>}>
          {data => <h1>{data}</h1>}
        </Load>
        <Load from={late} skeleton={<p>more bones</p>}>
          {data => <p>{data}</p>}
        </Load>
      </main>,
    );
    focusHeading();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await act(async () => resolve('flesh'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'flesh' }));
  });
  it('says in a toast what the server said, and retries by running the loaders again', async () => {
    expectErrors();
    let calls = 0;
    const router = createMemoryRouter([
      {
        path: '/',
        loader: () => {
          calls += 1;
          const failed = calls === 1;
          const data = failed
            ? Promise.reject(Object.assign(new Error('x'), { msg: '服务暂停' }))
            : Promise.resolve('back again');
          data.catch(() => undefined);
          return { data };
        },
        HydrateFallback: Nothing,
        Component: Loaded,
      },
    ]);
    const view = await act(async () =>
      render(
        <TreeProvider tree={{ locale: 'en-US', layout: 'pc' }}>
          <RouterProvider router={router} />
          <ToastHost />
        </TreeProvider>,
      ),
    );
    const alert = await screen.findByRole('alert');
    // The sentence is the toast's; the panel does not repeat it.
    expect(alert.textContent).not.toContain('服务暂停');
    expect(screen.getByText('服务暂停')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('back again')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    view.unmount();
  });
});

describe('EmptyState', () => {
  it.each([
    ['zh-CN/pc', '暂无数据'],
    ['en-US/pc', 'No data'],
  ] as const)('%s: %s', async (tree, text) => {
    await renderUi(<EmptyState />, { tree });
    expect(screen.getByRole('heading', { name: text })).toBeTruthy();
  });
});

describe('Art', () => {
  const attrs = { seed: 'mahler-5', key: 'C# minor', motif: 'horn', mood: 'dark', number: 5 };
  it('is a lazy picture of a known size on its own ground', async () => {
    const { container } = await renderUi(<Art attrs={attrs} size="poster" ratio="r34" alt="Rings" />);
    const img = screen.getByRole('img', { name: 'Rings' });
    expect(img.getAttribute('src')).toBe('/shstatic/art/poster/mahler-5_Cs-minor_horn_dark_5.svg');
    expect([img.getAttribute('width'), img.getAttribute('height'), img.getAttribute('loading')]).toEqual([
      '900',
      '1200',
      'lazy',
    ]);
    expect(container.querySelector<HTMLElement>('.art')?.style.getPropertyValue('--p-ground')).toBe(
      palette(attrs).ground,
    );
  });
  it('a portrait has its seal', async () => {
    await renderUi(
      <Portrait attrs={{ seed: 'gu', key: 'D minor', instrument: 'conductor' }} seal="欧阳" alt="Ouyang" />,
    );
    expect(screen.getByText('欧阳').parentElement?.className).toBe('seal two');
  });
});

describe('Countdown', () => {
  it('is silent but for five, two and one minutes', () => {
    const at = (seconds: number) => (
      <TreeProvider tree={{ locale: 'en-US', layout: 'pc' }}>
        <Countdown seconds={seconds} />
      </TreeProvider>
    );
    const view = render(at(301));
    const said = () => screen.getByRole('status').textContent;
    const heard = [301, 300, 299, 121, 120, 61, 60, 59, 0].map(seconds => {
      view.rerender(at(seconds));
      return said();
    });
    expect(heard).toEqual([
      '',
      '5 minutes left',
      '5 minutes left',
      '5 minutes left',
      '2 minutes left',
      '2 minutes left',
      'One minute left',
      'One minute left',
      'Time is up',
    ]);
    expect(screen.getByRole('timer').textContent).toBe('00:00');
    view.rerender(at(3599));
    expect(screen.getByRole('timer').textContent).toBe('59:59');
    view.rerender(at(86_399));
    expect(screen.getByRole('timer').textContent).toBe('23:59:59');
    view.unmount();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/ui.tsx';
import { Link, type LinkProps } from './link.tsx';

const shown = async (props: Partial<LinkProps>, at?: string[]) => {
  const { router } = await renderUi(
    <Link to="/en-US/pc/musicale?type=choral" {...props}>
      Choral
    </Link>,
    at && { at },
  );
  return { router, link: screen.getByRole('link', { name: 'Choral' }) };
};
const placeOf = ({ state: { location, historyAction } }: Awaited<ReturnType<typeof shown>>['router']) => [
  historyAction,
  `${location.pathname}${location.search}${location.hash}`,
];

describe('Link', () => {
  it('is a link of the page that goes on inside the site', async () => {
    const { router, link } = await shown({ className: 'more', lang: 'en' });
    expect(link.outerHTML).toBe('<a class="more" lang="en" href="/en-US/pc/musicale?type=choral">Choral</a>');
    expect(fireEvent.click(link)).toBe(false);
    await expect.poll(() => placeOf(router)).toEqual(['PUSH', '/en-US/pc/musicale?type=choral']);
  });

  it.each([
    ['another button', { button: 1 }, {}],
    ['a new tab', { metaKey: true }, {}],
    ['a new tab elsewhere', { ctrlKey: true }, {}],
    ['a new window', { shiftKey: true }, {}],
    ['a download', { altKey: true }, {}],
    ['a target of its own', {}, { target: '_blank' }],
  ])('leaves to the browser: %s', async (_, init, props) => {
    const { router, link } = await shown(props);
    let taken: boolean | undefined;
    const last = (event: MouseEvent) => {
      taken = event.defaultPrevented;
      // The browser itself would go there, which jsdom cannot.
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    fireEvent.click(link, init);
    expect(taken).toBe(false);
    expect(placeOf(router)).toEqual(['POP', '/']);
  });

  it('goes nowhere when its page has taken the click', async () => {
    const { router, link } = await shown({ onClick: event => event.preventDefault() });
    fireEvent.click(link);
    expect(placeOf(router)).toEqual(['POP', '/']);
  });

  it.each([
    ['the same address', {}, '/en-US/pc/musicale?type=choral', 'REPLACE'],
    ['another query', {}, '/en-US/pc/musicale', 'PUSH'],
    ['where it says so', { replace: true }, '/en-US/pc/musicale', 'REPLACE'],
  ])('takes the place of the entry: %s', async (_, props, at, action) => {
    const { router, link } = await shown(props, [at]);
    fireEvent.click(link);
    await expect.poll(() => placeOf(router)).toEqual([action, '/en-US/pc/musicale?type=choral']);
  });

  it.each([
    ['?page=2', '/en-US/pc/musicale?page=2'],
    ['#stage', '/en-US/pc/musicale#stage'],
  ])('%s is read from the page that it is on', async (to, href) => {
    const { link } = await shown({ to }, ['/en-US/pc/musicale?type=choral']);
    expect(link.getAttribute('href')).toBe(href);
  });

  it('leaves the page where it is scrolled to', async () => {
    const { router, link } = await shown({ preventScrollReset: true });
    fireEvent.click(link);
    await expect.poll(() => router.state.preventScrollReset).toBe(true);
  });
});

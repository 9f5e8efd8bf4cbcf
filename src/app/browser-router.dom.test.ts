import { expect, it } from 'vitest';
import { createBrowserRouter } from './browser-router.ts';

it('a router of the address bar: loads its first page, goes on, and takes routes in on the way', async () => {
  window.history.replaceState(null, '', '/here');
  const router = createBrowserRouter([{ id: 'root', children: [{ path: '/here', loader: () => 'first' }] }], {
    patchRoutesOnNavigation: ({ path, patch }) => {
      if (path === '/there') patch('root', [{ id: 'there', path: '/there', loader: () => 'second' }]);
    },
  }).initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(Object.values(router.state.loaderData)).toEqual(['first']);
  await router.navigate('/there');
  expect([window.location.pathname, router.state.loaderData.there]).toEqual(['/there', 'second']);
  router.dispose();
});

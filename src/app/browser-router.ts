import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
import { between } from '#ui/layer.ts';

type Init = Parameters<typeof createRouter>[0];

/**
 * The router's createBrowserRouter, of the same parts. Its own stands in one file with forms, fetchers and prefetching,
 * which tree-shaking cannot take out of it: 3 kB of every first load (docs/decisions/0011). `initialize()` is the caller's:
 * it opens the first page, in a task of its own.
 */
export const createBrowserRouter = (
  routes: Init['routes'],
  options: Omit<Init, 'routes' | 'history' | 'mapRouteProperties' | 'hydrationRouteProperties'> = {},
) => {
  const history = createBrowserHistory();
  const { listen } = history;
  history.listen = hear => listen(move => between.hears?.() !== false && hear(move));
  between.history = history;
  return createRouter({
    ...options,
    routes,
    history,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  });
};

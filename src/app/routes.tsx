import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { ensureCopy } from '#i18n/i18n.ts';
import { loadChunk } from '#lib/chunk.ts';
import { barePath } from '#site/href.ts';
import { hasPage, type PageName, page, pageNames } from '#site/pages.ts';
import { parseTree, TREES, type TreeName } from '#site/tree.ts';
import { viewOf } from './bring.ts';
import { fileOf } from './first-page.ts';
import { guard, loginFailure, requireLogin } from './navigation.ts';
import { RootError, RouteError } from './screens/route-error.tsx';
import { Shell } from './shell/shell.tsx';
import type { PageFile } from './views.ts';

export const ROOT = 'root';
const nothing = () => null;

/** A change of the query alone asks for nothing; a retry, which changes no URL, does. */
const unlessOnlyQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** A page's route: its code and its copy are fetched side by side, and its data as soon as the code is there. */
function pageRoute(tree: TreeName, name: PageName, path: string): RouteObject {
  const { locale, layout } = parseTree(tree);
  return {
    path,
    handle: name,
    ErrorBoundary: RouteError,
    // Never drawn: without one the router draws the root's, and not this page's error, while its code is missing.
    HydrateFallback: nothing,
    ...(page(name).auth && { middleware: [requireLogin] }),
    ...(page(name).sameData && { shouldRevalidate: unlessOnlyQuery }),
    lazy: {
      loader: async () => {
        const page = await viewOf(tree, name);
        const { loader } = await loadChunk<Partial<Awaited<ReturnType<PageFile>>>>(
          page.model ?? fileOf(page, layout),
        );
        if (!loader) return undefined;
        return ({ request, params, context }: LoaderFunctionArgs) => {
          const unchecked = context.get(loginFailure);
          if (unchecked) throw unchecked;
          return (
            loader({
              tree: parseTree(tree),
              query: new URL(request.url).searchParams,
              params: params as Record<string, string>,
              signal: request.signal,
            }) ?? null
          );
        };
      },
      Component: async () => {
        const page = await viewOf(tree, name);
        const [file] = await Promise.all([
          loadChunk(fileOf(page, layout)),
          loadChunk(() => ensureCopy(locale, page.copy)),
        ]);
        return file.default;
      },
    },
  };
}

const notFound = async () => (await loadChunk(() => import('./screens/not-found.tsx'))).NotFound;

export function treeRoute(tree: TreeName): RouteObject {
  const names = pageNames.filter(name => hasPage(tree, name));
  const bare = tree === 'zh-CN/mobile' ? names.filter(name => page(name).bare) : [];
  return {
    path: `/${tree}`,
    element: <Shell tree={parseTree(tree)} />,
    ErrorBoundary: RouteError,
    children: [
      ...names.map(name => pageRoute(tree, name, page(name).path)),
      ...bare.map(name => pageRoute(tree, name, barePath(page(name)))),
      { path: '*', ErrorBoundary: RouteError, lazy: { Component: notFound } },
    ],
  };
}

/** Route trees behind the guard; made anew for each router, which empties `lazy` as it loads. */
export const makeRoutes = (trees: readonly TreeName[] = TREES): RouteObject[] => [
  {
    id: ROOT,
    middleware: [guard],
    ErrorBoundary: RootError,
    HydrateFallback: nothing,
    children: [...trees.map(treeRoute), { path: '*', element: null }],
  },
];

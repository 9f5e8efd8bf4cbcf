import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\//;
const NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const MAKER = /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Names for developer tools keep every component of the router in the bundle: an assignment counts as use. Without
 * them, and with the makers of components marked as what they are, what the site does not use is left out.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return { code: code.replace(NAME, '').replace(MAKER, '= /* @__PURE__ */ $1'), map: null };
    },
  };
}

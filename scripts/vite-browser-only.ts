import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/** What Node alone has. A module that asks for one by `typeof` knows that it may be missing. */
const GLOBALS = new Set(['Buffer', 'process', 'global', 'setImmediate', '__dirname', '__filename']);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The names of Node's own that a module takes for given. */
export function takenForGiven(code: string): string[] {
  if (![...GLOBALS].some(name => code.includes(name))) return [];
  const used = new Set<string>();
  const known = new Set<string>();
  const visit = (node: Node, into: Set<string>): void => {
    if (node.type === 'Identifier' && GLOBALS.has(String(node.name))) into.add(String(node.name));
    for (const [key, value] of Object.entries(node)) {
      // Behind a dot or before a colon it is a property, and not the browser's global of that name.
      if ((key === 'property' || key === 'key') && node.computed !== true) continue;
      const own = key === 'params' || (key === 'id' && node.type !== 'ClassExpression');
      const asked = key === 'argument' && node.operator === 'typeof';
      for (const child of childrenOf(value)) visit(child, own || asked ? known : into);
    }
  };
  visit(parseAst(code) as unknown as Node, used);
  return [...used].filter(name => !known.has(name));
}

/** Fails a build for browsers that needs what only Node has: the box office, too, runs in one. */
export function browserOnly(): Plugin {
  const faults = new Set<string>();
  const nameOf = (id: string): string => relative(process.cwd(), id).replaceAll('\\', '/');
  return {
    name: 'browser-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      // A package may name a module for Node and do without it, as its “browser” says.
      if (isBuiltin(id) && !importer.includes('node_modules'))
        faults.add(`${nameOf(importer)} imports ${id}`);
      return null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        for (const [id, { code }] of file.type === 'chunk' ? Object.entries(file.modules) : [])
          for (const name of takenForGiven(code ?? '')) faults.add(`${nameOf(id)} uses ${name}`);
      if (faults.size > 0) this.error(`Browsers have no such thing:\n${[...faults].sort().join('\n')}`);
    },
  };
}

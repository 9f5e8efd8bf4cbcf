import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface CallNode extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}
interface Declaration extends Node {
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly init?: Node | null }[];
}

const CONTRACT = /\/src\/domain\/contract\/(?!call\.|later\.)[\w-]+\.ts$/;
const SHAPES = '?shapes';
/** A second copy of files without calls, for what the calls' files leave out: it holds nothing in the first load. */
const UNUSED = '?unused';
const withoutQuery = (id = ''): string => id.replace(/\?\w+$/, '');

const isCall = (node: Node): node is CallNode => node.type === 'CallExpression';
/** post(path, payload, reply) or get(path, payload, reply). */
const isDefinition = (node: Node): node is CallNode =>
  isCall(node) && /^(?:post|get)$/.test(node.callee.name ?? '') && node.arguments.length === 3;
const definesCalls = (file: string): boolean => readFileSync(file, 'utf8').includes("from './call.ts'");

function find<T extends Node>(value: unknown, is: (node: Node) => node is T, found: T[] = []): T[] {
  if (Array.isArray(value)) for (const item of value) find(item, is, found);
  else if (typeof value === 'object' && value !== null) {
    if (is(value as Node)) found.push(value as T);
    else for (const child of Object.values(value)) find(child, is, found);
  }
  return found;
}

/** What the module's constants are made with, where a function is called for it. */
const computed = ({ body }: { readonly body: readonly Node[] }): Node[] =>
  body
    .map(node => ((node as Declaration).declaration ?? node) as Declaration)
    .flatMap(({ declarations }) => declarations?.flatMap(({ init }) => init ?? []) ?? [])
    .filter(init => init.type !== 'ArrowFunctionExpression' && find(init, isCall).length > 0);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}
const textOf = (code: string, node?: Node): string => code.slice(node?.start, node?.end);
const shapeOf = ({ start, end, arguments: [path, , reply] }: CallNode, code: string): Edit => ({
  start,
  end,
  by: `keepShape(${textOf(code, path)}, ${textOf(code, reply)})`,
});
const callOf = ({ start, end, callee, arguments: [path] }: CallNode, code: string): Edit => ({
  start,
  end,
  by: `${callee.name}Later(${textOf(code, path)}, fetchShapes)`,
});
const lazily = ({ start, end }: Node): Edit[] => [
  { start, end: start, by: '/* @__PURE__ */ (() => (' },
  { start: end, end, by: '))()' },
];
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), code);

/**
 * Splits each noun of the contract for the browser: its calls, which pages have at once, and the shapes of their
 * replies, which a call fetches while it is under way; zod comes with them. Payloads are for the server alone. Not
 * for the mocks, where the server is in the browser.
 */
export function splitContract(): Plugin[] {
  return [
    {
      name: 'split-contract:resolve',
      apply: 'build',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!CONTRACT.test(withoutQuery(importer ?? ''))) return null;
        const [file = '', from = ''] = [source, importer].map(withoutQuery);
        const found = await this.resolve(file, from, { ...options, skipSelf: true });
        if (!found || !CONTRACT.test(found.id)) return found;
        const shapes = importer?.endsWith(SHAPES) || source.endsWith(SHAPES);
        if (definesCalls(found.id)) return shapes ? { ...found, id: found.id + SHAPES } : found;
        return shapes ? found : { ...found, id: found.id + UNUSED };
      },
    },
    {
      name: 'split-contract',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!CONTRACT.test(withoutQuery(id))) return null;
        const shapes = id.endsWith(SHAPES);
        const program = this.parse(code);
        const calls = find(program, isDefinition);
        const split = edited(code, [
          ...calls.map(call => (shapes ? shapeOf(call, code) : callOf(call, code))),
          // Made where something uses it, and left out otherwise.
          ...(shapes ? [] : computed(program).flatMap(lazily)),
        ]);
        const head = shapes
          ? `import { keepShape } from './later.ts';`
          : `import { getLater, postLater } from './later.ts';
             const fetchShapes = () => import('./${basename(id)}${SHAPES}');`;
        return {
          code: calls.length > 0 ? `${head}\n${split}` : split,
          map: null,
          moduleSideEffects: shapes,
        };
      },
    },
  ];
}

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

const CONTRACT = /\/src\/domain\/contract\/[\w-]+\.ts$/;
const isCall = (node: Node): node is CallNode => node.type === 'CallExpression';

/** The payload schemas of post(path, payload, reply) and get(path, payload, reply) in a syntax tree. */
function payloads(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const item of value) payloads(item, found);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (isCall(node) && /^(?:post|get)$/.test(node.callee.name ?? '') && node.arguments.length === 3)
      found.push(node.arguments[1] as Node);
    else for (const child of Object.values(value)) payloads(child, found);
  }
  return found;
}

/**
 * The server parses payloads, the page takes only their types: the schemas stay out of the browser's bundle, with
 * the half of zod that only they need. Not for the mocks, where the server is in the browser.
 */
export function withoutPayloadSchemas(): Plugin {
  return {
    name: 'without-payload-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const cuts = payloads(this.parse(code)).sort((a, b) => b.start - a.start);
      return {
        code: cuts.reduce((text, cut) => `${text.slice(0, cut.start)}undefined${text.slice(cut.end)}`, code),
        map: null,
      };
    },
  };
}

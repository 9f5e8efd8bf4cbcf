import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import type { LineOf } from './source.ts';

export interface ReadFile {
  readonly value: unknown;
  readonly lineOf: LineOf;
  /** Below the front matter, with the line at which it begins. */
  readonly body: string;
  readonly bodyLine: number;
  readonly faults: readonly { line: number; words: Bilingual }[];
}

const FRONT = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const lines = (text: string): number => text.split('\n').length - 1;

/** YAML in a file or at its front, with the line of each field. JSON is YAML too. */
export function readFile(raw: string, markdown: boolean): ReadFile {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const front = markdown ? FRONT.exec(text) : null;
  if (markdown && !front)
    return {
      value: undefined,
      lineOf: () => 1,
      body: '',
      bodyLine: 1,
      faults: [
        {
          line: 1,
          words: t('文件须以两行 --- 之间的字段开头', 'must begin with its fields between two lines of ---'),
        },
      ],
    };
  const yaml = front ? (front[1] ?? '') : text;
  const offset = front ? 1 : 0;
  const counter = new LineCounter();
  const doc = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (position: number): number => counter.linePos(position).line + offset;
  const lineOf: LineOf = path => {
    let node: unknown = doc.contents;
    let line = isMap(node) || isSeq(node) ? 1 + offset : 1;
    for (const key of path) {
      if (isMap(node)) {
        const item = node.items.find(i => String((i.key as { value?: unknown }).value) === String(key));
        if (!item) break;
        line = lineAt((item.key as { range?: [number] }).range?.[0] ?? 0);
        node = item.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(key)] as { range?: [number] } | undefined;
        if (!item) break;
        line = lineAt(item.range?.[0] ?? 0);
        node = item;
      } else break;
    }
    return line;
  };
  const faults = doc.errors.map(error => ({
    line: lineAt(error.pos[0]),
    words: t(`读不懂这里的 YAML：${error.message}`, `this YAML cannot be read: ${error.message}`),
  }));
  return {
    value: faults.length > 0 ? undefined : safeValue(doc),
    lineOf,
    body: front ? text.slice(front[0].length) : '',
    bodyLine: front ? lines(front[0]) + 1 : 1,
    faults,
  };
}

/** Aliases that grow without end are not followed. */
function safeValue(doc: ReturnType<typeof parseDocument>): unknown {
  try {
    return doc.toJS({ maxAliasCount: 50 });
  } catch {
    return undefined;
  }
}

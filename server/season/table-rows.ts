import { parse } from 'csv-parse/sync';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';

/** A table below its heading, in columns of ours. */
export interface Rows {
  readonly rows: readonly Row[];
  /** Ours that it has. */
  readonly columns: ReadonlySet<string>;
  /** Where the heading stands. */
  readonly head: number;
  readonly notes: readonly Bilingual[];
}
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}
export interface TableFault {
  readonly line: number;
  readonly words: Bilingual;
}

type Parsed = readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];

const SIGNS = [';', '\t', ','] as const;
/** The heading stands among so many lines; titles and dates of print stand above. */
const FIRST = 10;
/** So many columns of ours make a heading. */
const LEAST_COLUMNS = 2;

/** As headings are compared: without brackets, marks and what only spreads Chinese over a cell, in small letters. */
export const headingOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/[（(][^)）]*[)）]/g, '')
    .replace(/[*:：]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
    .toLowerCase();

const filled = (cells: readonly string[]): boolean => cells.some(cell => cell !== '');

/** Finds the heading, whatever stands above it and whichever sign parts the cells. `known` says which column one is. */
export function tableRows(
  source: string,
  known: (heading: string) => string | undefined,
): Rows | { readonly fault: TableFault } {
  // Marks that nobody sees come along from web pages and part a name from itself.
  const text = source.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\r\n?/g, '\n');
  const told = /^"?sep=(.)"?[^\n]*\n/i.exec(text);
  const skipped = told ? 1 : 0;
  const body = told ? text.slice(told[0].length) : text;
  let failed: TableFault | undefined;
  const count = (sign: string): number => body.split('\n', FIRST).join('\n').split(sign).length;
  const order = told?.[1] ? [told[1]] : [...SIGNS].sort((a, b) => count(b) - count(a));
  const tries = order.flatMap(delimiter => {
    try {
      const parsed: Parsed = parse(body, {
        delimiter,
        skip_empty_lines: true,
        relax_column_count: true,
        trim: true,
        info: true,
      }) as never;
      return [{ parsed, ...headIn(parsed, known) }];
    } catch (error) {
      const { message, lines = 0 } = error as Error & { lines?: number };
      failed ??= {
        line: lines + skipped,
        words: t(
          `读不懂这张表：${message}。单元格里有引号或分隔符时，须放在引号中`,
          `this table cannot be read: ${message}. A cell with quotes or the dividing sign in it stands in quotes`,
        ),
      };
      return [];
    }
  });
  const [best] = tries.sort((a, b) => b.score - a.score);
  if (!best) return { fault: failed ?? { line: 0, words: NO_HEAD } };
  if (best.score < LEAST_COLUMNS) return { fault: { line: 0, words: NO_HEAD } };
  return below(best.parsed, best.at, skipped, known);
}
const NO_HEAD = t('前十行里没有认得的标题行', 'has no heading that is known among its first ten lines');

function headIn(parsed: Parsed, known: (heading: string) => string | undefined) {
  const scores = parsed
    .slice(0, FIRST)
    .map(({ record }) => new Set(record.flatMap(cell => known(headingOf(cell)) || [])).size);
  const score = Math.max(0, ...scores);
  return { score, at: scores.indexOf(score) };
}

function below(
  parsed: Parsed,
  at: number,
  skipped: number,
  known: (heading: string) => string | undefined,
): Rows | { readonly fault: TableFault } {
  const head = parsed[at];
  if (!head) return { fault: { line: 0, words: NO_HEAD } };
  const line = head.info.lines + skipped;
  const names = head.record.map(cell => (cell === '' ? '' : known(headingOf(cell))));
  const twice = names.find((name, i) => name && names.indexOf(name) !== i);
  if (twice) {
    const both = head.record.filter((_, i) => names[i] === twice);
    return {
      fault: {
        line,
        words: t(
          `两列都读作 ${twice}：${both.join('、')}；在 tables.yaml 里说明用哪一列`,
          `two columns are read as ${twice}: ${both.join(', ')}; tables.yaml says which one is meant`,
        ),
      },
    };
  }
  const passed = head.record.filter((cell, i) => cell !== '' && names[i] === undefined);
  const rows: Row[] = [];
  for (const { record, info } of parsed.slice(at + 1)) {
    if (filled(record.slice(names.length)))
      return {
        fault: {
          line: info.lines + skipped,
          words: t(
            '单元格比标题多；单元格里有分隔符时，须放在引号中',
            'has more cells than the heading; a cell with the dividing sign in it stands in quotes',
          ),
        },
      };
    const cells = Object.fromEntries(
      names.flatMap((name, i) => (name ? [[name, record[i] ?? ''] as const] : [])),
    );
    if (filled(Object.values(cells))) rows.push({ line: info.lines + skipped, cells });
  }
  return {
    rows,
    columns: new Set(names.flatMap(name => name || [])),
    head: line,
    notes: [
      ...(at > 0 ? [t(`标题行是第 ${line} 行`, `its heading is line ${line}`)] : []),
      ...(passed.length > 0
        ? [t(`没有读取这些列：${passed.join('、')}`, `columns passed by: ${passed.join(', ')}`)]
        : []),
    ],
  };
}

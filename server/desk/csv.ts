import { type DeskCtx, wrong } from './command.ts';

export type Rows = readonly (readonly (string | number)[])[];

/** A spreadsheet whose decimals have a comma parts its cells with a semicolon, and would put a whole line into one cell. */
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
/** For the usage of a command that writes a table. */
export const SEPARATOR = `[--separator ${Object.keys(SEPARATORS).join('|')}]`;

/** A table as the office's own spreadsheet reads it, by `--separator`; a comma where nothing is said. */
export function tableFor(ctx: Pick<DeskCtx, 'option'>, rows: Rows): string {
  const name = ctx.option('separator') ?? 'comma';
  if (!Object.hasOwn(SEPARATORS, name))
    throw wrong(
      `单元格之间用什么分开：${SEPARATOR.slice(1, -1)}。`,
      `What stands between cells is said with ${SEPARATOR.slice(1, -1)}.`,
    );
  return csv(rows, SEPARATORS[name as keyof typeof SEPARATORS]);
}

/**
 * A table as spreadsheets read it: in UTF-8 and marked as that, quoted where it must be, and no cell that a spreadsheet
 * would run as a formula; a sum below nought is none. Between semicolons a sum has its comma.
 */
export const csv = (rows: Rows, separator: string = SEPARATORS.comma): string =>
  `\ufeff${rows.map(row => row.map(value => cell(value, separator)).join(separator)).join('\r\n')}\r\n`;

const SUM = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
/** What a spreadsheet would run, also in its wide form, or round and strip of noughts as a sum. */
const CHANGED = /^(?:[=+\-@＝＋－＠\t\r\n]|\d+(?:\.\d+)?$)/;

function cell(value: string | number, separator: string): string {
  const text = String(value);
  if (SUM.test(text)) return separator === ';' ? text.replace('.', ',') : text;
  const safe = CHANGED.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

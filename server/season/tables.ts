import { parse } from 'csv-parse/sync';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import { money } from './shapes/parts.ts';
import { performance } from './shapes/programmes.ts';
import { type Entry, type Fault, fieldOf, type LineOf, type SourceFile } from './source.ts';
import { describe } from './words.ts';

/** Tables as a spreadsheet writes them: with a mark at the front, commas, semicolons or tabs, quotes, and its own dates. */

interface Tables {
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  readonly lineOf?: LineOf;
}
type Row = Readonly<Record<string, string>>;

/** Headings that people give their columns, in either language. */
const COLUMNS: Readonly<Record<string, string>> = {
  programme: 'programme',
  program: 'programme',
  节目: 'programme',
  date: 'date',
  日期: 'date',
  time: 'time',
  时间: 'time',
  hall: 'hall',
  音乐厅: 'hall',
  prices: 'prices',
  'price list': 'prices',
  票价: 'prices',
  id: 'id',
  编号: 'id',
  state: 'state',
  状态: 'state',
  was: 'was',
  原定: 'was',
  sale: 'sale',
  开票: 'sale',
  members: 'members',
  会员: 'members',
  presale: 'presale',
  预售: 'presale',
  'real name': 'realName',
  realname: 'realName',
  实名: 'realName',
  'waiting room': 'waitingRoom',
  等候室: 'waitingRoom',
  limit: 'limit',
  限购: 'limit',
  list: 'list',
  价目: 'list',
  category: 'category',
  座位等级: 'category',
  price: 'price',
  价格: 'price',
};

const two = (n: number | string): string => String(n).padStart(2, '0');
/** Days since 30 December 1899, as spreadsheets count; the part behind the point is the time. */
function fromSerial(serial: number): string {
  const at = new Date(Math.round((serial - 25_569) * 1440) * 60_000);
  const day = at.toISOString().slice(0, 10);
  const time = at.toISOString().slice(11, 16);
  return Number.isInteger(serial) ? day : `${day} ${time}`;
}

/** A day as a spreadsheet may write it: 2026-12-05, 2026/12/5, 5.12.2026, 05/12/2026 (day first) or 46361. */
export function spreadsheetDay(cell: string): string {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}:\d\d)(?::\d\d)?)?$/.exec(text);
  if (iso)
    return `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}${iso[4] ? ` ${iso[4].padStart(5, '0')}` : ''}`;
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T](\d{1,2}:\d\d)(?::\d\d)?)?$/.exec(text);
  if (european)
    return `${european[3]}-${two(european[2] ?? '')}-${two(european[1] ?? '')}${european[4] ? ` ${european[4].padStart(5, '0')}` : ''}`;
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return fromSerial(Number(text.replace(',', '.')));
  return text;
}
/** 19:30, 19:30:00, 7:30 PM, 19.30, or the part of a day that a spreadsheet keeps: 0.8125. */
export function spreadsheetTime(cell: string): string {
  const text = cell.trim();
  const clock = /^(\d{1,2})[:.h](\d\d)(?::\d\d)?\s*([ap]m)?$/i.exec(text);
  if (clock) {
    const afternoon = clock[3]?.toLowerCase() === 'pm';
    const hour = clock[3] ? (Number(clock[1]) % 12) + (afternoon ? 12 : 0) : Number(clock[1]);
    return `${two(hour)}:${clock[2]}`;
  }
  if (/^0?[.,]\d+$/.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  return text;
}
/** 1,280.50 and 1.280,50 and ¥680 are amounts. */
export function spreadsheetAmount(cell: string): number {
  const text = cell
    .trim()
    .replace(/^[^\d-]+|[^\d]+$/g, '')
    .replace(/[\s\u00A0'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[.,]/g, '');
  return whole === '' ? Number.NaN : Number(`${whole}${decimal ? `.${decimal[1]}` : ''}`);
}
const spreadsheetYes = (cell: string): boolean => /^(?:1|x|y|yes|true|是|✓|✔)$/i.test(cell.trim());

/** The sign that parts the cells: of those in the first line the most frequent one. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string): number => head.split(sign).length;
  return [';', '\t', ','].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** calendar.csv (or a table in calendar/) and prices.csv. */
export function tables(file: SourceFile, stem: string, id: string): Tables {
  const fault = (line: number, field: string, words: Bilingual): Fault => ({
    file: file.path,
    line,
    field,
    words,
  });
  const isCalendar = stem === 'calendar' || stem.startsWith('calendar/');
  if (!isCalendar && stem !== 'prices')
    return {
      entries: [],
      faults: [
        fault(
          0,
          '',
          t('表格只能是 calendar.csv 或 prices.csv', 'a table can be calendar.csv or prices.csv only'),
        ),
      ],
    };
  const text = (file.text ?? '').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  let rows: { record: Row; info: { lines: number } }[];
  try {
    rows = parse(text, {
      columns: (names: string[]) => names.map(name => COLUMNS[name.trim().toLowerCase()] ?? name.trim()),
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      relax_column_count_less: true,
      trim: true,
      info: true,
    }) as never;
  } catch (error) {
    const { message, lines = 0 } = error as Error & { lines?: number };
    return {
      entries: [],
      faults: [fault(lines, '', t(`读不懂这张表：${message}`, `this table cannot be read: ${message}`))],
    };
  }
  const full = rows.filter(({ record }) => Object.values(record).some(cell => cell !== ''));
  return isCalendar ? calendar(file.path, id, full, fault) : prices(file.path, full, fault);
}

type Say = (line: number, field: string, words: Bilingual) => Fault;
type Rows = readonly { readonly record: Row; readonly info: { readonly lines: number } }[];

function calendar(path: string, id: string, rows: Rows, fault: Say): Tables {
  const faults: Fault[] = [];
  const value: unknown[] = [];
  const lineNumbers: number[] = [];
  for (const { record, info } of rows) {
    const {
      date = '',
      time = '',
      was,
      sale,
      members,
      presale,
      realName,
      waitingRoom,
      limit,
      ...rest
    } = record;
    const day = spreadsheetDay(date);
    const filled = Object.fromEntries(Object.entries(rest).filter(([, cell]) => cell !== ''));
    const row = {
      ...filled,
      at: / \d\d:\d\d$/.test(day) && time === '' ? day : `${day} ${spreadsheetTime(time)}`.trim(),
      ...(was ? { was: spreadsheetDay(was) } : {}),
      ...(sale ? { sale: spreadsheetDay(sale) } : {}),
      ...(members ? { members: Number(members) } : {}),
      ...(presale ? { presale: spreadsheetYes(presale) } : {}),
      ...(realName ? { realName: spreadsheetYes(realName) } : {}),
      ...(waitingRoom ? { waitingRoom: spreadsheetYes(waitingRoom) } : {}),
      ...(limit ? { limit: Number(limit) } : {}),
    };
    const parsed = performance.safeParse(row);
    if (parsed.success) {
      value.push(parsed.data);
      lineNumbers.push(info.lines);
      continue;
    }
    for (const issue of parsed.error.issues)
      for (const { path: at, words } of describe(issue, row))
        faults.push(fault(info.lines, fieldOf(at), words));
  }
  return {
    entries: [{ kind: 'calendar', id: `${id}.csv`, file: path, value }],
    faults,
    lineOf: ([index]) => lineNumbers[Number(index)] ?? 1,
  };
}

/** A price a line: list, category, price. */
function prices(path: string, rows: Rows, fault: Say): Tables {
  const faults: Fault[] = [];
  const lists: Record<string, Record<string, number>> = {};
  for (const { record, info } of rows) {
    const { list = '', category = '', price = '' } = record;
    const amount = money.safeParse(spreadsheetAmount(price));
    if (list === '') faults.push(fault(info.lines, 'list', t('必填', 'is missing')));
    else if (category === '') faults.push(fault(info.lines, 'category', t('必填', 'is missing')));
    else if (!amount.success)
      faults.push(fault(info.lines, 'price', t(`“${price}”不是金额`, `“${price}” is no amount`)));
    else lists[list] = { ...lists[list], [category]: amount.data };
  }
  return { entries: [{ kind: 'prices', id: 'prices', file: path, value: lists }], faults };
}

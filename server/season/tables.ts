import type { Bilingual } from '#domain/text.ts';
import { money } from '../catalogue/shapes/parts.ts';
import { performance } from '../catalogue/shapes/programmes.ts';
import { COLUMNS, type TableName, type TablesFile } from '../catalogue/shapes/tables.ts';
import { t } from '../catalogue/text.ts';
import type { Names } from './names.ts';
import { type Entry, type Fault, fieldOf, type LineOf, type SourceFile } from './source.ts';
import { amountReader, readCount, readState, readTime, readYes } from './table-cells.ts';
import { dayReader, type Read } from './table-days.ts';
import { headingOf, type Row, type Rows, tableRows } from './table-rows.ts';
import { describe } from './words.ts';

/** Tables as a spreadsheet writes them: with a mark at the front, commas, semicolons or tabs, quotes, and its own dates. */

interface Tables {
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  /** What was decided of it, that a look at it may confirm. */
  readonly notes: readonly Fault[];
  readonly lineOf?: LineOf;
}
/** What else of the season a table is read with. */
export interface Around {
  readonly names: Names;
  /** Whether a price list has this name. */
  readonly hasPrices: (list: string) => boolean;
  readonly habits: Partial<TablesFile>;
}

/** Headings that people give their columns, in either language, beside our own names. */
const HEADINGS: Readonly<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {
  calendar: {
    programme: ['program', 'title', 'concert', '节目', '曲目', '音乐会', '演出名称', '演出', '标题'],
    date: ['day', '日期', '演出日期'],
    time: ['start', 'start time', '时间', '开始时间', '演出时间'],
    hall: ['venue', 'place', '音乐厅', '场馆', '场地', '地点'],
    prices: ['price list', 'price', '票价', '价目', '价格'],
    id: ['编号'],
    state: ['status', '状态'],
    was: ['原定', '原定时间'],
    sale: ['on sale', '开票', '开票时间'],
    members: ['会员'],
    presale: ['预售'],
    realName: ['real name', 'realname', '实名', '实名制'],
    waitingRoom: ['waiting room', '等候室'],
    limit: ['限购'],
  },
  prices: {
    list: ['price list', '价目', '票价表'],
    category: ['座位等级', '等级', '票档'],
    price: ['价格', '票价', '金额'],
  },
};
/** Without these no line says anything. */
const NEEDED: Readonly<Record<TableName, readonly string[]>> = {
  calendar: ['programme', 'date', 'hall'],
  prices: ['list', 'category', 'price'],
};

/** calendar.csv (or a table in calendar/) and prices.csv. */
export function tables(file: SourceFile, stem: string, id: string, around: Around): Tables {
  const said = (line: number, field: string, words: Bilingual): Fault => ({
    file: file.path,
    line,
    field,
    words,
  });
  const nothing = (line: number, words: Bilingual): Tables => ({
    entries: [],
    faults: [said(line, '', words)],
    notes: [],
  });
  const isCalendar = stem === 'calendar' || stem.startsWith('calendar/');
  if (!isCalendar && stem !== 'prices')
    return nothing(
      0,
      t('表格只能是 calendar.csv 或 prices.csv', 'a table can be calendar.csv or prices.csv only'),
    );
  const name = isCalendar ? 'calendar' : 'prices';
  const found = tableRows(file.text ?? '', columnOf(name, around.habits));
  if ('fault' in found) return nothing(found.fault.line, found.fault.words);
  const lacking = NEEDED[name].filter(column => !found.columns.has(column));
  if (lacking.length > 0)
    return nothing(
      found.head,
      t(
        `没有这些列：${lacking.map(column => HEADINGS[name][column]?.find(h => /\p{Script=Han}/u.test(h))).join('、')}；自己的列名写进 tables.yaml`,
        `has no column for ${lacking.join(', ')}; tables.yaml says what you call it`,
      ),
    );
  const made = isCalendar ? calendar(file.path, id, found, around, said) : prices(file.path, found, said);
  const notes = [...(file.taken ? [file.taken] : []), ...found.notes];
  return { ...made, notes: [...notes.map(words => said(0, '', words)), ...made.notes] };
}

/** Which column of ours a heading is; '' for one that the house does not want read. */
function columnOf(name: TableName, { columns = {} }: Partial<TablesFile>) {
  const theirs = new Map(Object.entries(columns).map(([theirs, ours]) => [headingOf(theirs), ours]));
  const own = new Map<string, string>(
    COLUMNS[name].flatMap(column => [
      [column.toLowerCase(), column] as const,
      ...(HEADINGS[name][column] ?? []).map(heading => [heading, column] as const),
    ]),
  );
  // What the house calls a column is meant, and no other heading that would be it.
  for (const ours of theirs.values())
    for (const [heading, column] of own) if (column === ours) own.delete(heading);
  const ofHere: readonly string[] = COLUMNS[name];
  return (heading: string): string | undefined => {
    const ours = theirs.get(heading);
    if (ours === 'none') return '';
    return ours !== undefined && ofHere.includes(ours) ? ours : own.get(heading);
  };
}

type Say = (line: number, field: string, words: Bilingual) => Fault;
/** What a name in a cell stands for; a fault where it is nothing, or several things. */
function reference(kind: 'program' | 'hall', cell: string, { names, habits }: Around): Read<string> {
  const [words = {}, zh, en] =
    kind === 'hall'
      ? ([habits.halls, '音乐厅', 'hall'] as const)
      : ([habits.programmes, '节目', 'programme'] as const);
  const [id, ...more] = names.find(kind, words[cell] ?? cell);
  if (id !== undefined && more.length === 0) return { value: id };
  if (id !== undefined)
    return {
      fault: t(
        `“${cell}”可以是 ${[id, ...more].join('、')}，请写编号`,
        `“${cell}” can be ${[id, ...more].join(', ')}; write the id`,
      ),
    };
  return {
    fault: t(`没有名为“${cell}”的${zh}`, `there is no ${en} “${cell}”`),
  };
}

const DAYS = ['date', 'was', 'sale'] as const;

function calendar(path: string, id: string, { rows }: Rows, around: Around, fault: Say): Tables {
  const faults: Fault[] = [];
  const value: unknown[] = [];
  const lineNumbers: number[] = [];
  const days = dayReader(
    rows.flatMap(({ cells }) => DAYS.flatMap(column => cells[column] || [])),
    around.habits,
  );
  for (const { line, cells } of rows) {
    const before = faults.length;
    const take = <T>(field: string, read: Read<T>): T | undefined => {
      if ('value' in read) return read.value;
      faults.push(fault(line, field, read.fault));
      return undefined;
    };
    const row = performanceOf(cells, around, days.read, take);
    // What could not be read is named; what is said of a cell that is not there would be another fault of the same.
    if (faults.length > before) continue;
    const parsed = performance.safeParse(row);
    if (parsed.success) {
      value.push(parsed.data);
      lineNumbers.push(line);
      continue;
    }
    for (const issue of parsed.error.issues)
      for (const { path: at, words } of describe(issue, row)) faults.push(fault(line, fieldOf(at), words));
  }
  return {
    entries: [{ kind: 'calendar', id: `${id}.csv`, file: path, value }],
    faults,
    notes: days.notes().map(words => fault(0, '', words)),
    lineOf: ([index]) => lineNumbers[Number(index)] ?? 1,
  };
}

/** A row as the shape of a performance has it; what is no such thing is left for the shape to name. */
function performanceOf(
  cells: Row['cells'],
  around: Around,
  readDay: (cell: string) => Read<string>,
  take: <T>(field: string, read: Read<T>) => T | undefined,
): Record<string, unknown> {
  const at = (column: string): string => cells[column] ?? '';
  const when = (column: (typeof DAYS)[number]): string | undefined =>
    at(column) === '' ? undefined : take(column, readDay(at(column)));
  const list = around.habits.prices?.[at('prices')] ?? at('prices');
  const priced: Read<string> = around.hasPrices(list)
    ? { value: list }
    : { fault: t(`没有名为“${list}”的价目`, `there is no price list “${list}”`) };
  const day = when('date') ?? '';
  const row = {
    programme: at('programme') && take('programme', reference('program', at('programme'), around)),
    hall: at('hall') && take('hall', reference('hall', at('hall'), around)),
    prices: at('prices') && take('prices', priced),
    at: / \d\d:\d\d$/.test(day) && at('time') === '' ? day : `${day} ${readTime(at('time'))}`.trim(),
    id: at('id'),
    state: at('state') && readState(at('state')),
    was: when('was'),
    sale: when('sale'),
    members: at('members') && readCount(at('members')),
    presale: at('presale') && readYes(at('presale')),
    realName: at('realName') && readYes(at('realName')),
    waitingRoom: at('waitingRoom') && readYes(at('waitingRoom')),
    limit: at('limit') && readCount(at('limit')),
  };
  return Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '' && cell !== undefined));
}

/** A price a line: list, category, price. */
function prices(path: string, { rows }: Rows, fault: Say): Tables {
  const faults: Fault[] = [];
  const lists: Record<string, Record<string, number>> = {};
  const amounts = amountReader(rows.map(({ cells }) => cells.price ?? ''));
  for (const { line, cells } of rows) {
    const { list = '', category = '', price = '' } = cells;
    if (list === '') faults.push(fault(line, 'list', t('必填', 'is missing')));
    else if (category === '') faults.push(fault(line, 'category', t('必填', 'is missing')));
    else {
      const read = amounts.read(price);
      const amount = 'value' in read ? money.safeParse(read.value) : undefined;
      if ('fault' in read) faults.push(fault(line, 'price', read.fault));
      else if (!amount?.success)
        faults.push(fault(line, 'price', t(`“${price}”不是金额`, `“${price}” is no amount`)));
      else if (lists[list]?.[category] !== undefined && lists[list][category] !== amount.data)
        faults.push(
          fault(
            line,
            'price',
            t(
              `“${list}”的“${category}”前面写了另一个价`,
              `“${category}” of “${list}” has another price above`,
            ),
          ),
        );
      else lists[list] = { ...lists[list], [category]: amount.data };
    }
  }
  return {
    entries: [{ kind: 'prices', id: 'prices', file: path, value: lists }],
    faults,
    notes: amounts.notes().map(words => fault(0, '', words)),
  };
}

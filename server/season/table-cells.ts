import { brand } from '#brand';
import type { Bilingual } from '#domain/text.ts';
import { two } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import { currenciesOf } from './currency-signs.ts';
import type { Read } from './table-days.ts';

const CLOCK =
  /^(上午|下午|晚上|晚)?\s*(\d{1,2})(?:[:.h时時点點](\d\d)?(?::\d\d)?分?|(?=\s*[ap]\.?m))\s*(?:([ap])\.?m\.?)?$/i;

/**
 * 19:30, 19:30:00, 7:30 PM, 19.30, 晚7点, or the part of a day that a spreadsheet keeps: 0.8125. What is no time, or could
 * be two (0.30), comes back as it is, for the shape to refuse.
 */
export function readTime(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  if (/^0?[.,]\d+$/.test(text)) {
    const part = text.replace(/^0?[.,]/, '');
    if (part.length === 2 && Number(part) < 60) return cell;
    const minutes = Math.round(Number(`0.${part}`) * 1440);
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  const clock = CLOCK.exec(text.replace(/半$/, '30'));
  if (!clock) return cell;
  const [, part = '', hours = '', minutes = '00', half = ''] = clock;
  const twelve = part !== '' || half !== '';
  if (twelve && Number(hours) > 12) return cell;
  const late = half.toLowerCase() === 'p' || /下|晚/.test(part);
  const hour = twelve ? (Number(hours) % 12) + (late ? 12 : 0) : Number(hours);
  return `${two(hour)}:${minutes}`;
}

const YES = /^(?:1|x|y|yes|true|是|有|√|✓|✔)$/i;
const NO = /^(?:0|n|no|false|否|无|-|–|—|×|✗)$/i;
/** A sign that says neither comes back as it is. */
export const readYes = (cell: string): boolean | string =>
  YES.test(cell.trim()) ? true : NO.test(cell.trim()) ? false : cell;

export const readCount = (cell: string): number | string => {
  const text = cell.normalize('NFKC').trim();
  return /^\d+$/.test(text) ? Number(text) : cell;
};

const STATES: Readonly<Record<string, string>> = {
  正常: 'on',
  取消: 'cancelled',
  已取消: 'cancelled',
  改期: 'moved',
};
export const readState = (cell: string): string => STATES[cell.trim()] ?? cell.trim().toLowerCase();

const AMOUNT = /^(?<before>[^\d\s.,()+-]*)\s*(?<figure>\d[\d.,' ’]*?)\s*(?<after>[^\d\s.,()+-]*)$/u;

type Separator = '.' | ',';
interface Figure {
  readonly value: number;
  /** What the cell says, without doubt, of its points and commas. */
  readonly decimal?: Separator;
  /** A single one before three figures: thousands, or three decimals. */
  readonly unsure?: Separator;
}
const other = (sign: Separator): Separator => (sign === '.' ? ',' : '.');

function figureOf(text: string): Figure | null {
  if (/^\d+$/.test(text)) return { value: Number(text) };
  const decimal = /^(\d+)([.,])(\d{1,2})$/.exec(text);
  if (decimal) return { value: Number(`${decimal[1]}.${decimal[3]}`), decimal: decimal[2] as Separator };
  const grouped = /^([1-9]\d{0,2})(?:([.,' ’])\d{3})(?:\2\d{3})*(?:([.,])(\d{1,2}))?$/.exec(text);
  const [, , group = '', point = '', cents = ''] = grouped ?? [];
  if (!grouped || group === point) return null;
  const whole = (cents ? text.slice(0, -cents.length - 1) : text).replace(/\D/g, '');
  const value = Number(`${whole}${cents && `.${cents}`}`);
  const sign = group === '.' || group === ',' ? group : undefined;
  if (point) return { value, decimal: point as Separator };
  if (!sign) return { value };
  return text.split(sign).length > 2 ? { value, decimal: other(sign) } : { value, unsure: sign };
}

interface Sum extends Figure {
  readonly foreign?: string;
}
/** Null: something stands there that is neither a figure nor a currency. */
function sumOf(cell: string): Sum | null {
  const { before = '', figure = '', after = '' } = AMOUNT.exec(cell.normalize('NFKC').trim())?.groups ?? {};
  const read = figureOf(figure);
  if (!read) return null;
  let foreign: string | undefined;
  for (const sign of [before, after].map(s => s.toUpperCase()).filter(Boolean)) {
    const codes = currenciesOf(sign);
    if (!codes) return null;
    if (!codes.includes(brand.currency.code)) foreign = sign;
  }
  return foreign === undefined ? read : { ...read, foreign };
}

/**
 * Reads the sums of a table: 380, 1,280.50, 1.280,50, ¥680, 54,50 €. One that can be two (22,505) is taken only where
 * others of the table say what a comma is; what is not understood is refused.
 */
export function amountReader(cells: readonly string[]) {
  const decimals = new Set(cells.flatMap(cell => sumOf(cell)?.decimal ?? []));
  const [decimal] = decimals;
  const thousands = new Set<string>();
  const foreign = new Set<string>();
  return {
    read(cell: string): Read<number> {
      const sum = sumOf(cell);
      if (!sum)
        return {
          fault: t(`“${cell}”不是金额；写作 380 或 380.50`, `“${cell}” is no amount; write 380 or 380.50`),
        };
      if (sum.unsure) {
        if (decimals.size !== 1 || decimal === sum.unsure)
          return {
            fault: t(
              `“${cell}”看不出是千位还是小数；写作 ${sum.value} 或 380.50`,
              `“${cell}” can be thousands or decimals; write ${sum.value}, or 380.50`,
            ),
          };
        thousands.add(`${cell} → ${sum.value}`);
      }
      if (sum.foreign) foreign.add(cell);
      return { value: sum.value };
    },
    notes(): Bilingual[] {
      const { code } = brand.currency;
      const [first = ''] = thousands;
      const [sum = ''] = foreign;
      return [
        ...(first
          ? [
              t(
                `千位分隔符按其他行判断（${first}）`,
                `what parts thousands taken as other rows have it (${first})`,
              ),
            ]
          : []),
        ...(sum
          ? [t(`“${sum}”按 ${code} 的数额读取`, `“${sum}” taken as so many ${code}: prices are in ${code}`)]
          : []),
      ];
    },
  };
}

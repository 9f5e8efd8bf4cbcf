import type { ReportGroup, ReportKind } from '#domain/contract/desk.ts';
import type { Bilingual } from '#domain/text.ts';
import type { SaleContext } from '../../catalogue/family.ts';
import type { Deps } from '../../deps.ts';

/** What a report is made from. */
export interface ReportParts {
  readonly deps: Pick<Deps, 'store' | 'clock'>;
  readonly season: SaleContext;
  readonly now: number;
}

/** One line of a report: how many places, and what they brought. */
export interface Line {
  readonly group: ReportGroup;
  readonly name: Bilingual;
  readonly places: number;
  /** Fen. */
  readonly fen: number;
}
export interface Report {
  readonly kind: ReportKind;
  /** The performance, the day or the month; of the season nothing. */
  readonly of: string;
  readonly title: Bilingual;
  readonly lines: readonly Line[];
  /** Fen that the report comes to, and what the books of orders and payments come to: they are the same. */
  readonly sum: number;
  readonly ledger: number;
  /** Of some days: what came in them less what went back. */
  readonly moved?: number;
}

const sameWord = (word: string): Bilingual => ({ zh: word, en: word });

/** Adds up by group and name, in the order of the first mention. */
export class Sums {
  readonly #lines = new Map<string, Line>();
  add(group: ReportGroup, named: string | Bilingual, places: number, fen: number): void {
    const name = typeof named === 'string' ? sameWord(named) : named;
    const id = `${group}\n${name.en}`;
    const before = this.#lines.get(id) ?? { group, name, places: 0, fen: 0 };
    this.#lines.set(id, { ...before, places: before.places + places, fen: before.fen + fen });
  }
  /** Lines of a group in the order of numbers or dates, the largest number or the first date first. */
  get lines(): Line[] {
    const lines = [...this.#lines.values()];
    const far = (line: Line): number => Number(line.name.en);
    return [
      ...lines.filter(l => !SORTED.has(l.group)),
      ...lines.filter(l => l.group === 'days before').sort((a, b) => far(b) - far(a)),
      ...lines
        .filter(l => l.group === 'day' || l.group === 'month')
        .sort((a, b) => (a.name.en < b.name.en ? -1 : 1)),
    ];
  }
}
const SORTED: ReadonlySet<ReportGroup> = new Set(['days before', 'day', 'month']);

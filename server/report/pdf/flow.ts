import type { Locale } from '#site/tree.ts';
import { type Font, fontOf, widthOf, wrap } from './font.ts';

export const PAGE = { width: 595, height: 842, margin: 64 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;

/** Roles of the structure tree (PDF 1.7, 14.8.4): what a screen reader says of a piece. */
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'TR' | 'Table';
export interface Piece {
  readonly tag: Tag;
  /** Marked content by page. */
  readonly marks: { readonly page: number; readonly mcid: number }[];
  readonly children: Piece[];
}

/** Of the parts of a bar, as the page has them. */
const PIGMENTS = ['.84 .22 .09', '.09 .1 .11', '.22 .25 .58', '.4 .24 .53', '.95 .71 .18'] as const;

type Grey = number;
const num = (n: number): string => String(Math.round(n * 100) / 100);

/** Text and tables that flow down A4 pages, tagged as they go. Sizes are points. */
export class Flow {
  readonly pages: string[][] = [[]];
  readonly pieces: Piece[] = [];
  readonly font: Font;
  readonly #marked: number[] = [0];
  #y = PAGE.height - PAGE.margin;

  constructor(locale: Locale) {
    this.font = fontOf(locale);
  }

  get #page(): number {
    return this.pages.length - 1;
  }
  #put(operators: string): void {
    this.pages[this.#page]?.push(operators);
  }
  /** Goes to a new page unless so much is left. */
  need(height: number): void {
    if (this.#y - height >= PAGE.margin) return;
    this.pages.push([]);
    this.#marked.push(0);
    this.#y = PAGE.height - PAGE.margin;
  }
  space(height: number): void {
    this.#y -= height;
  }
  #open(tag: Tag, parent?: Piece): Piece {
    const piece: Piece = { tag, marks: [], children: [] };
    (parent?.children ?? this.pieces).push(piece);
    return piece;
  }
  #line(piece: Piece, text: string, x: number, y: number, size: number, grey: Grey): void {
    const mcid = this.#marked[this.#page] ?? 0;
    this.#marked[this.#page] = mcid + 1;
    piece.marks.push({ page: this.#page, mcid });
    this.#put(
      `/${piece.tag} << /MCID ${mcid} >> BDC BT /F1 ${size} Tf ${grey} g ${num(x)} ${num(y)} Td ${this.font.encode(text)} Tj ET EMC`,
    );
  }
  text(tag: Tag, text: string, size: number, { leading = 1.5, grey = 0.1, after = 0 } = {}): void {
    const piece = this.#open(tag);
    for (const line of wrap(this.font, text, size, COLUMN)) {
      this.need(size * leading);
      this.#y -= size * leading;
      this.#line(piece, line, PAGE.margin, this.#y, size, grey);
    }
    this.#y -= after;
  }
  /** Decoration: no reader speaks of it. */
  rule(grey: Grey = 0.1, height = 0.8): void {
    this.#put(`/Artifact BMC ${grey} g ${PAGE.margin} ${num(this.#y)} ${COLUMN} ${height} re f EMC`);
  }
  /** Rows of a table; the first one is its head. It stays on one page when it fits on one. */
  table(rows: readonly (readonly string[])[], columns: readonly number[], size = 10): void {
    const table = this.#open('Table');
    const height = size * 1.9;
    const whole = rows.length * (height + size * 0.45);
    if (whole < PAGE.height - 2 * PAGE.margin) this.need(whole);
    rows.forEach((cells, r) => {
      this.need(height);
      this.#y -= height;
      const row = this.#open('TR', table);
      let x = PAGE.margin;
      cells.forEach((text, c) => {
        const width = columns[c] ?? 0;
        const cell = this.#open(r === 0 || c === 0 ? 'TH' : 'TD', row);
        // Names stand at the left, figures at the right.
        const at = c === 0 ? x : x + width - widthOf(this.font, text, size);
        this.#line(cell, text, at, this.#y, size, r === 0 ? 0.4 : 0.1);
        x += width;
      });
      this.#y -= size * 0.45;
      this.rule(r === 0 ? 0.1 : 0.85, 0.5);
    });
  }
  /** One bar in parts, as long as their shares of the whole. */
  bar(shares: readonly number[], height = 16): void {
    this.need(height + 8);
    this.#y -= height + 4;
    const sum = shares.reduce((a, b) => a + b, 0) || 1;
    let x: number = PAGE.margin;
    shares.forEach((share, i) => {
      const width = (share / sum) * COLUMN;
      this.#put(
        `/Artifact BMC ${PIGMENTS[i % PIGMENTS.length]} rg ${num(x)} ${num(this.#y)} ${num(Math.max(width - 1.5, 0.5))} ${height} re f EMC`,
      );
      x += width;
    });
    this.#y -= 4;
  }
}

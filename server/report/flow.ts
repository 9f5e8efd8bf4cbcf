import PDFDocument from 'pdfkit';
import { brand } from '#brand';
import type { Locale } from '#site/tree.ts';
import { ASCENT, broken, NATURAL, type Pen, printed, widthOf, write } from '../letters/faces.ts';

const PAGE = { width: 595, height: 842, margin: 64 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
const FLOOR = PAGE.height - PAGE.margin;

/** The colours of the site's paper (src/styles/tokens.css), and of the parts of a bar, as the page has them. */
const INK = '#17191d';
export const INK_2 = '#65686f';
const LINE = '#d8d5ce';
const PIGMENTS = ['#d63818', '#17191d', '#393f93', '#673c87', '#f2b42e'] as const;

/** Roles of the structure tree (PDF 1.7, 14.8.4): what a screen reader says of a piece. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';
type Piece = ReturnType<Pen['struct']>;

/** Text and tables that flow down A4 pages, tagged as they go. Sizes are points. */
export class Flow {
  readonly #pdf: Pen;
  readonly #document: Piece;
  readonly #done: Promise<Uint8Array>;
  #y: number = PAGE.margin;

  constructor(title: string, locale: Locale) {
    const pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      lang: locale,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: brand.name[locale] },
    });
    this.#pdf = pdf;
    this.#document = pdf.struct('Document');
    pdf.addStructure(this.#document);
    const parts: Uint8Array[] = [];
    this.#done = new Promise((resolve, reject) => {
      pdf.on('data', (part: Uint8Array) => parts.push(part));
      pdf.on('end', () => resolve(Buffer.concat(parts)));
      pdf.on('error', reject);
    });
  }

  end(): Promise<Uint8Array> {
    this.#document.end();
    this.#pdf.end();
    return this.#done;
  }
  /** Goes to a new page unless so much is left. */
  need(height: number): void {
    if (this.#y + height <= FLOOR) return;
    this.#pdf.addPage();
    this.#y = PAGE.margin;
  }
  space(height: number): void {
    this.#y += height;
  }
  #piece(tag: string, parent = this.#document): Piece {
    const piece = this.#pdf.struct(tag);
    parent.add(piece);
    return piece;
  }
  #line(
    piece: Piece,
    tag: Tag,
    text: string,
    at: readonly [x: number, top: number],
    size: number,
    fill: string,
  ) {
    const pdf = this.#pdf.fontSize(size).fillColor(fill);
    piece.add(pdf.markStructureContent(tag));
    write(pdf, text, at[0], at[1] + size * (ASCENT - (NATURAL - 1) / 2));
    pdf.endMarkedContent();
  }
  text(
    tag: 'H1' | 'H2' | 'P',
    words: string,
    size: number,
    { leading = 1.5, fill = INK, after = 0 } = {},
  ): void {
    const piece = this.#piece(tag);
    const step = size * leading;
    for (const line of broken(this.#pdf.fontSize(size), printed(words), COLUMN)) {
      this.need(step);
      this.#line(piece, tag, line, [PAGE.margin, this.#y + (step - size) / 2], size, fill);
      this.#y += step;
    }
    piece.end();
    this.#y += after;
  }
  /** Decoration: no reader speaks of it. */
  #decorate(draw: (pdf: Pen) => unknown): void {
    this.#pdf.markContent('Artifact');
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }
  rule(colour: string = INK, height = 0.8): void {
    this.#decorate(pdf => pdf.rect(PAGE.margin, this.#y, COLUMN, height).fill(colour));
  }
  /** Rows of a table; the first one is its head, which stands again where a page ends between them. */
  table(rows: readonly (readonly string[])[], columns: readonly number[], size = 10): void {
    const table = this.#piece('Table');
    const height = size * 2.3;
    const [head = [], ...rest] = rows;
    this.need(height * Math.min(rows.length, 4));
    this.#row(table, head, columns, size, height, true);
    for (const [i, cells] of rest.entries()) {
      // The last two stay together.
      if (this.#y + height * (i === rest.length - 2 ? 2 : 1) > FLOOR) {
        this.need(PAGE.height);
        this.#row(table, head, columns, size, height, true);
      }
      this.#row(table, cells, columns, size, height, false);
    }
    table.end();
  }
  #row(
    table: Piece,
    cells: readonly string[],
    columns: readonly number[],
    size: number,
    height: number,
    head: boolean,
  ): void {
    const row = this.#piece('TR', table);
    let x: number = PAGE.margin;
    for (const [c, cell] of cells.entries()) {
      const tag = head || c === 0 ? 'TH' : 'TD';
      const piece = this.#piece(tag, row);
      const width = columns[c] ?? 0;
      const words = printed(cell);
      // Names stand at the left, figures at the right.
      const left = c === 0 ? x : x + width - widthOf(this.#pdf.fontSize(size), words);
      this.#line(piece, tag, words, [left, this.#y + (height - size) / 2], size, head ? INK_2 : INK);
      piece.end();
      x += width;
    }
    row.end();
    this.#y += height;
    this.rule(head ? INK : LINE, 0.5);
  }
  /** One bar in parts, as long as their shares of the whole. */
  bar(shares: readonly number[], height = 16): void {
    this.need(height + 12);
    this.#y += 4;
    const sum = shares.reduce((a, b) => a + b, 0) || 1;
    let x: number = PAGE.margin;
    this.#decorate(pdf => {
      for (const [i, share] of shares.entries()) {
        const width = (share / sum) * COLUMN;
        pdf.rect(x, this.#y, Math.max(width - 1.5, 0.5), height).fill(PIGMENTS[i % PIGMENTS.length] ?? INK);
        x += width;
      }
    });
    this.#y += height + 8;
  }
}

import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { artPath } from '#art/path.ts';
import { artResponse } from '#art/serve.ts';
import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { hallTime, longDay } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { otherTitle, t } from '../catalogue/text.ts';
import { occasionView, ticketView } from '../orders/ticket-view.ts';
import type { Sheet } from './content.ts';
import { drawArt } from './drawing.ts';
import { ASCENT, broken, NATURAL, printed, widthOf, write } from './faces.ts';

/** A5, as it folds into a pocket; points. */
const PAGE = { width: 420, height: 595 } as const;
const MARGIN = 36;
/** The artwork's height, and what it gives way to where there is much to say. */
const ART = { most: 150, least: 56, title: 28, seat: 17, note: 14 } as const;
const QR = 156;
/** About the four modules of white round the code. */
const QUIET_ZONE = 10;
const RIGHT = PAGE.width - MARGIN;
const COLUMN = RIGHT - MARGIN;
/** Beside the code. */
const FACTS = COLUMN - QR - 20;

/** The colours of the site's paper (src/styles/tokens.css). */
const INK = '#17191d';
const INK_2 = '#474a51';
const INK_3 = '#65686f';
const LINE = '#d8d5ce';
const SEAL = '#c42e1a';

const TICKET = t('电子票', 'Ticket');
const SEATS = t('座位', 'Seat');
const KIND = t('票种', 'Kind');
const NAME = t('购票人', 'Booked by');
const GUEST = t('观众', 'For');
const ENTRANCE = t('入口', 'Entrance');
const REAL_NAME = t(
  '实名入场，请带购票时登记的证件原件。',
  'Names are checked: please bring the document that this ticket was bought with.',
);
const CARE = t(
  '二维码就是门票：谁有它，谁就能入场。请勿公开。',
  'The code is the ticket: whoever has it can enter with it. Please keep it to yourself.',
);

/** Tickets as a PDF, one a page; only the characters that it uses are in it. */
export function ticketPdf(sheets: readonly Sheet[], locale: Locale): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const first = sheets[0];
    const pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      lang: locale,
      displayTitle: true,
      info: {
        Title: `${say(TICKET, locale)} ${first?.order.tradeNo ?? ''}`,
        Author: brand.name[locale],
      },
    });
    const parts: Uint8Array[] = [];
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    for (const [i, sheet] of sheets.entries())
      page(pdf, sheet, { locale, of: `${i + 1} / ${sheets.length}` });
    pdf.end();
  });
}

type Pen = InstanceType<typeof PDFDocument>;

function page(pdf: Pen, sheet: Sheet, { locale, of }: { locale: Locale; of: string }): void {
  const { ticket, order, evening } = sheet;
  const { occasion, title, art } = evening;
  pdf.addPage();
  const { label, seatIds } = ticketView(order, ticket, locale);
  // Two seats can be large, eight have to be read.
  const size = seatIds.length < 3 ? 14 : 11;
  const who = guestWords(sheet, locale);
  const height = Math.max(
    ART.least,
    ART.most -
      (who ? ART.seat * (1 + linesOf(pdf, who, 11, COLUMN - 66, 6)) : 0) -
      ART.title * (linesOf(pdf, say(title, locale), 21, COLUMN, 2) - 1) -
      ART.seat * (linesOf(pdf, label, size, COLUMN - 66, 4) - 1) -
      (occasion.realName ? ART.note : 0),
  );
  const picture = artResponse(artPath(art, 'wide'))?.svg;
  if (picture) drawArt(pdf, picture, [0, 0, PAGE.width, height]);
  else pdf.rect(0, 0, PAGE.width, height).fill('#eceae5');

  let y: number = height + 22;
  house(pdf, y, locale, of);
  y += 34;
  y = text(pdf, say(title, locale), { y, size: 21, leading: 1.3, lines: 2 });
  const second = otherTitle(title, locale);
  if (second) y = text(pdf, second, { y: y + 1, size: 9.5, fill: INK_3, lines: 1 });
  y += 12;
  rule(pdf, y, INK, 1.2);
  y += 14;

  const code = y;
  const at = hallTime(occasion.startsAt);
  const column = { width: FACTS };
  y = text(pdf, at.time, { y: y - 4, size: 34, leading: 1.15, ...column });
  y = text(pdf, longDay(occasion.startsAt, locale, true), { y, size: 12.5, lines: 2, ...column });
  y = text(pdf, brand.clock[locale], { y, size: 8.5, fill: INK_3, ...column });
  y = text(pdf, say(occasion.place.name, locale), { y: y + 8, size: 12.5, lines: 2, ...column });
  y = text(pdf, say(occasion.place.address, locale), { y, size: 9, fill: INK_2, lines: 2, ...column });

  // Its quiet zone lies in the margin.
  square(pdf, ticket.code, RIGHT - QR + QUIET_ZONE, code - QUIET_ZONE);
  y = Math.max(y, code + QR - 2 * QUIET_ZONE) + 14;
  rule(pdf, y, LINE, 0.6);
  y += 10;
  const doors = occasionView(locale, order, occasion).entrance;
  const rows: [string, string][] = [
    [say(seatIds.length > 0 ? SEATS : KIND, locale), label],
    ...(doors ? ([[say(ENTRANCE, locale), doors]] as [string, string][]) : []),
    ...(who ? [[say(GUEST, locale), who] as [string, string]] : []),
    ...(order.contact?.linkman ? ([[say(NAME, locale), order.contact.linkman]] as [string, string][]) : []),
  ];
  for (const [name, value] of rows) {
    text(pdf, name, { y: y + 3, size: 9, fill: INK_3, width: 62 });
    y = text(pdf, value, {
      y,
      x: MARGIN + 66,
      size: value === label ? size : 11,
      width: COLUMN - 66,
      lines: value === label ? 4 : value === who ? 6 : 1,
    });
    y += 5;
  }
  foot(
    pdf,
    [...(occasion.realName ? [say(REAL_NAME, locale)] : []), say(CARE, locale)],
    order.tradeNo,
    locale,
  );
}

/** Who was named for the ticket's places; where it has several, each with its own. */
const guestWords = ({ guests }: Sheet, locale: Locale): string =>
  guests
    .map(({ name, number, seat }) =>
      guests.length === 1
        ? `${name}　${number}`
        : locale === 'zh-CN'
          ? `${seat.row}排${seat.number}座　${name}　${number}`
          : `Row ${seat.row}, seat ${seat.number}: ${name}, ${number}`,
    )
    .join(locale === 'zh-CN' ? '；' : '; ');

/** The seal and the name of the house; which ticket of how many stands at the right. */
function house(pdf: Pen, y: number, locale: Locale, of: string): void {
  pdf.rect(MARGIN, y, 19, 19).fill(SEAL);
  const seal = brand.shortName['zh-CN'].slice(0, 1);
  text(pdf, seal, { x: MARGIN, y: y + 1, width: 19, size: 12, fill: '#ffffff', align: 0.5 });
  text(pdf, brand.name[locale], { x: MARGIN + 27, y: y + 1, size: 11, width: COLUMN - 110 });
  const which = `${say(TICKET, locale)}　${of}`;
  text(pdf, which, { x: RIGHT - 100, y: y + 3, width: 100, size: 9.5, fill: INK_3, align: 1 });
}

function foot(pdf: Pen, notes: readonly string[], tradeNo: string, locale: Locale): void {
  const line = locale === 'zh-CN' ? `订单号 ${tradeNo}` : `Order ${tradeNo}`;
  const help = locale === 'zh-CN' ? `票务热线 ${brand.phone}` : `Box office ${brand.phone}`;
  const y = PAGE.height - 30;
  const small = { size: 8.5, fill: INK_3, leading: NATURAL };
  const words = notes.join(locale === 'zh-CN' ? '' : ' ');
  const lines = linesOf(pdf, words, small.size, COLUMN, 9);
  text(pdf, words, { ...small, y: y - lines * small.size * NATURAL - 10, lines });
  rule(pdf, y - 5, LINE, 0.6);
  text(pdf, line, { ...small, y, width: COLUMN / 2 });
  text(pdf, help, { ...small, y, x: MARGIN + COLUMN / 2, width: COLUMN / 2, align: 1 });
}

const rule = (pdf: Pen, y: number, colour: string, width: number): unknown =>
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(width).stroke(colour);

interface Line {
  readonly y: number;
  readonly size: number;
  readonly x?: number;
  readonly width?: number;
  readonly fill?: string;
  readonly leading?: number;
  /** At most so many; the rest is cut. */
  readonly lines?: number;
  /** How much of what is left of a line stands before it: 1 is at the right. */
  readonly align?: number;
}

/** One text, wherever its lines break; returns where the next one may begin. */
function text(
  pdf: Pen,
  words: string,
  { y, size, x = MARGIN, width = COLUMN, fill = INK, leading = 1.45, lines = 1, align = 0 }: Line,
): number {
  const clean = printed(words);
  if (clean === '') return y;
  pdf.fontSize(size).fillColor(fill);
  const step = size * leading;
  const shown = broken(pdf, clean, width);
  shown.slice(0, lines).forEach((line, i) => {
    const fits = i === lines - 1 && shown.length > lines ? cut(pdf, line, width) : line;
    const left = align && (width - widthOf(pdf, fits)) * align;
    write(pdf, fits, x + left, y + i * step + (step - size * NATURAL) / 2 + size * ASCENT);
  });
  return y + Math.min(lines, shown.length) * step;
}

function cut(pdf: Pen, line: string, width: number): string {
  const chars = [...line];
  while (chars.length > 0 && widthOf(pdf, `${chars.join('')}…`) > width) chars.pop();
  return `${chars.join('')}…`;
}

const linesOf = (pdf: Pen, words: string, size: number, width: number, most: number): number =>
  Math.min(most, broken(pdf.fontSize(size), printed(words), width).length);

/** The code on white, with the quiet zone that scanners expect. */
function square(pdf: Pen, code: string, x: number, y: number): void {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const module = QR / size;
  pdf.rect(x, y, QR, QR).fill('#ffffff');
  data.forEach((row, r) => {
    row.forEach((dark, c) => {
      // A hair more than a module, so that no seam shows between two.
      if (dark) pdf.rect(x + c * module, y + r * module, module + 0.05, module + 0.05);
    });
  });
  pdf.fill(INK);
}

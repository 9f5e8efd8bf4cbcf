import PDFDocument from 'pdfkit';
import type { Locale } from '#site/tree.ts';
import type { Sheet } from './content.ts';

/** Tickets as a PDF, one a page. */
export function ticketPdf(tickets: readonly Sheet[], _locale: Locale): Promise<Uint8Array> {
  return new Promise(resolve => {
    const pdf = new PDFDocument({ size: 'A5' });
    const parts: Uint8Array[] = [];
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    for (const { ticket } of tickets) pdf.text(ticket.code);
    pdf.end();
  });
}

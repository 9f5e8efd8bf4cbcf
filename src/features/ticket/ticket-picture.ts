import { encode } from 'uqr';
import { artPath } from '#art/path.ts';
import type { ArtAttrs } from '#domain/contract/parts.ts';
import { runs } from './qr-code.tsx';

/** What stands on the picture of a ticket, line by line. */
export interface TicketWords {
  readonly art: ArtAttrs;
  readonly title: string;
  readonly lines: readonly string[];
  readonly code: string;
  /** The code as it is read out. */
  readonly letters: string;
  readonly house: string;
}

const WIDTH = 900;
const ART = 420;
/** Ten pixels a module. */
const QR = 450;
const PAD = 56;
const LINE = 46;
const SERIF = '"Heming Serif", "Songti SC", "Noto Serif CJK SC", serif';
const SANS = '"PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** A ticket as a PNG: artwork, words, and the code on white, to be kept among one's photographs or sent on. */
export async function ticketPicture({ art, title, lines, code, letters, house }: TicketWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.font = `600 44px ${SERIF}`;
  const heading = wrapped(pen, title, WIDTH - 2 * PAD);
  canvas.width = WIDTH;
  canvas.height = ART + PAD + heading.length * 58 + lines.length * LINE + QR + 190;
  pen.fillStyle = '#fefdfb';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // Without its artwork a ticket is still a ticket.
  const picture = await image(artPath(art, 'wide')).catch(() => null);
  if (picture)
    pen.drawImage(
      picture,
      0,
      (picture.height - (picture.width * ART) / WIDTH) / 2,
      picture.width,
      (picture.width * ART) / WIDTH,
      0,
      0,
      WIDTH,
      ART,
    );
  let y = ART + PAD + 24;
  pen.fillStyle = '#17191d';
  pen.font = `600 44px ${SERIF}`;
  for (const line of heading) {
    pen.fillText(line, PAD, y);
    y += 58;
  }
  pen.font = `400 30px ${SANS}`;
  for (const line of lines) {
    pen.fillText(line, PAD, y, WIDTH - 2 * PAD);
    y += LINE;
  }
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  pen.save();
  pen.translate((WIDTH - QR) / 2, y);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, QR, QR);
  pen.scale(QR / size, QR / size);
  pen.fillStyle = '#17191d';
  pen.fill(new Path2D(runs(data)));
  pen.restore();
  y += QR + 40;
  pen.textAlign = 'center';
  pen.font = '600 34px ui-monospace, monospace';
  pen.fillText(letters, WIDTH / 2, y);
  pen.font = `400 24px ${SANS}`;
  pen.fillStyle = '#65686f';
  pen.fillText(house, WIDTH / 2, y + 56, WIDTH - 2 * PAD);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const out = [''];
  for (const part of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    const last = out.at(-1) ?? '';
    if (last !== '' && pen.measureText(last + part).width > width) out.push(part.trimStart());
    else out[out.length - 1] = last + part;
  }
  return out;
}

const image = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const img = new Image();
    img.onload = () => resolve(img);
    img.onerror = reject;
    img.src = src;
  });

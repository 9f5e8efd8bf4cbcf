import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const [WIDTH, HEIGHT, FRAMES] = [640, 480, 12];
/** Paper in a foyer: neither white nor black, a little crooked, and a hand that shakes. */
const [PAPER, INK, TABLE] = [205, 45, 110];
const TILT = 0.12;
const SIDE = 330;

/** A film (Y4M) of a ticket's code, as a camera sees it that is held over the paper. */
export function filmOf(text: string, file: string): void {
  const { data, size } = encode(text, { border: 4 });
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)];
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (let n = 0; n < FRAMES; n++) {
    const light = Buffer.alloc(WIDTH * HEIGHT, TABLE);
    const [midX, midY] = [WIDTH / 2 + 6 * Math.sin(n), HEIGHT / 2 + 4 * Math.cos(n)];
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const [dx, dy] = [x - midX, y - midY];
        const u = Math.floor(((dx * Math.cos(TILT) + dy * Math.sin(TILT)) / SIDE + 0.5) * size);
        const v = Math.floor(((dy * Math.cos(TILT) - dx * Math.sin(TILT)) / SIDE + 0.5) * size);
        const on = data[v]?.[u];
        if (on !== undefined) light[y * WIDTH + x] = on ? INK : PAPER;
      }
    parts.push(Buffer.from('FRAME\n'), light, grey);
  }
  writeFileSync(file, Buffer.concat(parts));
}

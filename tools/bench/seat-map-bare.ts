import { readPalette } from '#features/seat-map/engine/palette.ts';
import { isSold, painted, planOf } from '#tests/arc-plan.ts';
import type { Bench } from './seat-map-page.ts';

/** The bare baseline: a plain 2D canvas that redraws every seat as a path in each frame. */
export function bare(stage: HTMLElement): Bench {
  let canvas: HTMLCanvasElement;
  let ctx: CanvasRenderingContext2D;
  let seats: { x: number; y: number; rank: number; state: number }[] = [];
  let view = { k: 1, x: 0, y: 0 };
  const palette = readPalette(document.body);
  const draw = () => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = palette.paper;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    const r = devicePixelRatio;
    ctx.setTransform(view.k * r, 0, 0, view.k * r, view.x * r, view.y * r);
    for (const s of seats) {
      ctx.fillStyle = s.state === 1 ? palette.taken : s.state === 2 ? palette.picked : palette.seat[s.rank]!;
      ctx.beginPath();
      ctx.arc(s.x, s.y, 7, 0, Math.PI * 2);
      ctx.fill();
    }
  };
  let frame = 0;
  const soon = () => {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  let from: { x: number; y: number } | null = null;
  const listen = () => {
    canvas.addEventListener(
      'wheel',
      e => {
        e.preventDefault();
        const f = Math.exp(-e.deltaY * 0.0018);
        view = {
          k: view.k * f,
          x: e.offsetX - (e.offsetX - view.x) * f,
          y: e.offsetY - (e.offsetY - view.y) * f,
        };
        soon();
      },
      { passive: false },
    );
    canvas.addEventListener('pointerdown', e => {
      from = { x: e.clientX, y: e.clientY };
    });
    canvas.addEventListener('pointermove', e => {
      if (!from || !e.buttons) return;
      view = { ...view, x: view.x + e.clientX - from.x, y: view.y + e.clientY - from.y };
      from = { x: e.clientX, y: e.clientY };
      soon();
    });
    canvas.addEventListener('click', e => {
      const x = (e.offsetX - view.x) / view.k;
      const y = (e.offsetY - view.y) / view.k;
      const hit = seats.find(s => s.state !== 1 && Math.hypot(s.x - x, s.y - y) < 9);
      if (!hit) return;
      hit.state = hit.state === 2 ? 0 : 2;
      draw();
    });
  };
  const free = () => seats.filter((_, i) => !isSold(i));
  return {
    prepare: planOf,
    async mount(n) {
      const plan = planOf(n);
      canvas = document.createElement('canvas');
      ctx = canvas.getContext('2d')!;
      listen();
      stage.replaceChildren(canvas);
      canvas.width = 1000 * devicePixelRatio;
      canvas.height = 700 * devicePixelRatio;
      canvas.style.width = '1000px';
      seats = plan.zones.flatMap(z =>
        z.rows.flatMap(row =>
          row.seats.map(s => ({
            x: s.position.x,
            y: s.position.y,
            rank: Number(s.category[1]) - 1,
            state: 0,
          })),
        ),
      );
      seats.forEach((s, i) => {
        s.state = isSold(i) ? 1 : 0;
      });
      const reach = Math.max(...seats.map(s => Math.hypot(s.x, s.y))) + 30;
      view = { k: 350 / reach, x: 500, y: 350 };
      draw();
      await painted();
    },
    pos(i) {
      const s = free()[i];
      if (!s) return null;
      const box = canvas.getBoundingClientRect();
      return { x: box.left + s.x * view.k + view.x, y: box.top + s.y * view.k + view.y };
    },
    selected: i => free()[i]?.state === 2,
  };
}

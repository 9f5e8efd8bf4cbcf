export interface Gestures {
  readonly start: () => void;
  /** Moved by dx, dy and zoomed by `factor` around x, y; css px from the canvas' corner. */
  readonly move: (dx: number, dy: number, factor: number, x: number, y: number) => void;
  readonly tap: (x: number, y: number, finger: boolean) => void;
  /** The mouse rests at a point, or has left (null). */
  readonly hover: (x: number | null, y: number) => void;
}

/** A pointer that moves less than this is a tap, css px. */
const SLOP = 6;
/** By deltaMode: a pixel, a line, a page. */
const UNITS = [1, 16, 400];

const onButton = (e: Event): boolean => (e.target as Element).closest('button') !== null;

/** Turns pointer and wheel events of the canvas into gestures; gives the way to stop. */
export function listen(canvas: HTMLElement, to: Gestures): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  /** Of the last pointer: older Safari, and Firefox before 129, do not say it with the click. */
  let kind = '';
  let box = { left: 0, top: 0 };
  const at = (e: { clientX: number; clientY: number }) => ({
    x: e.clientX - box.left,
    y: e.clientY - box.top,
  });
  const measure = () => {
    box = canvas.getBoundingClientRect();
  };

  const on = {
    pointerdown(e: PointerEvent) {
      if (e.button > 0 || onButton(e)) return;
      kind = e.pointerType;
      measure();
      // The first finger: one whose end was never told is not there any more.
      if (e.isPrimary) down.clear();
      if (!down.size) travelled = 0;
      else travelled = SLOP + 1;
      down.set(e.pointerId, at(e));
      to.start();
    },
    pointermove(e: PointerEvent) {
      const before = down.get(e.pointerId);
      const now = at(e);
      if (!before) {
        if (e.pointerType === 'mouse') {
          measure();
          const p = at(e);
          to.hover(p.x, p.y);
        }
        return;
      }
      const dx = now.x - before.x;
      const dy = now.y - before.y;
      if (down.size === 1) {
        travelled += Math.hypot(dx, dy);
        if (travelled <= SLOP) return;
        if (e.isTrusted && !canvas.hasPointerCapture(e.pointerId)) canvas.setPointerCapture(e.pointerId);
        down.set(e.pointerId, now);
        to.hover(null, 0);
        return to.move(dx, dy, 1, now.x, now.y);
      }
      const other = [...down].find(([id]) => id !== e.pointerId)![1];
      down.set(e.pointerId, now);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      to.move(dx / 2, dy / 2, was ? is / was : 1, (before.x + other.x) / 2, (before.y + other.y) / 2);
    },
    pointerup(e: PointerEvent) {
      down.delete(e.pointerId);
    },
    pointercancel(e: PointerEvent) {
      down.delete(e.pointerId);
    },
    pointerleave(e: PointerEvent) {
      if (!down.has(e.pointerId)) to.hover(null, 0);
    },
    click(e: MouseEvent & { readonly pointerType?: string }) {
      // The buttons of the accessible layer answer for themselves.
      if (onButton(e)) return;
      if (travelled > SLOP) {
        travelled = 0;
        return;
      }
      measure();
      const p = at(e);
      to.tap(p.x, p.y, (e.pointerType ?? kind) === 'touch');
    },
    wheel(e: WheelEvent) {
      e.preventDefault();
      measure();
      const p = at(e);
      const unit = UNITS[e.deltaMode]!;
      // A pinch on a trackpad comes as small wheel steps with ctrl.
      const speed = e.ctrlKey ? 0.01 : 0.0018;
      to.start();
      to.move(0, 0, Math.exp(-Math.max(-240, Math.min(240, e.deltaY * unit)) * speed), p.x, p.y);
    },
  };
  const heard = new AbortController();
  for (const [name, handler] of Object.entries(on))
    canvas.addEventListener(name, handler as EventListener, { passive: false, signal: heard.signal });
  return () => heard.abort();
}

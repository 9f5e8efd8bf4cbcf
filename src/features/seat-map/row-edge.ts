import { edgeSigns } from './engine/edge.ts';
import type { SeatMap } from './engine/engine.ts';

/** Beside these corners of a phone's map stand the small plan and the buttons, css px. */
const CORNER = { left: 132, leftBelow: 104, right: 72, rightBelow: 166 };

/** Row numbers at the edge of the map, moved with it: elements are kept, and only what has changed is written. */
export function paintRowEdge(host: HTMLElement, map: SeatMap): void {
  const { geometry: g } = map;
  const size = map.size();
  const keep = (x: number, y: number) =>
    !(x < CORNER.left && y < CORNER.leftBelow) && !(x > size.width - CORNER.right && y < CORNER.rightBelow);
  const signs = edgeSigns(g, map.view(), size, keep);
  while (host.childElementCount < signs.length) host.append(document.createElement('span'));
  for (let n = 0; n < host.childElementCount; n++) {
    const element = host.children[n] as HTMLElement;
    const sign = signs[n];
    element.hidden = !sign;
    if (!sign) continue;
    const text = g.rowName[sign.row]!;
    if (element.textContent !== text) element.textContent = text;
    element.style.transform = `translate(${Math.round(sign.x)}px, ${Math.round(sign.y)}px) translate(-50%, -50%)`;
  }
}

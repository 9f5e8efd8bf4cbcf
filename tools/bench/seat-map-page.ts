// The bare canvas has its colours from the site's styles, too.
import '../../src/styles/global.css';

/** What this page promises (docs: architecture, “Weight and speed”). */
export interface Bench {
  /** Makes the plan's data, so that `mount` need not. */
  prepare(n: number): unknown;
  /** Shows n seats, a quarter of them sold; resolves when they are painted. */
  mount(n: number): Promise<void>;
  /** Client position of the i-th free seat that is in sight, or null. */
  pos(i: number): { x: number; y: number } | null;
  selected(i: number): boolean;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

// seat-map.html shows the map as the seat page has it; seat-map.html?map=bare the simplest canvas.
const stage = document.querySelector<HTMLElement>('#stage')!;
window.bench =
  new URLSearchParams(location.search).get('map') === 'bare'
    ? (await import('./seat-map-bare.ts')).bare(stage)
    : await (await import('./seat-map-ours.tsx')).ours(stage);

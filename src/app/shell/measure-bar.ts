import { useApp } from '#stores/app.ts';

/** A ref for the bar that stays at the top: what sticks below it starts at its height (`--navbar`), at any size of type. */
export function measureBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined;
  const watch = new ResizeObserver(() => {
    const height = Math.round(bar.getBoundingClientRect().height);
    useApp.getState().setNavbarHeight(height);
    document.documentElement.style.setProperty('--navbar', `${height}px`);
  });
  watch.observe(bar);
  return () => watch.disconnect();
}

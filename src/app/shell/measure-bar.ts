import { useApp } from '#stores/app.ts';

/** A ref for the bar that stays at the top: its height is known to what sticks below it, at any size of type. */
export function measureBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined;
  const watch = new ResizeObserver(() => {
    const height = Math.round(bar.getBoundingClientRect().height);
    const app = useApp.getState();
    if (app.navbarHeight !== height) app.setNavbarHeight(height);
  });
  watch.observe(bar);
  return () => watch.disconnect();
}

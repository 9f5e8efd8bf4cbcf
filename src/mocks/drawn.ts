import { ART_BASE } from '#art/path.ts';

/** A static host has the drawings of the season that it was built with; those of what was published since are made here. */
export function drawMissing(): void {
  const missed = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLImageElement)) return;
    const { pathname } = new URL(target.currentSrc || target.src);
    if (!pathname.startsWith(`${ART_BASE}/`)) return;
    const { artResponse } = await import('#art/serve.ts');
    const drawn = artResponse(pathname);
    if (drawn) target.src = `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`;
  };
  // It does not rise from the picture.
  document.addEventListener('error', event => void missed(event), true);
}

import type { PageName } from './pages.ts';

/** The house lights are down in the digital halls: their pages are dark, the frame around them as well. */
export const themeOf = (name: PageName | null): 'hall' | null =>
  name?.startsWith('digitalhall') ? 'hall' : null;

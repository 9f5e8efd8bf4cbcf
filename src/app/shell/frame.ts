import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from '#lib/chunk.ts';
import type { Layout } from '#site/tree.ts';

/** What the two layouts have around a page. */
export interface Frame {
  readonly Header: ComponentType<{ language: ReactNode; held?: ReactNode }>;
  /** At the bottom of the screen, on a phone. */
  readonly Tabs?: ComponentType;
  /** What of an unpaid order stands below the header: a line of its own, or only what belongs to the page. */
  readonly held: 'strip' | 'page';
  /** Pages that ask for it keep their place when another part of them is opened. */
  readonly keepsPlace?: true;
}

const files: Record<Layout, () => Promise<{ frame: Frame }>> = {
  pc: () => import('./frame-pc.ts'),
  mobile: () => import('./frame-mobile.ts'),
};
const loaded: Partial<Record<Layout, Frame>> = {};

/** A visit needs one of the two: the guard loads it before the first page. */
export async function ensureFrame(layout: Layout): Promise<void> {
  loaded[layout] ??= (await loadChunk(files[layout])).frame;
}

export function frameOf(layout: Layout): Frame {
  const frame = loaded[layout];
  if (!frame) throw new Error(`The frame of ${layout} was not loaded.`);
  return frame;
}

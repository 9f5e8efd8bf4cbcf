import type * as z from 'zod/mini';
import type * as shapes from './shapes/media.ts';

export type MediaIndex = z.infer<typeof shapes.mediaIndex>;
export type MediaManifest = z.infer<typeof shapes.mediaManifest>;
export type MediaBars = z.infer<typeof shapes.mediaBars>;
export type MediaMelody = z.infer<typeof shapes.mediaMelody>;
export type MediaScore = z.infer<typeof shapes.mediaScore>;

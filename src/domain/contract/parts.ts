import type * as z from 'zod/mini';
import type * as shapes from './shapes/parts.ts';

export type ArtAttrs = z.infer<typeof shapes.artAttrs>;

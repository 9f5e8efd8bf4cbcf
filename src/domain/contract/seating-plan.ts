import type * as z from 'zod/mini';
import type * as shapes from './shapes/seating-plan.ts';

export type SeatingPlan = z.infer<typeof shapes.seatingPlan>;

import * as z from 'zod/mini';

/**
 * A seating plan in the JSON form that pretix publishes: zones → rows → seats.
 * A zone's position is absolute, a row's relative to its zone, a seat's relative to its row; units are the plan's own.
 * Beyond pretix's fields, a seat may carry `rotation` (degrees) and `kind` (wheelchair, companion) under `uuid`-safe
 * names that pretix ignores.
 */
const point = z.object({ x: z.number(), y: z.number() });
export const planSeat = z.looseObject({
  seat_guid: z.string(),
  seat_number: z.string(),
  position: point,
  category: z.string(),
  radius: z.optional(z.number()),
  rotation: z.optional(z.number()),
  kind: z.optional(z.enum(['wheelchair', 'companion'])),
  /** How other plans mark a wheelchair place. */
  wheelchair: z.optional(z.unknown()),
});

export const planRow = z.looseObject({
  row_number: z.string(),
  row_number_position: z.optional(z.nullable(z.enum(['start', 'end', 'both']))),
  position: point,
  seats: z.array(planSeat),
});

export const planArea = z.looseObject({
  shape: z.enum(['circle', 'ellipse', 'rectangle', 'polygon', 'text']),
  color: z.optional(z.string()),
  border_color: z.optional(z.string()),
  rotation: z.optional(z.number()),
  position: point,
  circle: z.optional(z.looseObject({ radius: z.number() })),
  ellipse: z.optional(z.looseObject({ radius: point })),
  rectangle: z.optional(z.looseObject({ width: z.number(), height: z.number() })),
  polygon: z.optional(z.looseObject({ points: z.array(point) })),
  text: z.optional(
    z.looseObject({
      text: z.string(),
      position: z.optional(point),
      size: z.optional(z.number()),
      color: z.optional(z.string()),
    }),
  ),
});

export const planZone = z.looseObject({
  name: z.string(),
  /** English name; pretix plans have one name only. */
  name_en: z.optional(z.string()),
  zone_id: z.optional(z.string()),
  /** Zones of one level have the same word here; without it a zone is a level of its own. Own field. */
  level: z.optional(z.string()),
  position: point,
  rows: z.array(planRow),
  areas: z.optional(z.array(planArea)),
});

const planSize = z.object({ width: z.number(), height: z.number() });
/** As files have it: the form's first version has no size. */
export const planFile = z.looseObject({
  name: z.string(),
  categories: z.array(z.looseObject({ name: z.string(), color: z.string() })),
  zones: z.array(planZone),
  size: z.optional(planSize),
  /** Where the stage is, for the view from a seat and for best-available. Own field; default: top middle. */
  stage: z.optional(
    z.looseObject({
      x: z.number(),
      y: z.number(),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      points: z.optional(z.array(point)),
    }),
  ),
});

export const seatingPlan = z.extend(planFile, { size: planSize });

/** Facts of a visit that pages, questions and tickets all tell: said once. Minutes before the concert; the fee is in the currency’s own unit. */
export const DOORS = { foyer: 60, hall: 45 } as const;
export const TALK_BEFORE = 45;
export const GARAGE = { places: 320, wide: 8, fee: 15, hours: 3 } as const;
/** From how many years on children hear a family concert, and how tall they are at others, in metres. */
export const CHILDREN = { familyFrom: 4, height: 1.2 } as const;

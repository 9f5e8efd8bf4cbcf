/** Facts of a visit that pages, questions and tickets all tell: said once. Minutes before the concert; the fee is in the currency’s own unit. */
export const DOORS = { foyer: 60, hall: 45 } as const;
export const TALK_BEFORE = 45;
export const GARAGE = { places: 320, wide: 8, fee: 15, hours: 3 } as const;

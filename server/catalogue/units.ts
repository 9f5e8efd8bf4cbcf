/** Units of a counted stock that can be bought at all: u1, u2 … without those that the house keeps from sale. */
export const unitsOf = (capacity: number, withheld: number): string[] =>
  Array.from({ length: Math.max(0, capacity - withheld) }, (_, i) => `u${withheld + i + 1}`);

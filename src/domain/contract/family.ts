/** seat: tickets with a place; show: tickets without; card: membership cards; mall: goods; dams: a further channel. */
export const FAMILIES = ['seat', 'show', 'card', 'mall', 'dams'] as const;
export type Family = (typeof FAMILIES)[number];

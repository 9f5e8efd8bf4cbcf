/** The front of the page: one article in full width, and these beside it. */
const BRIEFS = 5;
export const FRONT = BRIEFS + 1;
/** Articles of the list below. */
export const PAGE_SIZE = 10;

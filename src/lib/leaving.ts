/** Whether another page is on its way; the router tells (app/boot). */
export const leaving = { now: false };

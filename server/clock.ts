/** The server's clock, in milliseconds since the epoch. Rules never read another one. */
export interface Clock {
  now(): number;
}

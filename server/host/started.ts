/** What `npm start` tells the process that it begins (scripts/start.ts); nothing where the process is begun without it. */
export const started: {
  /** When the site is built; rejected where it cannot be. */
  site?: Promise<void>;
  /** Of everything that the demonstration's season is read from. */
  season?: string;
  /** The folder of an empty database of this release, which becomes that of an empty data folder. */
  empty?: string;
  /** What is done for the next start when there is nothing else to do. */
  forNext?: () => void;
} = {};

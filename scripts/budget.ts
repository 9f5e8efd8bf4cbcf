/** What may weigh how much (scripts/check-size.ts), bytes. */
export const BUDGET = {
  script: 140_000,
  wayIn: 155_000,
  style: 18_000,
  page: 16_000,
  door: 60_000,
  link: 40_000,
} as const;

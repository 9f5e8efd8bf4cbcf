/**
 * Draws the three halls of the demonstration world as seating plans (pretix's JSON form) into demo/season/halls.
 * Run it after a change: node tools/halls/draw.ts
 */
import { writeFileSync } from 'node:fs';
import { chamberHall } from './chamber.ts';
import { lawn } from './lawn.ts';
import { mainHall } from './main.ts';

for (const [name, plan] of Object.entries({ main: mainHall(), chamber: chamberHall(), lawn: lawn() })) {
  const seats = plan.zones.flatMap(z => z.rows).reduce((n, row) => n + row.seats.length, 0);
  writeFileSync(
    new URL(`../../demo/season/halls/${name}.json`, import.meta.url),
    `${JSON.stringify(plan, null, 1)}\n`,
  );
  console.info(`${name}: ${seats} seats`);
}

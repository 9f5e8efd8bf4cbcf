/** The style sheets keep to their rules. Part of `npm run check`. */
import { styleFaults } from './style-rules.ts';

const faults = styleFaults();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was typed; what is not understood is said in a line, and ends the command. */
export function typed<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

import { builtinEnvironments, type Environment } from 'vitest/runtime';

let made: Promise<unknown> | undefined;

/** jsdom, once for all files of a worker: what modules remember of their window stays true. */
export default {
  name: 'kept-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    made ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await made;
    return { teardown: () => undefined };
  },
} satisfies Environment;

import { afterEach, beforeEach, expect, vi } from 'vitest';

// React keeps the stack of every element that it makes: of ten calls, not of Vitest's hundred.
Error.stackTraceLimit = 10;

/** console.error fails the test that caused it; a test that means to cause one says so with `expectErrors()`. */
let errors: unknown[][] = [];
let allowed = false;
export function expectErrors(): void {
  allowed = true;
}

beforeEach(() => {
  errors = [];
  allowed = false;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (!allowed)
    expect(
      errors.map(args => args.map(String).join(' ')),
      'console.error was called',
    ).toEqual([]);
});

// What jsdom lacks and the site uses.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Nothing is laid out here: all of it is in sight.
  globalThis.IntersectionObserver ??= class {
    readonly #seen: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.#seen = seen;
    }
    observe(target: Element) {
      queueMicrotask(() => this.#seen([{ isIntersecting: true, target }]));
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

import { afterAll, beforeAll, vi } from 'vitest';

/** jsdom draws nothing: a context that takes every call, a path and a matrix, and elements that have a size. */
export function fakeCanvas(): void {
  beforeAll(() => {
    HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
      return new Proxy({ canvas: this } as Record<PropertyKey, unknown>, {
        get: (target, key) => (key in target ? target[key] : () => undefined),
        set: (target, key, value) => {
          target[key] = value;
          return true;
        },
      });
    } as never;
    const nothing = class {
      [name: string]: unknown;
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: every method gives the same stand-in
        return new Proxy(this, {
          get: (_, key) => (key === Symbol.toPrimitive ? undefined : () => new nothing()),
        });
      }
    };
    vi.stubGlobal('Path2D', nothing);
    vi.stubGlobal('DOMMatrix', nothing);
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 700);
    globalThis.DOMRect ??= class {
      left = 0;
      top = 0;
      width = 1000;
      height = 700;
    } as never;
  });
  afterAll(() => vi.unstubAllGlobals());
}

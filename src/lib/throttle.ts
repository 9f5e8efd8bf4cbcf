/** Calls `run` at once and then at most every `wait` ms; the last call of a burst is not lost (specification §9). */
export function throttle<Args extends unknown[]>(run: (...args: Args) => void, wait = 100) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const next = () => {
    timer = undefined;
    if (!pending) return;
    const args = pending;
    pending = undefined;
    fire(args);
  };
  const fire = (args: Args) => {
    timer = setTimeout(next, wait);
    run(...args);
  };
  const throttled = (...args: Args): void => {
    if (timer) pending = args;
    else fire(args);
  };
  throttled.cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  return throttled;
}

/** A promise that a view reads later: its rejection is the view's to show, and not an unhandled one. */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** A promise that a view will read: its rejection is the view's to show, and not an unhandled one. */
export function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

const KEY = 'heming.reloaded';
/** Not more than one automatic reload in this time; ms. */
const GUARD = 60_000;

/** After a deploy the old page's code may be gone: one guarded reload (quality.md R16). */
export function reloadOnce(now = Date.now()): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < GUARD) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage a loop could not be stopped: the error screen stays.
    return;
  }
  window.location.reload();
}

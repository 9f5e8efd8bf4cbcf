/**
 * What this device remembers of the step that binds a mobile: that it is open (for this tab, so that a reload finds it
 * again), and who has put it off (for good: it is offered once). Storage that is denied remembers nothing.
 */
const OPEN = 'heming.binding';
const LATER = 'heming.bind-later';
const MOST = 20;

const attempt = <T>(run: () => T, fallback: T): T => {
  try {
    return run();
  } catch {
    return fallback;
  }
};
const later = (): string[] =>
  attempt(() => (localStorage.getItem(LATER) ?? '').split(' ').filter(Boolean), []);

export const isBinding = (memberId: string): boolean =>
  attempt(() => sessionStorage.getItem(OPEN) === memberId, false);
export const wantsLater = (memberId: string): boolean => later().includes(memberId);

export const beginBinding = (memberId: string): void =>
  attempt(() => sessionStorage.setItem(OPEN, memberId), undefined);
export const endBinding = (): void => attempt(() => sessionStorage.removeItem(OPEN), undefined);
export const putOff = (memberId: string): void =>
  attempt(() => localStorage.setItem(LATER, [memberId, ...later()].slice(0, MOST).join(' ')), undefined);

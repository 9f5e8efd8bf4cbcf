/** Whole seconds that have passed, as a player's clock counts them: 4:05, 41:55, 1:08:12. Empty where nothing sounds. */
export function clockOf(seconds: number): string {
  const s = Math.floor(seconds);
  if (!(s > 0)) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

/** Whole minutes, at least one, of something that sounds. */
export const minutesOf = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;

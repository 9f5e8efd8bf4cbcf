/** A companion's place goes with a wheelchair place, one for each: true when there are more of them. */
export function companionsAlone(kinds: readonly (string | undefined)[]): boolean {
  const count = (kind: string): number => kinds.filter(k => k === kind).length;
  return count('companion') > count('wheelchair');
}

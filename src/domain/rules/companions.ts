import { piecesOf, type RowSeat } from './orphan.ts';

type Kind = 'seat' | 'wheelchair' | 'companion';
interface PlannedPlace extends RowSeat {
  readonly kind: Kind;
}

/** A companion's place goes with a wheelchair place, one for each: true when there are more of them. */
export function companionsAlone(kinds: readonly (string | undefined)[]): boolean {
  const count = (kind: string): number => kinds.filter(k => k === kind).length;
  return count('companion') > count('wheelchair');
}

/**
 * Whose companion's place is whose: by the wheelchair place's id, the one beside it in its row. Of two chairs that share a
 * neighbour the first has it only where it has no other.
 */
export function companionsOf<Seat extends PlannedPlace>(
  rows: readonly (readonly Seat[])[],
): Map<string, Seat> {
  const owned = new Map<string, Seat>();
  for (const row of rows) {
    if (!row.some(s => s.kind === 'wheelchair')) continue;
    for (const piece of piecesOf(row)) {
      const given = new Set<Seat>();
      piece.forEach((chair, i) => {
        if (chair.kind !== 'wheelchair') return;
        const own = [piece[i - 1], piece[i + 1]].find(s => s?.kind === 'companion' && !given.has(s));
        if (!own) return;
        given.add(own);
        owned.set(chair.id, own);
      });
    }
  }
  return owned;
}

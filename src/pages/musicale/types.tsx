import { PROGRAM_TYPES } from '#domain/contract/program.ts';
import type { ProgramType } from '#features/programme-card/type-chips.tsx';
import { SEASON_TYPES, TypeLinks } from '#features/programme-card/type-chips.tsx';
import { Missing } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { type loader, useListState } from './model.ts';

/** Kinds that the season has, as links; the chosen one stays among them whatever the season has. */
export function Types({ data }: { data: Pick<Awaited<ReturnType<typeof loader>>, 'types'> }) {
  const { state, to } = useListState();
  const offered = state.past === 'only' ? PROGRAM_TYPES : SEASON_TYPES;
  // The archive's dates and composers are not the season's.
  const leaving =
    state.type === 'archive'
      ? { composer: undefined, month: undefined, date: undefined }
      : { composer: undefined };
  const links = (types: readonly ProgramType[]) => (
    <TypeLinks value={state.type} types={types} to={type => to({ type, ...leaving })} />
  );
  return (
    <Load
      from={data.types}
      skeleton={links(SEASON_TYPES)}
      failed={error => (
        <>
          <Missing error={error} />
          {links(SEASON_TYPES)}
        </>
      )}
    >
      {types => links(offered.filter(type => type === state.type || types.some(t => t.code === type)))}
    </Load>
  );
}

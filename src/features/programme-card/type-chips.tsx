import { PROGRAM_TYPES, type ProgramCard } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Chip, ChipLink, Chips } from '#ui/chip.tsx';

export type ProgramType = ProgramCard['type'];
/** Kinds of the current season; past seasons have a page of their own. */
export const SEASON_TYPES: readonly ProgramType[] = PROGRAM_TYPES.filter(type => type !== 'archive');

interface Props {
  value: ProgramType | undefined;
  /** The kinds to offer. */
  types?: readonly ProgramType[];
}

/** Kinds of concerts as chips: one is pressed, “all” by default. */
export function TypeChips({
  value,
  types = SEASON_TYPES,
  onChange,
}: Props & { onChange: (type: ProgramType | undefined) => void }) {
  const t = useCopy('programme');
  return (
    <Chips label={t('typeLabel')}>
      {[undefined, ...types].map(type => (
        <Chip key={type ?? 'all'} on={value === type} onClick={() => onChange(type)}>
          {t(`types.${type ?? 'all'}`)}
        </Chip>
      ))}
    </Chips>
  );
}

/** The same where the choice lives in the URL. */
export function TypeLinks({
  value,
  types = SEASON_TYPES,
  to,
}: Props & { to: (type: ProgramType | undefined) => string }) {
  const t = useCopy('programme');
  return (
    <Chips label={t('typeLabel')}>
      {[undefined, ...types].map(type => (
        <ChipLink key={type ?? 'all'} on={value === type} to={to(type)}>
          {t(`types.${type ?? 'all'}`)}
        </ChipLink>
      ))}
    </Chips>
  );
}

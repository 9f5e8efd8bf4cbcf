import { office } from '#domain/contract/desk.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { Select, Shown } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

interface Choice {
  readonly value: string;
  onValue(id: string): void;
}
interface Evenings extends Choice {
  readonly label: string;
  readonly name?: string;
  readonly evenings: readonly { scheduleId: string; startsAt: string; title: Bilingual }[];
}
/** One of these evenings, or none yet. */
export function EveningSelect({ evenings, ...choice }: Evenings) {
  const { locale } = useDesk();
  return (
    <Select
      {...choice}
      blank
      of={evenings.map(e => [e.scheduleId, `${longDateTime(e.startsAt, locale)} ${say(e.title, locale)}`])}
    />
  );
}

interface Props extends Choice {
  /** Those that have ended, too. */
  readonly past?: boolean;
}
/** One evening of the season. */
export function EveningChoice({ past = false, ...choice }: Props) {
  const { t } = useDesk();
  const loaded = useCall(office.evenings, past ? { past: 'Y' } : {});
  return (
    <Shown of={loaded}>
      {({ list }) => <EveningSelect label={t.counter.evening} name="evening" evenings={list} {...choice} />}
    </Shown>
  );
}

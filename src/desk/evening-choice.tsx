import { office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { Labelled } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

interface Props {
  readonly value: string;
  /** Those that have ended, too. */
  readonly past?: boolean;
  onValue(id: string): void;
}
/** One evening of the season. */
export function EveningChoice({ value, past = false, onValue }: Props) {
  const { t, locale } = useDesk();
  const { data } = useCall(office.evenings, past ? { past: 'Y' } : {});
  return (
    <Labelled label={t.today.evenings}>
      {id => (
        <select id={id} name="evening" value={value} onChange={e => onValue(e.target.value)}>
          <option value="" />
          {data?.list.map(e => (
            <option key={e.scheduleId} value={e.scheduleId}>
              {longDateTime(e.startsAt, locale)} {say(e.title, locale)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

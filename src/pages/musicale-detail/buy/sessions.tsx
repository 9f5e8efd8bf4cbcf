import type { Schedule } from '#domain/contract/program.ts';
import { SaleStateTag } from '#features/programme-card/state.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import styles from './sessions.module.css';

interface Props {
  schedules: readonly Schedule[];
  value: string;
  onChange: (scheduleId: string) => void;
}

/** The performances as radio buttons: date, time, hall where they differ, and state in words. */
export function Sessions({ schedules, value, onChange }: Props) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const oneHall = new Set(schedules.map(s => s.hall.id)).size === 1;
  return (
    <fieldset className={`grid gap-3 ${styles.sessions}`}>
      <legend className="vh">{t('sessions')}</legend>
      {schedules.map(s => {
        const at = hallTime(s.startsAt);
        const month = monthOf(at, locale, true);
        const day = weekdayShort(at.weekday, locale);
        return (
          <label className="as-block pointer relative control-box" key={s.id}>
            <input
              className="absolute inset-0 pointer"
              type="radio"
              name="session"
              checked={s.id === value}
              onChange={() => onChange(s.id)}
            />
            <span className="num t-6">{at.day}</span>
            <small className="as-block t-sm sec mt-2">
              {locale === 'zh-CN' ? `${month} ${day} ${at.time}` : `${month}, ${day} ${at.time}`}
            </small>
            {!oneHall && <small className="as-block t-sm sec mt-2">{s.hall.name}</small>}
            <SaleStateTag of={s} />
          </label>
        );
      })}
    </fieldset>
  );
}
